import assert from 'node:assert/strict';
import { markdown, sketch } from '../../../../../../support/reading.ts';

const sketchOf = async (...lines: string[]): Promise<string[]> =>
  sketch((await markdown(`# T\n\n${lines.join('\n')}\n`)).blocks);

describe('withTypedLines', () => {
  it('takes lines of nothing but code between sentences for what is typed', async () => {
    const [first, typed, last] = await sketchOf('Take the boat.', '`sail`', '`moor`', 'It is there.');
    assert.equal(first, 'paragraph: Take the boat.');
    assert.match(typed!, /^code.*sail\nmoor/su);
    assert.equal(last, 'paragraph: It is there.');
  });

  it('leaves a line alone that a sentence goes on over', async () => {
    for (const lines of [
      ['The name of it is', '`sail`', 'and no other.'],
      ['Take the boat.', '`sail` is its name.'],
      ['ボートを使うので', '`sail`', 'とタイプ。'],
    ])
      assert.equal((await sketchOf(...lines)).length, 1, lines[0]);
  });
});

import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { numberedLines } from '../../../../../src/engine/outline/implied/numberedLines.ts';
import { markdown } from '../../../../support/reading.ts';

const headingsIn = async (...lines: readonly string[]) =>
  numberedLines((await markdown(lines.join('\n\n'))).blocks)?.found.map(({ heading }) => plain(heading));
const text = 'The board talked about the boats of the harbor for an hour.';

describe('numberedLines', () => {
  it('takes lines that count what they stand over for headings', async () => {
    assert.deepEqual(
      await headingsIn('Who was there', 'TOP 1. Boats', text, 'TOP 2. Piers', text, 'TOP 3. Fees', text),
      ['TOP 1. Boats', 'TOP 2. Piers', 'TOP 3. Fees'],
    );
  });

  it('takes names behind a number between paragraphs, and no list whose entries are apart', async () => {
    assert.deepEqual(await headingsIn('1. Why', text, '2. Who may sail', text, '3. Misc.', text), [
      'Why',
      'Who may sail',
      'Misc',
    ]);
    assert.equal(await headingsIn(...[1, 2, 3].flatMap((at) => [`${at}. ${text}`, text])), undefined);
  });

  it('takes two of them where the first begins it all', async () => {
    assert.deepEqual(await headingsIn('1. Why', text, '2. Who may sail', text), ['Why', 'Who may sail']);
    assert.equal(await headingsIn(text, '1. Why', text, '2. Who may sail', text), undefined);
  });

  it('takes parts of a part with it', async () => {
    const lines = [
      'Minutes',
      'Item 1: Boats',
      text,
      'Item 2: Other',
      'Item 2.1: Fees',
      text,
      'Item 3: Piers',
      text,
    ];
    assert.equal((await headingsIn(...lines))?.length, 4);
  });

  it('takes two of them, or lines out of order, for text', async () => {
    assert.equal(await headingsIn('TOP 1. Boats', text, 'TOP 2. Piers', text), undefined);
    assert.equal(
      await headingsIn('Pier 7 Boats', text, 'Pier 2 Fees', text, 'Pier 9 Ropes', text),
      undefined,
    );
  });

  it('takes sentences, and lines over nothing, for text', async () => {
    const sentences = [1, 2, 3].map((number) => `Step ${number} is to mend the boat.`);
    assert.equal(await headingsIn(...sentences.flatMap((sentence) => [sentence, text])), undefined);
    assert.equal(await headingsIn('Pier 1 Boats', 'Pier 2 Fees', 'Pier 3 Ropes', text), undefined);
  });

  it('takes the captions of tables for what they are', async () => {
    const table = '| a | b |\n| --- | --- |\n| 1 | 2 |';
    const captioned = [1, 2, 3].flatMap((number) => [text, table, `Table ${number}: Boats`]);
    assert.equal(await headingsIn(...captioned), undefined);
  });
});

import assert from 'node:assert/strict';
import { plain } from '../../../../src/deck/richText.ts';
import { isDeep, isFolded, lineWithBelow } from '../../../../src/engine/features/folded.ts';
import type { ListItem } from '../../../../src/engine/reading/document/sourceDocument.ts';
import { markdown } from '../../../support/reading.ts';

const itemOf = async (text: string): Promise<ListItem> => {
  const [list] = (await markdown(text)).blocks;
  assert.ok(list?.kind === 'list');
  return list.items[0]!;
};
const lineOf = async (text: string): Promise<string | undefined> => {
  const line = lineWithBelow(await itemOf(text));
  return line && plain(line);
};
const countedLineOf = async (text: string): Promise<string | undefined> => {
  const line = lineWithBelow(await itemOf(text), true);
  return line && plain(line);
};
const folds = async (text: string): Promise<boolean> => isFolded(await itemOf(text));

describe('an entry and what stands below it', () => {
  it('are as short as one line', async () => {
    for (const text of ['- Coffee\n  - black\n  - white', '- Coffee:\n  - black, hot\n  - white'])
      assert.equal(await folds(text), true, text);
    assert.equal(await lineOf('- Coffee\n  - black\n  - white'), 'Coffee: black, white');
    assert.equal(await lineOf('- Coffee:\n  - black, hot\n  - white'), 'Coffee: black, hot; white');
  });

  it('are not where the entry is a sentence, a task or a step, or what is below says more', async () => {
    for (const text of [
      '- We drink coffee.\n  - black\n  - white',
      '- [ ] Coffee\n  - black\n  - white',
      '- Coffee\n  1. grind\n  2. brew',
      '- Coffee\n  - black as it comes here\n  - white',
      '- Coffee\n  - black\n    - hot',
    ])
      assert.equal(await folds(text), false, text);
  });

  it('are one line where all is counted, a name before its sentences', async () => {
    assert.equal(await countedLineOf('1. Coffee\n   1. black\n   1. white'), 'Coffee: black, white');
    assert.equal(
      await countedLineOf('1. Coffee\n   1. Ann buys it.\n   1. Bo pays.'),
      'Coffee: Ann buys it. Bo pays.',
    );
  });

  it('are one line up to forty words, sentences as sentences, with one colon', async () => {
    assert.equal(
      await lineOf('- Coffee\n  - black as it comes here\n  - white'),
      'Coffee: black as it comes here, white',
    );
    assert.equal(
      await lineOf('- Coffee\n  - black as it comes here today\n  - white'),
      'Coffee: black as it comes here today; white',
    );
    assert.equal(await lineOf('- We drink coffee.\n  - black\n  - white'), 'We drink coffee: black, white');
    assert.equal(await lineOf('- Later: coffee\n  - black'), 'Later: coffee – black');
    assert.equal(await lineOf('- 咖啡\n  - 黑的'), '咖啡：黑的');
    assert.equal(await lineOf(`- Coffee\n  - ${'black '.repeat(40)}`), undefined);
    assert.equal(await lineOf('- Coffee\n  1. grind\n  2. brew'), undefined);
  });

  it('are deep where the entries below have more below them than a line holds', async () => {
    assert.equal(isDeep(await itemOf('- Monday\n  - Coffee\n    - black\n    - white')), false);
    assert.equal(isDeep(await itemOf('- Monday\n  - Coffee\n    - black as it comes here')), true);
    assert.equal(isDeep(await itemOf('- Monday\n  - Coffee')), false);
  });
});

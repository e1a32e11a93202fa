import assert from 'node:assert/strict';
import { plain } from '../../../../src/deck/richText.ts';
import { foldedLine, isDeep } from '../../../../src/engine/features/folded.ts';
import type { ListItem } from '../../../../src/engine/reading/document/sourceDocument.ts';
import { markdown } from '../../../support/reading.ts';

const itemOf = async (text: string): Promise<ListItem> => {
  const [list] = (await markdown(text)).blocks;
  assert.ok(list?.kind === 'list');
  return list.items[0]!;
};
const folded = async (text: string): Promise<string | undefined> => {
  const line = foldedLine(await itemOf(text));
  return line && plain(line);
};

describe('an entry and what stands below it', () => {
  it('are one line where that is short', async () => {
    assert.equal(await folded('- Coffee\n  - black\n  - white'), 'Coffee: black, white');
    assert.equal(await folded('- Coffee:\n  - black, hot\n  - white'), 'Coffee: black, hot; white');
  });

  it('are none where the entry is a sentence, a task or a step, or what is below says more', async () => {
    assert.equal(await folded('- We drink coffee.\n  - black\n  - white'), undefined);
    assert.equal(await folded('- [ ] Coffee\n  - black\n  - white'), undefined);
    assert.equal(await folded('- Coffee\n  1. grind\n  2. brew'), undefined);
    assert.equal(await folded('- Coffee\n  - black as it comes here\n  - white'), undefined);
    assert.equal(await folded('- Coffee\n  - black\n    - hot'), undefined);
  });

  it('are deep where the entries below have more below them than a line holds', async () => {
    assert.equal(isDeep(await itemOf('- Monday\n  - Coffee\n    - black\n    - white')), false);
    assert.equal(isDeep(await itemOf('- Monday\n  - Coffee\n    - black as it comes here')), true);
    assert.equal(isDeep(await itemOf('- Monday\n  - Coffee')), false);
  });
});

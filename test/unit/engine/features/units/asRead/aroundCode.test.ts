import assert from 'node:assert/strict';
import { plain } from '../../../../../../src/deck/richText.ts';
import { withCodeInLine } from '../../../../../../src/engine/features/units/asRead/aroundCode.ts';
import { markdown } from '../../../../../support/reading.ts';

const read = async (text: string) =>
  withCodeInLine((await markdown(text)).blocks).map((block) =>
    block.kind === 'paragraph' ? plain(block.text) : block.kind,
  );
const typed = (code: string) => `\`\`\`js\n${code}\n\`\`\``;

describe('a line of code in the middle of a sentence', () => {
  it('stands in that sentence', async () => {
    assert.deepEqual(
      await read(`We do not want:\n\n${typed('sail(a, )')}\n\nfor two reasons:\n\n- It is long.`),
      ['We do not want sail(a, ) for two reasons:', 'list'],
    );
  });

  it('is a listing where the sentence around such lines would come to no end', async () => {
    const text = Array.from({ length: 40 }, () => `and so we sail on to the north\n\n${typed('sail()')}`);
    const kinds = (await read(text.join('\n\n'))).filter((block) => block === 'code');
    assert.ok(kinds.length >= 3, String(kinds.length));
  });

  it('is a listing between two sentences, where it is longer than a line, and behind a prompt', async () => {
    for (const text of [
      `We do not want:\n\n${typed('sail(a, )')}\n\nThere are two reasons.`,
      `We do not want this.\n\n${typed('sail(a, )')}\n\nfor two reasons`,
      `We do not want:\n\n${typed('sail(a,\n)')}\n\nfor two reasons.`,
      `We do not want:\n\n${typed('$ sail')}\n\nfor two reasons.`,
    ])
      assert.equal((await read(text))[1], 'code', text);
  });
});

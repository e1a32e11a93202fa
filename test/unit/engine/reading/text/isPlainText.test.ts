import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { isPlainText } from '../../../../../src/engine/reading/text/isPlainText.ts';
import { read } from '../../../../support/reading.ts';

const memo = 'MEMO\n\nTO: Ada\n\nWHY WE MOVE\n\nThe lease ends.\n\nWHAT TO DO\n\n1) Label boxes.\n';

describe('isPlainText', () => {
  it('knows a text with its headings in capitals', async () => {
    assert.ok(isPlainText(memo));
    const { documents } = await read('memo.md', memo);
    assert.ok(documents[0]!.sections.some(({ heading }) => plain(heading) === 'WHY WE MOVE'));
  });

  it('is no text with marks, and none with a line in capitals only', () => {
    for (const text of [
      `${memo}\n**Soon**`,
      `# Move\n\n${memo}`,
      `${memo}\n[a](b)`,
      'NOTE\n\nThe lease ends.\n',
    ])
      assert.ok(!isPlainText(text), text);
  });
});

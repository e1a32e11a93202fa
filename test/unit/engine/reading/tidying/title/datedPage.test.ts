import assert from 'node:assert/strict';
import { plain } from '../../../../../../src/deck/richText.ts';
import { markdown } from '../../../../../support/reading.ts';

const namedIn = async (title: string, body: string): Promise<(string | undefined)[]> => {
  const document = await markdown(`---\ntitle: ${title}\ndate: 2026-01-04\n---\n\n${body}`);
  return [document.title && plain(document.title), document.date];
};

describe('a page that its front matter calls by its day', () => {
  const minutes = '### Meeting of the rowing club\n\nAll came.\n\n### Fees\n\nThey stay.\n';

  it('is called as the heading that it begins with, and of that day', async () => {
    assert.deepEqual(await namedIn('2025-06-11', minutes), ['Meeting of the rowing club', '2025-06-11']);
  });

  it('keeps a title that says more, and its own where no heading is a name', async () => {
    assert.deepEqual(await namedIn('Minutes', minutes), ['Minutes', '2026-01-04']);
    assert.deepEqual(await namedIn('2025-06-11', '### Agenda\n\nFees.\n\n### Fees\n\nThey stay.\n'), [
      '2025-06-11',
      '2026-01-04',
    ]);
  });
});

import assert from 'node:assert/strict';
import { markdown } from '../../../../support/reading.ts';

describe('RichTextBuilder', () => {
  it('keeps two names in code apart', async () => {
    const [paragraph] = (await markdown('In `boat@3`\n`info` objects')).blocks;
    assert.ok(paragraph?.kind === 'paragraph');
    assert.deepEqual(paragraph.text, [
      { text: 'In ' },
      { text: 'boat@3', marks: ['code'] },
      { text: ' ' },
      { text: 'info', marks: ['code'] },
      { text: ' objects' },
    ]);
  });
});

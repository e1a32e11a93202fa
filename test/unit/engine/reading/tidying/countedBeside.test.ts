import assert from 'node:assert/strict';
import { outline, read } from '../../../../support/reading.ts';

describe('headings that are counted', () => {
  it('stand beside what their numbers make them an equal of', async () => {
    const text =
      '# T\n\n## Item 7.1 Who counts\n\nAda.\n\n### Item 7.2 The chair\n\nBo.\n\n### Item 7.3 The rest\n\nCy.\n\n## Item 8 End\n\nSo.\n';
    const { documents } = await read('document.md', text);
    assert.deepEqual(outline(documents[0]!.sections), [
      'Item 7.1 Who counts',
      'Item 7.2 The chair',
      'Item 7.3 The rest',
      'Item 8 End',
    ]);
  });

  it('stay below where their numbers go on counting below', async () => {
    const text = '# T\n\n## 7.1 Boats\n\nAda.\n\n### 7.1.1 Oars\n\nBo.\n\n### 1.2 Sails\n\nCy.\n';
    const { documents } = await read('document.md', text);
    assert.deepEqual(outline(documents[0]!.sections), ['7.1 Boats', '  7.1.1 Oars', '  1.2 Sails']);
  });
});

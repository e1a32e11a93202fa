import assert from 'node:assert/strict';
import { plain } from '../../../../../../src/deck/richText.ts';
import { blockTexts } from '../../../../../../src/engine/reading/document/blockTexts.ts';
import { read } from '../../../../../support/reading.ts';

const readAll = async (text: string) => {
  const { documents, emptySections } = await read('document.md', text);
  const [document] = documents;
  assert.ok(document);
  return { document, emptySections };
};

describe('fields that are headings', () => {
  it('are fields of the document, and no headings with nothing below them', async () => {
    const { document, emptySections } = await readAll(
      '# Advisory\n\n###### Title: Doors that do not close\n\n###### Release Date: 2026-05-03\n\n### Overview\n\ntext\n\n### Details\n\nmore',
    );
    assert.deepEqual(
      [document.title && plain(document.title), document.date, emptySections],
      ['Doors that do not close', '2026-05-03', []],
    );
    assert.deepEqual(
      document.sections.map(({ heading }) => plain(heading)),
      ['Overview', 'Details'],
    );
  });

  it('have nothing below them: lower headings after them are those of the document', async () => {
    const { document } = await readAll(
      '# Name: Harbor\n\n# Author: Ada\n\n## Goal\n\ntext\n\n## Costs\n\nmore\n\n### Paint\n\nend',
    );
    assert.deepEqual(
      document.sections.map(({ heading }) => plain(heading)),
      ['Goal', 'Costs'],
    );
  });

  it('are fields where a few words are all that stands below each of the first, and only those', async () => {
    const { document } = await readAll(
      '# The relay\n\nMail waited.\n\n## Date\n\n2024-03-02\n\n## Authors\n\nAda Holm\n\n## Status\n\nDone, but for the alarm\n\n## Cause\n\nA full disk.\n\n## Location\n\nHarbor',
    );
    assert.deepEqual(
      [document.date, document.author, document.status],
      ['2024-03-02', 'Ada Holm', 'Done, but for the alarm'],
    );
    assert.deepEqual(
      document.sections.map(({ heading }) => plain(heading)),
      ['Cause', 'Location'],
    );
    assert.deepEqual(document.blocks.flatMap(blockTexts).map(plain), ['Mail waited.']);
    const alone = await readAll('# T\n\n## Date\n\n2024-03-02\n\n## Cause\n\ntext\n\n## Next\n\nmore');
    assert.equal(alone.document.sections.length, 3);
  });

  it('are none where text stands below them, or above them', async () => {
    const below = await readAll('# T\n\n## Status: open\n\ntext\n\n## Next\n\nmore');
    assert.equal(below.document.sections.length, 2);
    const above = await readAll('# T\n\ntext\n\n## Status: open\n\n## Next\n\nmore\n\n## Last\n\nend');
    assert.deepEqual(above.emptySections, ['Status: open']);
  });
});

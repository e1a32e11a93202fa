import assert from 'node:assert/strict';
import { plain } from '../../../../../../src/deck/richText.ts';
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

  it('are none where text stands below them, or above them', async () => {
    const below = await readAll('# T\n\n## Status: open\n\ntext\n\n## Next\n\nmore');
    assert.equal(below.document.sections.length, 2);
    const above = await readAll('# T\n\ntext\n\n## Status: open\n\n## Next\n\nmore\n\n## Last\n\nend');
    assert.deepEqual(above.emptySections, ['Status: open']);
  });
});

import assert from 'node:assert/strict';
import { outline, read } from '../../../support/reading.ts';

const headingsOf = async (text: string) => {
  const { documents, emptySections } = await read('document.md', text);
  return { headings: outline(documents[0]?.sections ?? []), emptySections };
};
const full = '## Plan\n\nWe build it in May.\n\n## Cost\n\nIt costs 3 million.\n';

describe('what says that there is nothing', () => {
  it('is left out with its heading, and told', async () => {
    for (const nothing of ['', 'None', 'N/A', '- None', '*TBD*', '<!-- describe the risks -->']) {
      const said = await headingsOf(`# T\n\n${full}\n## Risks\n\n${nothing}\n`);
      assert.deepEqual(said, { headings: ['Plan', 'Cost'], emptySections: ['Risks'] }, nothing);
    }
  });

  it('is left out in other languages', async () => {
    const said = await headingsOf(
      '# T\n\n## Plan\n\nWir bauen das im Mai und werden im Juni damit fertig sein.\n\n## Kosten\n\nEs kostet drei Millionen.\n\n## Risiken\n\nKeine\n',
    );
    assert.deepEqual(said.emptySections, ['Risiken']);
  });

  it('takes the heading above along when nothing is left under it', async () => {
    const said = await headingsOf(`# T\n\n${full}\n## Open\n\n### Questions\n\nNone\n`);
    assert.deepEqual(said.headings, ['Plan', 'Cost']);
  });

  it('is a form that nobody has filled in', async () => {
    const said = await headingsOf(
      `# T\n\n${full}\n## Sign-off\n\n- Approved by: ____________\n- Date: ________\n\n## Signatures\n\n| Name | Signature |\n|---|---|\n| Ada | |\n| Bo | |\n`,
    );
    assert.deepEqual(said.headings, ['Plan', 'Cost']);
  });

  it('keeps an outline that has nothing but headings', async () => {
    const said = await headingsOf('# Talk\n\n## One\n\n## Two\n\n## Three\n');
    assert.deepEqual(said, { headings: ['One', 'Two', 'Three'], emptySections: [] });
  });

  it('stays readable in the notes', async () => {
    const { documents } = await read(
      'document.md',
      `# T\n\n${full}\n## Risks\n\nNone so far\n\n## End\n\nNone\n`,
    );
    const notes = documents[0]?.notes.map(({ text }) => text).join('\n') ?? '';
    assert.match(notes, /End/);
  });
});

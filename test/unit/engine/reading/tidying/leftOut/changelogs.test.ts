import assert from 'node:assert/strict';
import { markdown, outline } from '../../../../../support/reading.ts';

const parts = '## Plan\n\nWe build it in May.\n\n## Cost\n\nIt costs 3 million.\n';
const log = '## Changelog\n\n- 2024-05-01: First version\n- 2024-06-02: More about costs\n';
const headingsOf = async (text: string): Promise<string[]> => outline((await markdown(text)).sections);

describe('how a document came to be', () => {
  it('is for the notes, at its beginning and its end', async () => {
    for (const text of [`# T\n\n${log}\n${parts}`, `# T\n\n${parts}\n${log}`]) {
      const { sections, notes } = await markdown(text);
      assert.deepEqual(outline(sections), ['Plan', 'Cost']);
      assert.match(notes.map(({ text: note }) => note).join('\n'), /More about costs/u);
    }
    const table = '## Revision history\n\n| Version | What |\n|---|---|\n| 1.0 | First |\n| 1.1 | Costs |\n';
    assert.deepEqual(await headingsOf(`# T\n\n${parts}\n${table}`), ['Plan', 'Cost']);
    const german = '## Änderungshistorie\n\n- 1.5.2024: Erste Fassung\n';
    assert.deepEqual(await headingsOf(`# T\n\n${parts}\n${german}`), ['Plan', 'Cost']);
  });

  it('is content where it says more, in the middle, and where there is nothing else', async () => {
    const changes = '## Changes\n\n- The pump starts by itself.\n- The gate is new.\n';
    assert.deepEqual(await headingsOf(`# T\n\n${parts}\n${changes}`), ['Plan', 'Cost', 'Changes']);
    const released = '## Releases\n\n- 2024-05-01: Pump 1.2.0\n- 2024-06-02: Pump 1.2.1\n';
    assert.deepEqual(await headingsOf(`# T\n\n${parts}\n${released}`), ['Plan', 'Cost', 'Releases']);
    assert.deepEqual(await headingsOf(`# T\n\n${log}`), ['Changelog']);
    const more = '## Team\n\nAnn and Bo build it.\n\n## Place\n\nIt stands at the pier.\n';
    assert.deepEqual(await headingsOf(`# T\n\n${parts}\n${log}\n${more}`), [
      'Plan',
      'Cost',
      'Changelog',
      'Team',
      'Place',
    ]);
  });
});

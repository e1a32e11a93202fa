import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { markdown } from '../../../../support/reading.ts';

const headingsOf = async (text: string): Promise<string[]> => {
  const { sections } = await markdown(text);
  return sections.map(({ heading }) => plain(heading));
};

describe('a table of contents', () => {
  it('is no heading over those that follow it', async () => {
    assert.deepEqual(
      await headingsOf(
        '# Ships\n\ntext\n\n# Table of Contents\n\n- Hull\n- Sail\n\n## Hull\n\nwood\n\n## Sail\n\ncloth',
      ),
      ['Ships', 'Table of Contents', 'Hull', 'Sail'],
    );
  });

  it('takes none away from another heading', async () => {
    assert.deepEqual(
      await headingsOf('# Ships\n\ntext\n\n## Contents\n\nThey are many.\n\n### Hull\n\nwood'),
      ['Contents'],
    );
  });
});

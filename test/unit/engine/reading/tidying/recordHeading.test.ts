import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { read } from '../../../../support/reading.ts';

const headingsOf = async (text: string): Promise<string[]> => {
  const { documents } = await read('document.md', `# Board\n\n${text}`);
  return documents[0]!.sections.map(({ heading }) => plain(heading));
};

describe('withoutRecordHeading', () => {
  const topics = '### Balance\n\nWe have 40.\n\n### Boats\n\nWe sell two.\n';

  it('has the topics of a meeting in the place of the heading over all of them', async () => {
    for (const heading of ['Notes', 'Protokoll', '議事録'])
      assert.deepEqual(await headingsOf(`## ${heading}\n\n${topics}`), ['Balance', 'Boats']);
  });

  it('keeps a heading that something is said under, or over one topic', async () => {
    assert.deepEqual(await headingsOf(`## Notes\n\nWe met on the quay.\n\n${topics}`), ['Notes']);
    assert.deepEqual(await headingsOf('## Notes\n\n### Balance\n\nWe have 40.\n'), ['Notes']);
    assert.deepEqual(await headingsOf(`## Notes on boats\n\n${topics}`), ['Notes on boats']);
  });
});

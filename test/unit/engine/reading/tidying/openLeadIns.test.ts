import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { readSources } from '../../../../../src/engine/reading/readSources.ts';

const firstOf = async (markdown: string): Promise<string> => {
  const bytes = new TextEncoder().encode(`# Boats\n\n${markdown}\n`);
  const source = { id: 'prompt', fileName: 'boats.md', type: 'text/markdown', bytes } as const;
  const { documents } = await readSources([source]);
  const [block] = [...documents[0]!.blocks, ...documents[0]!.sections.flatMap(({ blocks }) => blocks)];
  assert.ok(block?.kind === 'paragraph');
  return plain(block.text);
};
const list = '\n\n- coal\n- mail';

describe('withOpenLeadIns', () => {
  it('ends what goes on in a list or a listing in a colon', async () => {
    assert.equal(
      await firstOf(`The boat sails on Monday. It carries${list}`),
      'The boat sails on Monday. It carries:',
    );
    assert.equal(
      await firstOf('Start it by hand. You can\n\n```sh\nsail\n```'),
      'Start it by hand. You can:',
    );
    const line = 'If you want to have it with the old sail';
    const listing = '\n\n```sh\nsail\n```';
    assert.equal(await firstOf(line + listing), `${line}:`);
    const table = 'For all of the tables make frames of data.frames';
    assert.equal(await firstOf(`${table}${listing.replace('sail', 'sail\nmoor')}`), `${table}:`);
    assert.equal(await firstOf(table + listing), table);
    assert.equal(await firstOf(`Fetch the newest of the sails${listing}`), 'Fetch the newest of the sails:');
    assert.equal(await firstOf(`With the old sail${listing}`), 'With the old sail');
  });

  it('leaves a name, a whole sentence, and what nothing stands below', async () => {
    assert.equal(await firstOf(`What it carries${list}`), 'What it carries');
    assert.equal(await firstOf(`The boat sails. It is full.${list}`), 'The boat sails. It is full.');
    assert.equal(await firstOf('The boat sails. It carries'), 'The boat sails. It carries');
  });
});

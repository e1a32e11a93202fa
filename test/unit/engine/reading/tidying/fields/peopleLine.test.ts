import assert from 'node:assert/strict';
import { plain } from '../../../../../../src/deck/richText.ts';
import { markdown } from '../../../../../support/reading.ts';

describe('a line below the title that names people', () => {
  const coverOf = async (head: string) => {
    const { title, author, blocks } = await markdown(`${head}\n\n## Costs\n\nIt costs 40.`);
    return [plain(title ?? []), author, blocks.length];
  };

  it('says who wrote it where it is in italics', async () => {
    const line = '*Ada Ruiz (harbor office, room 4), Bo van der Lind*';
    assert.deepEqual(await coverOf(`# Plan\n\n${line}`), ['Plan', 'Ada Ruiz, Bo van der Lind', 0]);
    assert.deepEqual(await coverOf('# Plan\n\n*Ada rows, Bo sleeps*'), ['Plan', undefined, 1]);
  });

  it('says who wrote it where the names are bold, with where they are and who else did', async () => {
    const line = '**[Ada Ruiz](https://harbor.example), Bo Lind**. Harbor office, Larkhaven.';
    assert.deepEqual(await coverOf(`# Plan\n\n${line}`), ['Plan', 'Ada Ruiz, Bo Lind', 0]);
    const more = 'Supporting authors:\n\n- **Cy Moor**. The school.';
    assert.deepEqual(await coverOf(`# Plan\n\n${line}\n\n${more}`), ['Plan', 'Ada Ruiz, Bo Lind', 0]);
    assert.deepEqual(await coverOf('# Plan\n\n**Ada Ruiz** rows.'), ['Plan', undefined, 1]);
  });

  it('says nothing that the front matter has said', async () => {
    const front = '---\ntitle: Plan\nauthor: ada\n---\n\n';
    const { blocks } = await markdown(`${front}by Ada, 13 June 2016\n\nIt holds.\n\n## Costs\n\nLow.`);
    assert.deepEqual(blocks.length, 1);
    const said = await markdown(`${front}Ada rowed in June 2016.\n\n## Costs\n\nLow.`);
    assert.deepEqual(said.blocks.length, 1);
  });
});

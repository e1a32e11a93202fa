import assert from 'node:assert/strict';
import { markdown, sketch } from '../../../../../support/reading.ts';

const kinds = async (...lines: string[]) =>
  sketch((await markdown(lines.join('\n'))).blocks).map((block) => block.split(':')[0]);

describe('a line below a list that is not indented', () => {
  it('is said of the whole list where it is a sentence', async () => {
    assert.deepEqual(await kinds('- Ada', '- Bo', 'Both will be there.'), ['list', 'paragraph']);
    assert.deepEqual(
      await kinds('- Ada', '- all of the pilots who work in the old harbor', 'These come by boat.'),
      ['list', 'paragraph'],
    );
  });

  it('stands above the entries that it announces', async () => {
    assert.deepEqual(await kinds('- Ada comes.', 'Think about:', '- the oars', '- the sail'), [
      'list',
      'paragraph',
      'list',
    ]);
    assert.deepEqual(await kinds('- Ada comes', 'with these:', '- the oars'), ['list']);
  });

  it('goes on with its entry where the line above was broken', async () => {
    assert.deepEqual(
      await kinds('- Ada', '- all of the pilots who work in the old harbor', 'and their friends'),
      ['list'],
    );
    assert.deepEqual(await kinds('- Ada', '- Bo', 'of the yard'), ['list']);
    assert.deepEqual(await kinds('- Ada', '- Bo', 'Young', '- Cora'), ['list']);
    assert.deepEqual(await kinds('- Ada.', '- Bo comes.', 'So does Cora.'), ['list']);
    assert.deepEqual(await kinds('- Ada', '- Bo, see [', 'The plan](plan.md)'), ['list']);
  });
});

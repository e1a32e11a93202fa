import assert from 'node:assert/strict';
import { withLabels } from '../../../../../../src/engine/features/units/asRead/labelled.ts';
import { markdown, sketch } from '../../../../../support/reading.ts';

const read = async (...blocks: string[]) => sketch(withLabels((await markdown(blocks.join('\n\n'))).blocks));

describe('withLabels', () => {
  it('names what is said under entries that stand alone by them', async () => {
    assert.deepEqual(await read('- Keyword', 'The word of the robot.', '- Secret', 'How it signs.'), [
      'paragraph: Keyword: The word of the robot.',
      'paragraph: Secret: How it signs.',
    ]);
  });

  it('takes an entry by itself for a label however it is put, and a line of text by itself not', async () => {
    const label = 'Add the examples and the tests to it';
    assert.deepEqual(await read(`- ${label}`, 'They stand beside it.', '- List it', 'In the index.'), [
      `paragraph: ${label}: They stand beside it.`,
      'paragraph: List it: In the index.',
    ]);
    const lines = Array(3).fill([label, 'They stand beside it.']).flat();
    assert.equal((await read(...lines)).length, lines.length);
  });

  it('names what is said under a few words in a line of their own, three times and more', async () => {
    const months = ['May 2020', 'June 2020', 'July 2020'];
    const quotes = months.flatMap((month) => [month, 'Nobody finds the form that the town asks for.']);
    assert.deepEqual(
      await read(...quotes),
      months.map((month) => `paragraph: ${month}: Nobody finds the form that the town asks for.`),
    );
    assert.equal((await read(...quotes.slice(2))).length, 4);
  });

  it('takes a short sentence in an entry by itself for what the text below it is about', async () => {
    assert.deepEqual(await read('- `a()` is gone.', 'Use `b()`.', '- `c()` is gone.', 'It was slow.'), [
      'paragraph: a() is gone: Use b().',
      'paragraph: c() is gone: It was slow.',
    ]);
  });

  it('leaves an entry alone that nothing else is like, questions, and lists', async () => {
    for (const blocks of [
      ['- Keyword', 'The word of the robot.'],
      ['- It signs?', 'It does.', '- It waits?', 'It does.'],
      ['- one', '- two', 'Text.', '- three', '- four', 'Text.'],
    ])
      assert.ok(
        (await read(...blocks)).some((block) => block.startsWith('list')),
        blocks.join(),
      );
  });
});

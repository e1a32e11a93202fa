import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { withItalicNames } from '../../../../../src/engine/outline/implied/italicNames.ts';
import { outlineOf } from '../../../../../src/engine/outline/outline.ts';
import { markdown } from '../../../../support/reading.ts';

/** What stands in bold below the one heading. */
const boldIn = async (text: string): Promise<string[]> => {
  const { topics } = withItalicNames(outlineOf([await markdown(`# Harbor\n\n## Crew\n\n${text}`)])!);
  return topics[0]!.blocks.flatMap((block) =>
    block.kind === 'paragraph'
      ? block.text.flatMap(({ text, marks }) => (marks?.includes('strong') ? [text.trim()] : []))
      : [],
  );
};

describe('names in italics', () => {
  it('are names where several paragraphs below each other begin with one', async () => {
    assert.deepEqual(await boldIn('*Pilot*: knows the way.\n\n*Cook*. Never sleeps.'), ['Pilot', 'Cook']);
    assert.deepEqual(await boldIn('*Pilot*: knows the way.\n\nThe cook never sleeps.'), []);
    assert.deepEqual(await boldIn('*Pilots* know the way.\n\n*Cooks* never sleep.'), []);
  });

  it('are headings where several stand alone above a text', async () => {
    const over = (...texts: string[]) => texts.join('\n\n');
    assert.deepEqual(await boldIn(over('*The way in*', 'By the lock.', '*The way out*', 'By the sea.')), [
      'The way in',
      'The way out',
    ]);
    assert.deepEqual(await boldIn(over('*The way in*', 'By the lock.')), []);
    assert.deepEqual(await boldIn(over('*The way in*', 'By the lock.', 'By the sea.', '*So it was.*')), []);
  });

  it('are plain text in all their words', async () => {
    const { topics } = withItalicNames(outlineOf([await markdown('# A\n\n## B\n\n*C*: d.\n\n*E*: f.')])!);
    assert.deepEqual(
      topics[0]!.blocks.map((block) => (block.kind === 'paragraph' ? plain(block.text) : '')),
      ['C: d.', 'E: f.'],
    );
  });
});

import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { withinRoom } from '../../../../../src/engine/planning/scenes/missedHeadings.ts';
import { nodesOf } from '../../../../support/scenes.ts';

const step = (heading: string, text: string): string => `## ${heading}\n\n${text}\n\n`;
const told = 'The crew of the harbor builds a new quay of stone in the spring.';
/** Points back, so that it is worth no slide. */
const slight = 'However, it also keeps small boats from going under at low water, as it did before.';

const shownIn = async (slots: number, ...steps: string[]) => {
  const nodes = await nodesOf(`# Deck\n\n${steps.join('')}`);
  return withinRoom(nodes, slots, 'us')
    .filter(({ own }) => own.length > 0)
    .map(({ topic }) => plain(topic.heading));
};
const others = [step('Build the quay', told), step('Paint the boats', told)];

describe('a heading that alone of its siblings would have no slide', () => {
  it('has one where there is room', async () => {
    const third = step('Set a least depth', slight);
    assert.deepEqual(await shownIn(9, ...others, third), [
      'Build the quay',
      'Paint the boats',
      'Set a least depth',
    ]);
    assert.deepEqual(await shownIn(2, ...others, third), ['Build the quay', 'Paint the boats']);
  });

  it('has one where it is one of two', async () => {
    assert.equal(
      (await shownIn(9, step('Build the quay', told), step('Set a least depth', slight))).length,
      2,
    );
  });

  it('has one though it only says where its steps are told', async () => {
    const third = step(
      'Move the boats',
      'See [the guide](https://example.org) for how to do it in the spring.',
    );
    assert.ok((await shownIn(9, ...others, third)).includes('Move the boats'));
  });

  it('has one though all that came of it is a word', async () => {
    const third = step('Buy the crane', '- deferred');
    assert.ok((await shownIn(9, ...others, third)).includes('Buy the crane'));
    assert.equal((await shownIn(9, ...others, step('Buy the crane', '- yellow'))).length, 2);
  });

  it('has one wherever it asks something', async () => {
    const asked = step('Is it deep enough?', slight);
    assert.equal((await shownIn(2, ...others, asked)).at(-1), 'Is it deep enough?');
  });

  it('has none where it says nothing, or others say no more', async () => {
    assert.equal((await shownIn(9, ...others, step('References', slight))).length, 2);
    assert.equal((await shownIn(9, ...others, step('A', slight), step('B', slight))).length, 2);
  });
});

import assert from 'node:assert/strict';
import { plain } from '../../../../src/deck/richText.ts';
import { ownScenes, worthOfSaid } from '../../../../src/engine/planning/topicScenes.ts';
import { named, topicsOf, unitsIn } from '../../../support/scenes.ts';

const scenesOf = async (text: string, style: 'Subtle' | 'Preserve' = 'Subtle') => {
  const [topic] = await topicsOf(`# Deck\n\n## Costs\n\n${text}\n\n## Other\n\nText.`);
  assert.ok(topic);
  return ownScenes([topic], style, 'us');
};
const long =
  'The crew of the ship measured the current for seven days and wrote every reading into the book of the harbor office. ';

describe('ownScenes', () => {
  it('lets a few words stand over the list below them', async () => {
    const [scene, ...others] = await scenesOf(
      'The old ship of the town is slow. The pilot of the harbor needs a lot.\n\n- coal\n- water\n- oil',
    );
    assert.deepEqual(others, []);
    assert.ok(scene?.body.kind === 'list');
    assert.deepEqual(
      scene.body.above.map(({ text }) => plain(text)),
      ['The old ship of the town is slow.', 'The pilot of the harbor needs a lot.'],
    );
  });

  it('gives what a list has no room for above it a slide of its own', async () => {
    const scenes = await scenesOf(
      `${long}The town pays for it. The pilot of the harbor needs a lot.\n\n- coal\n- water\n- oil`,
    );
    assert.deepEqual(named(scenes), ['Costs: text', 'Costs: list']);
  });

  it('gives a point a slide of its own all the same', async () => {
    const scenes = await scenesOf(
      'We decided to sell the ship for 400,000 euros. It is old.\n\n- coal\n- water\n- oil',
    );
    assert.deepEqual(named(scenes), ['Costs: text', 'Costs: list']);
  });

  it('keeps text after a list after it', async () => {
    const scenes = await scenesOf(`${long.repeat(2)}\n\n- coal\n- water\n\n${long.repeat(2)}`);
    assert.deepEqual(named(scenes), ['Costs: text', 'Costs: list', 'Costs: text']);
  });

  it('says with a list what is said of it below: its sum', async () => {
    const [scene] = await scenesOf('- Wood 3,200\n- Fence 1,350\n\nTotal: 4,550 euros.');
    assert.ok(scene?.body.kind === 'list');
    assert.deepEqual(
      scene.body.below.map(({ text }) => plain(text)),
      ['Total: 4,550 euros.'],
    );
  });

  it('puts text beside a picture', async () => {
    const [scene] = await scenesOf('The harbor in winter.\n\n![Harbor](https://pictures.example/a.png)');
    assert.ok(scene?.body.kind === 'visual');
  });

  it('gives what must not be done a slide of its own after a listing', async () => {
    const below = (text: string) => scenesOf(`\`\`\`\nrow --north\nrow --south\n\`\`\`\n\n${text}`);
    assert.deepEqual(named(await below('This reduced the cost, so you may sell the ship.')), [
      'Costs: visual',
    ]);
    const loud = 'This reduced the cost, but you must NOT sell the ship.';
    assert.deepEqual(named(await below(loud)), ['Costs: visual', 'Costs: text']);
    // What says so in code says it to a program.
    const quoted = 'This reduced the cost of `id NOT NULL` in the book.';
    assert.deepEqual(named(await below(quoted)), ['Costs: visual']);
  });

  it('has every block in the parts of one scene', async () => {
    const scenes = await scenesOf(
      `${long}\n\nIt looks like:\n\n- coal\n- peat\n\n> Quoted words of the pilot here.`,
    );
    const kinds = scenes.flatMap(({ parts }) =>
      parts.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)),
    );
    assert.deepEqual(kinds.sort(), ['list', 'paragraph', 'paragraph', 'quote']);
  });

  it('keeps each run of text where it is in Preserve', async () => {
    const scenes = await scenesOf('Short.\n\n- coal\n\nShort as well.', 'Preserve');
    assert.deepEqual(named(scenes).length, 2);
  });
});

describe('worthOfSaid', () => {
  it('is more for a decision than for a story', async () => {
    const worth = async (text: string) => {
      const [unit] = await unitsIn(text);
      assert.ok(unit?.kind === 'text');
      return worthOfSaid(unit.said);
    };
    assert.ok(
      (await worth('We decided to sell the ship.')) > (await worth('Then we went for lunch and talked.')),
    );
  });
});

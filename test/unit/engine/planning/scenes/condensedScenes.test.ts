import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { condensed } from '../../../../../src/engine/planning/scenes/condensedScenes.ts';
import { named, nodesOf } from '../../../../support/scenes.ts';

const listing = '```js\nconst one = open();\nconst two = close(one);\nsend(two);\nend(one);\n```';
const prose = (word: string): string =>
  Array.from({ length: 7 }, () => `The ${word} is what all of the ships in the port need most.`).join(' ');
const few = 'The harbor is what all of the ships in the port need most.';
const scenesOf = async (text: string) =>
  (await nodesOf(`# D\n\n## Costs\n\n${text}\n\n## Z\n\nText.`))[0]!.own;

describe('condensed', () => {
  it('leaves scenes alone that have the slides they need', async () => {
    const scenes = await scenesOf(`${prose('harbor')}\n\n${listing}\n\n${prose('pilot')}`);
    assert.deepEqual(condensed(scenes, 9, 'us'), scenes);
  });

  it('lets a few sentences stand over the listing that follows them', async () => {
    const decided = `We decided to buy the heat pump for 48,600 dollars. ${few}`;
    const scenes = await scenesOf(`${decided}\n\n${listing}`);
    assert.deepEqual(named(scenes), ['Costs: text', 'Costs: visual']);
    assert.deepEqual(named(condensed(scenes, 1, 'us')), ['Costs: visual']);
  });

  it('lets the shortest text stand over what follows it', async () => {
    const long = `We decided to buy the heat pump for 48,600 dollars. ${few} ${few} ${few}`;
    const short = `We decided to sell the old ship for 9,000 dollars. ${few}`;
    const scenes = await scenesOf(`${long}\n\n${listing}\n\n${short}\n\n${listing}`);
    assert.deepEqual(named(condensed(scenes, 3, 'us')), ['Costs: text', 'Costs: visual', 'Costs: visual']);
  });

  it('lets no text that is longer disappear in what follows it', async () => {
    const scenes = await scenesOf(`${prose('harbor')}\n\n${listing}`);
    assert.deepEqual(named(condensed(scenes, 1, 'us')), ['Costs: text', 'Costs: visual']);
  });

  it('chooses from all of the text around what no slide is left for', async () => {
    const scenes = await scenesOf(
      `${prose('harbor')}\n\n${listing}\n\n${prose('pilot')}\n\n${listing}\n\n${prose('tug')}`,
    );
    const texts = condensed(
      scenes.filter(({ body }) => body.kind === 'text'),
      1,
      'us',
    );
    assert.deepEqual(named(texts), ['Costs: text']);
    const [{ body }] = texts as [(typeof texts)[number]];
    assert.ok(body.kind === 'text');
    const said = body.said.map(({ text }) => plain(text)).join(' ');
    for (const word of ['harbor', 'pilot', 'tug']) assert.ok(said.includes(word), word);
  });
});

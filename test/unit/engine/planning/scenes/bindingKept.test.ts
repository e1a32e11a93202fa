import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { saidInParagraph } from '../../../../../src/engine/features/paragraphs.ts';
import { saidOf } from '../../../../../src/engine/features/said.ts';
import { withBinding } from '../../../../../src/engine/planning/scenes/bindingKept.ts';
import type { Scene } from '../../../../../src/engine/planning/scenes/scene.ts';
import { nodesOf } from '../../../../support/scenes.ts';

const said = (...texts: string[]) =>
  texts.map((text, at) =>
    saidOf(rich(text), { opensParagraph: at === 0, isLast: false, isLoud: false }, 'us'),
  );
const place = { isLoud: false };
const scene = (body: Scene['body']): Scene => ({ path: [], body, parts: [], worth: 1, pages: 1 });
const text = (...texts: string[]): Scene => scene({ kind: 'text', said: said(...texts) });
const listOf = async (mark: '-' | '1.'): Promise<Scene> => {
  const [node] = await nodesOf(`# D\n\n## Costs\n\n${mark} coal\n${mark} water\n\n## Z\n\nText.`);
  return node!.own[0]!;
};
const kept = (all: readonly Scene[], ...shown: readonly Scene[]): Map<Scene, Scene> =>
  withBinding(all, new Map(shown.map((each) => [each, each])));
const wordsIn = (found: Scene | undefined): string => {
  const { body } = found!;
  const all =
    body.kind === 'text'
      ? body.said
      : body.kind === 'list'
        ? [...body.above, ...body.below]
        : body.kind === 'visual'
          ? body.beside
          : [];
  return all.map((each) => plain(each.text)).join(' ');
};

describe('withBinding', () => {
  const loses = text('The coal is old.', 'Thus, it is vital that we buy new coal.');

  it('stands what binds below the list before it, with what it points back to', async () => {
    const list = await listOf('-');
    assert.equal(
      wordsIn(kept([list, loses], list).get(list)),
      'The coal is old. Thus, it is vital that we buy new coal.',
    );
  });

  it('stands it in the text beside it, and takes nothing that does not bind', () => {
    const own = text('The harbor has two cranes.');
    const dropped = text('The pilot sleeps.', 'The name of a ship must be unique.');
    assert.equal(
      wordsIn(kept([dropped, own], own).get(own)),
      'The name of a ship must be unique. The harbor has two cranes.',
    );
  });

  it('stands it with the rest of a short paragraph', async () => {
    const list = await listOf('-');
    const both = saidInParagraph(rich('Next meeting on 8 April. The chair must bring the key.'), place, 'us');
    const dropped = scene({ kind: 'text', said: both });
    assert.equal(
      wordsIn(kept([list, dropped], list).get(list)),
      'Next meeting on 8 April. The chair must bring the key.',
    );
  });

  it('mixes it with no steps and leaves alone what has a slide', async () => {
    const steps = await listOf('1.');
    assert.equal(kept([steps, loses], steps).get(steps), steps);
    const own = text('The harbor has two cranes.');
    assert.equal(kept([own, loses], own, loses).get(own), own);
  });

  it('leaves to the notes what is too long to stand with anything', async () => {
    const list = await listOf('-');
    const long = text(`The name of a ship must be ${'unique and short '.repeat(20)}.`);
    assert.equal(kept([list, long], list).get(list), list);
  });
});

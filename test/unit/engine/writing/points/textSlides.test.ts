import assert from 'node:assert/strict';
import { rich } from '../../../../../src/deck/richText.ts';
import { saidIn } from '../../../../../src/engine/features/said.ts';
import { slideText } from '../../../../../src/engine/writing/draft/slideText.ts';
import { textSlides } from '../../../../../src/engine/writing/points/textSlides.ts';
import { frame, writing } from '../../../../support/scenes.ts';

const filler =
  'The boat of the old town is bound to the bay that it was built for by the crew of the harbor.';

describe('textSlides', () => {
  const shown = (text: string): string =>
    textSlides(saidIn(rich(text), 'us'), 1, frame, writing)
      .map(slideText)
      .join('\n');

  it('shows all of a text that its slides hold', () => {
    assert.match(shown(`${filler} The ferry goes at noon.`), /built for.*\n.*at noon/s);
  });

  it('is rather without what says least than without what comes last', () => {
    const long = `${filler} `.repeat(7);
    assert.match(shown(`${long} We decided to sell the boat for 4,000 euros in May.`), /sell the boat/);
  });

  it('asks a few times what a sentence is worth, however many it could leave out', () => {
    let asked = 0;
    const questions = Array.from({ length: 1_000 }, (_, at) => `Why ${at}?`).join(' ');
    const all = saidIn(rich(questions), 'us').map((said) =>
      Object.defineProperty({ ...said }, 'score', {
        get: () => {
          asked += 1;
          return said.score;
        },
      }),
    );
    textSlides(all, 6, frame, writing);
    assert.ok(asked > 0 && asked < 10 * all.length, `${asked / all.length} times`);
  });

  it('is a sentence longer than any that is chosen, where there is nothing else', () => {
    const wall = `${Array.from({ length: 20 }, (_, at) => `we measured the current of day ${at}`).join(', ')}, and the pier holds.`;
    assert.match(shown(`In the winter ${wall}`), /and the pier holds/);
  });
});

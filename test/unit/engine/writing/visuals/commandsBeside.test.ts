import assert from 'node:assert/strict';
import { plain, type RichText, rich } from '../../../../../src/deck/richText.ts';
import { type Said, saidOf } from '../../../../../src/engine/features/said.ts';
import { visualSlides } from '../../../../../src/engine/writing/visuals/visualSlides.ts';
import { frame, writing } from '../../../../support/scenes.ts';

const position = { from: 1, to: 1 };
const saidIn = (text: RichText, opensParagraph = true): Said =>
  saidOf(text, { opensParagraph, isLast: false, isLoud: false }, 'us');
const said = (text: string): Said => saidIn(rich(text));
const command = (lead: string, typed: string): Said => ({
  ...saidIn([...rich(`${lead} `), { text: typed, marks: ['code'] }]),
  leadsIn: false,
  isCommand: true,
});

const shown = (above: readonly Said[], lead: string, code: string, below: readonly Said[]): string[] =>
  visualSlides(
    { visual: { kind: 'code', code, position }, lead: said(lead), beside: above, below },
    1,
    frame,
    writing,
  ).map((slide) =>
    slide.layout === 'listings'
      ? slide.listings
          .map(({ lead, lines }) => `${lead ? plain(lead) : '–'} > ${lines.join(' / ')}`)
          .join('; ')
      : slide.layout,
  );

const berth = 'berth --north\nberth --lines 4';

describe('Commands said beside a listing', () => {
  it('are listings below their sentences, as it is', () => {
    assert.deepEqual(
      shown([], 'Take a berth:', berth, [
        said('The harbour opens at six.'),
        command('Then call the master:', 'radio --channel 12'),
      ]),
      [
        'Take a berth: > berth --north / berth --lines 4; The harbour opens at six. Then call the master: > radio --channel 12',
      ],
    );
  });

  it('are parted evenly where they are too many for one slide', () => {
    const slides = shown(
      [command('Ask the harbour:', 'ask --north'), command('Or the lock:', 'ask --lock')],
      'Take a berth:',
      berth,
      [command('Then call the master:', 'radio --channel 12')],
    );
    assert.deepEqual(
      slides.map((slide) => slide.split('; ').length),
      [2, 2],
    );
  });

  it('stay below it where something is said of it first, or none of them last', () => {
    const calls = command('Then call the master:', 'radio --channel 12');
    assert.deepEqual(shown([], 'Take a berth:', berth, [said('This takes the first that is free.'), calls]), [
      'code',
    ]);
    assert.deepEqual(shown([], 'Take a berth:', berth, [calls, said('The harbour closes at ten.')]), [
      'code',
    ]);
  });
});

import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { listingsTogether } from '../../../../../src/engine/writing/between/listingsTogether.ts';
import type { Slide, SlideOf } from '../../../../../src/layouts/slide.ts';
import { boats, draftedText } from '../../../../support/boats.ts';

interface Shown {
  readonly title?: string;
  readonly kicker?: string;
  readonly lead?: string;
  readonly code?: string;
  readonly more?: Partial<SlideOf<'code'>>;
}

const code = ({ title, kicker, lead, code = 'sail();', more }: Shown): Slide => ({
  ...boats,
  ...(title ? { title: rich(title) } : {}),
  ...(kicker ? { kicker: rich(kicker) } : {}),
  layout: 'code',
  ...(lead ? { lead: rich(lead) } : {}),
  lines: code.split('\n').map((text, at) => ({ number: at + 1, text })),
  ...more,
});

const shown = (...slides: Slide[]): string[] =>
  listingsTogether(slides.map((slide, at) => draftedText(at + 1, slide))).flatMap((scene) =>
    scene.slides.map((slide) => {
      if (slide.layout !== 'listings') return `${slide.layout}: ${plain(slide.title)}`;
      const all = slide.listings.map(
        ({ lead, lines }) => `${lead ? plain(lead) : '–'} > ${lines.join(' / ')}`,
      );
      return `${plain(slide.title)}: ${all.join('; ')}`;
    }),
  );

describe('listingsTogether', () => {
  it('has short listings under one title on one slide, each with what announces it', () => {
    assert.deepEqual(
      shown(
        code({ title: 'Rig', lead: 'Before:' }),
        code({ title: 'Rig', lead: 'Now:', code: 'hoist();\nsail();' }),
      ),
      ['Rig: Before: > sail();; Now: > hoist(); / sail();'],
    );
  });

  it('has above one that goes on with the sentence above the other no more than its end', () => {
    assert.deepEqual(
      shown(
        code({ title: 'Rig', lead: 'We type this:' }),
        code({ title: 'Rig', lead: 'We type this … and then that:', code: 'hoist();' }),
      ),
      ['Rig: We type this: > sail();; … and then that: > hoist();'],
    );
  });

  it('has above one what its own slide was called', () => {
    assert.deepEqual(
      shown(
        code({ title: 'Rig', lead: 'By hand:' }),
        code({ title: 'You can have it done as well', kicker: 'Rig', lead: 'It takes an hour:' }),
      ),
      ['Rig: By hand: > sail();; You can have it done as well. It takes an hour: > sail();'],
    );
    assert.deepEqual(
      shown(code({ title: 'On the pier', kicker: 'Rig' }), code({ title: 'At sea', kicker: 'Rig' })),
      ['Rig: On the pier > sail();; At sea > sail();'],
    );
  });

  it('has a command or two under each of several headings, with what is said of it', () => {
    const option = (title: string, lines: string) =>
      code({ title, kicker: 'Rig', lead: 'It sails.', code: lines });
    assert.deepEqual(shown(option('Mast', 'sail();'), option('Oar', 'row();\nrow();')), [
      'Rig: Mast: It sails. > sail();; Oar: It sails. > row(); / row();',
    ]);
    const long = Array(3).fill('row();').join('\n');
    assert.deepEqual(shown(option('Mast', 'sail();'), option('Oar', long)), ['code: Mast', 'code: Oar']);
  });

  it('has no more than three of them on a slide', () => {
    const one = code({ title: 'Rig' });
    assert.deepEqual(shown(one, one, one, one), ['Rig: – > sail();; – > sail();; – > sail();', 'code: Rig']);
  });

  it('leaves alone what is about something else, is long, or is more than its lines', () => {
    const rig = code({ title: 'Rig' });
    const apart = [
      code({ title: 'Paint' }),
      code({ title: 'Rig', code: Array(13).fill('row();').join('\n') }),
      code({ title: 'Rig', more: { below: [{ text: rich('It sails.') }] } }),
      code({ title: 'Rig', more: { fileName: 'rig.ts' } }),
      code({ title: 'Rig', more: { lines: [{ number: 1, text: 'sail();' }, { text: '…' }] } }),
    ];
    for (const other of apart)
      assert.deepEqual(shown(rig, other), ['code: Rig', `code: ${plain(other.title)}`]);
  });
});

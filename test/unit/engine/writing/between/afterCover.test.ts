import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import type { Opening } from '../../../../../src/engine/planning/opening.ts';
import { afterCover } from '../../../../../src/engine/writing/between/afterCover.ts';
import type { DraftedScene } from '../../../../../src/engine/writing/draftedDeck.ts';
import type { Slide } from '../../../../../src/layouts/slide.ts';

const frame = { id: '', notes: '', title: rich('Boats') };
const opening: Opening = {
  title: rich('Boats'),
  subtitle: rich('Boats reads tides.'),
  isBegun: true,
  part: {
    source: 'boats.md',
    heading: rich('Boats'),
    depth: 1,
    position: { from: 1, to: 1 },
    blocks: [],
    notes: [],
  },
};
const scene = (heading: string, slide: Slide): DraftedScene => ({
  title: frame.title,
  heading: rich(heading),
  body: { kind: 'text', said: [] },
  parts: [],
  slides: [slide],
});
const statement = (text: string): Slide => ({ ...frame, layout: 'statement', text: rich(text) });
const saidFirst = (heading: string, slide: Slide): string => {
  const [first] = afterCover([scene(heading, slide)], opening, 'us').scenes[0]!.slides;
  if (first?.layout === 'statement') return plain(first.text);
  if (first?.layout === 'text') return plain(first.paragraphs[0]!);
  return first && 'lead' in first && first.lead ? plain(first.lead) : '';
};

describe('What follows the cover', () => {
  it('has what the cover says before it where it points back to that', () => {
    assert.equal(
      saidFirst('Boats', statement('It also reads charts.')),
      'Boats reads tides. It also reads charts.',
    );
    const within = 'We know that this needs much work.';
    assert.equal(saidFirst('Boats', statement(within)), `Boats reads tides. ${within}`);
    const paragraphs = [rich('It also reads charts.'), rich('Charts are drawn.')];
    assert.equal(
      saidFirst('Boats', { ...frame, layout: 'text', paragraphs }),
      'Boats reads tides. It also reads charts.',
    );
    const items = [{ text: rich('It also reads charts') }, { text: rich('Charts are drawn') }];
    assert.equal(
      saidFirst('Boats', { ...frame, layout: 'bullets', style: 'list', items }),
      'Boats reads tides.',
    );
  });

  it('says that there, and not on the cover as well', () => {
    const said = (text: string) =>
      plain(afterCover([scene('Boats', statement(text))], opening, 'us').opening.subtitle ?? []);
    assert.equal(said('It also reads charts.'), '');
    assert.equal(said('Charts are read by hand.'), 'Boats reads tides.');
  });

  it('does not go on from what the text does not begin with', () => {
    const { isBegun: _, ...named } = opening;
    const { scenes } = afterCover([scene('Boats', statement('It also reads charts.'))], named, 'us');
    const [first] = scenes[0]!.slides;
    assert.equal(first?.layout === 'statement' && plain(first.text), 'It also reads charts.');
  });

  it('goes on from no remark on the text', () => {
    const remark = { ...opening, subtitle: [{ text: 'Held on Tuesday.', marks: ['emphasis' as const] }] };
    const { scenes } = afterCover([scene('Boats', statement('It reads charts.'))], remark, 'us');
    const [first] = scenes[0]!.slides;
    assert.equal(first?.layout === 'statement' && plain(first.text), 'It reads charts.');
  });

  it('says nothing twice that is understood by itself, or is said under another heading', () => {
    assert.equal(saidFirst('Boats', statement('Charts are read by hand.')), 'Charts are read by hand.');
    assert.equal(saidFirst('Charts', statement('It also reads charts.')), 'It also reads charts.');
  });
});

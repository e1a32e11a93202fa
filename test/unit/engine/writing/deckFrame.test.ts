import assert from 'node:assert/strict';
import { plain, rich } from '../../../../src/deck/richText.ts';
import { numbered } from '../../../../src/engine/writing/deckFrame.ts';
import type { Slide } from '../../../../src/layouts/slide.ts';
import { layoutsOf, writtenDeck } from '../../../support/writtenDeck.ts';

const paragraph = (of: string) =>
  `The crew of ${of} measured the current for seven days and wrote every reading into the book. They compared it with the charts of the harbor office in the evening. The charts were older than the sandbank, which had moved by forty meters since then.`;
const chapters = (count: number, sections = 2) =>
  `# Book\n\n${Array.from({ length: count }, (_, at) => `## ${at + 1}. Pier ${at}\n\n${Array.from({ length: sections }, (_, part) => `### Part ${at}${part}\n\n${paragraph(`pier ${at}`)}\n\n${paragraph(`ship ${part}`)}`).join('\n\n')}`).join('\n\n')}`;

describe('the frame of a deck', () => {
  it('does not number in the agenda what is numbered', async () => {
    const { slides } = await writtenDeck(chapters(9));
    const agenda = slides.find(({ layout }) => layout === 'agenda');
    assert.ok(agenda?.layout === 'agenda');
    assert.deepEqual(
      agenda.items.slice(0, 2).map((item) => plain(item)),
      ['Pier 0', 'Pier 1'],
    );
  });

  it('has an agenda in long decks only', async () => {
    assert.ok(!layoutsOf(await writtenDeck(chapters(4))).includes('agenda'));
  });

  it('lists what is called as a section before it once', async () => {
    const { slides } = await writtenDeck(chapters(9).replace('2. Pier 1', '1. Pier 0'));
    const agenda = slides.find(({ layout }) => layout === 'agenda');
    assert.ok(agenda?.layout === 'agenda');
    assert.equal(new Set(agenda.items.map(plain)).size, agenda.items.length);
  });

  it('does not list what only the notes hold', async () => {
    const links = '## Suggested reading\n\n- [The tides](https://example.org/tides)';
    const opening = `# Book\n\n${paragraph('the pilot')}\n\n${links}\n\n`;
    const { slides } = await writtenDeck(chapters(9).replace('# Book\n\n', opening));
    const agenda = slides.find(({ layout }) => layout === 'agenda');
    assert.ok(agenda?.layout === 'agenda');
    assert.deepEqual(agenda.items.map(plain).slice(0, 1), ['Pier 0']);
  });

  it('has none whose entries do not fit their rows', async () => {
    const long =
      'Why the crew of the old ship measures the current of the river every morning before the sun is up';
    const deck = (heading: string) => writtenDeck(chapters(9).replace('1. Pier 0', heading));
    assert.ok(layoutsOf(await deck('The pier')).includes('agenda'));
    assert.ok(!layoutsOf(await deck(long)).includes('agenda'));
  });

  it('pauses before long sections of long decks', async () => {
    const layouts = layoutsOf(await writtenDeck(chapters(4, 7), { rewriteStyle: 'Preserve' }));
    assert.equal(layouts.filter((layout) => layout === 'section').length, 4);
  });

  it('counts tables by themselves, from the first one', async () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => `| Pier ${at} | ${at} m |`).join('\n');
    const partsOf = async (count: number) => {
      const { slides } = await writtenDeck(
        `# Piers\n\n## Depths\n\n${paragraph('the pier')}\n\n| Pier | Depth |\n| --- | --- |\n${rows(count)}\n\n## Costs\n\nThey are low.`,
      );
      return slides.flatMap((slide) => (slide.layout === 'table' ? [slide.part] : []));
    };
    assert.deepEqual(await partsOf(24), [
      { number: 1, of: 2 },
      { number: 2, of: 2 },
    ]);
  });

  it('counts only listings under a title that follow each other', () => {
    const listing = (title: string): Slide => ({
      id: '',
      notes: '',
      title: rich(title),
      layout: 'code',
      lines: [{ text: '(2 rows)' }],
    });
    const partsOf = (...titles: string[]) =>
      numbered(titles.map(listing)).map((slide) => ('part' in slide ? slide.part?.of : undefined));
    assert.deepEqual(partsOf('Output', 'Output', 'Help'), [2, 2, undefined]);
    assert.equal(partsOf('Output', 'Help', 'Output')[0], undefined);
  });

  it('counts no listings together that have a text of their title between them', () => {
    const bare = { id: '', notes: '', title: rich('Timeline') };
    const listing: Slide = { ...bare, layout: 'code', lines: [{ text: 'height 8647535' }] };
    const text: Slide = { ...bare, layout: 'text', paragraphs: [rich('The chain halted.')] };
    const [first, , second] = numbered([listing, text, listing, listing]);
    assert.equal((first as typeof listing).part?.of ?? 1, 1);
    assert.deepEqual((second as typeof listing).part, { number: 1, of: 2 });
  });

  it('counts each listing that a sentence leads to for itself', () => {
    const listing = (lead?: string): Slide => ({
      id: '',
      notes: '',
      layout: 'code',
      title: rich('Transfer'),
      lines: [{ text: 'sail' }],
      ...(lead ? { lead: rich(lead) } : {}),
    });
    const slides = [listing('As a function:'), listing(), listing('As a script:'), listing(), listing()];
    const parts = numbered(slides).map((slide) => ('part' in slide ? slide.part : undefined));
    assert.deepEqual(
      parts.map((part) => `${part?.number}/${part?.of}`),
      ['1/2', '2/2', '1/3', '2/3', '3/3'],
    );
  });

  it('counts no listings together that have one with its own title between them', () => {
    const listing = (title: string, kicker?: string): Slide => ({
      id: '',
      notes: '',
      layout: 'code',
      title: rich(title),
      lines: [{ text: 'sail' }],
      ...(kicker ? { kicker: rich(kicker) } : {}),
    });
    const slides = [listing('Output'), listing('Help is shown', 'Output'), listing('Output')];
    const parts = numbered(slides).map((slide) => ('part' in slide ? slide.part : undefined));
    assert.deepEqual(
      parts.map((part) => part?.of ?? 1),
      [1, 1, 1],
    );
  });

  it('closes with whom to write to', async () => {
    const { slides } = await writtenDeck(
      `# Kite\n\n## Ask\n\n${paragraph('the kite')}\n\nWrite to ada@kites.example.\n`,
    );
    const last = slides.at(-1);
    assert.ok(last?.layout === 'closing');
    assert.equal(plain(last.contact ?? []), 'Write to ada@kites.example.');
  });
});

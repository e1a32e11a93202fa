import assert from 'node:assert/strict';
import { plain, rich } from '../../../../src/deck/richText.ts';
import { slideText } from '../../../../src/engine/writing/draft/slideText.ts';
import { spokenSlide } from '../../../../src/engine/writing/spokenSlide.ts';
import type { Slide } from '../../../../src/layouts/slide.ts';

const own = { id: '', notes: '', title: rich('Sail') } as const;
const bullets = (...texts: string[]): Slide => ({
  ...own,
  layout: 'bullets',
  style: 'list',
  items: texts.map((text) => ({ text: rich(text) })),
});
const linesOf = (slide: Slide): string[] => slideText(spokenSlide(slide, 'us')).split('\n').slice(1);

describe('a slide that is said aloud', () => {
  it('opens with nothing that joins it to the slide before', () => {
    assert.deepEqual(linesOf(bullets('However, it tore.', 'Also, it sank.')), ['It tore.', 'Also, it sank.']);
    const statement = spokenSlide({ ...own, layout: 'statement', text: rich('Further, it sank.') }, 'us');
    assert.equal(statement.layout === 'statement' && plain(statement.text), 'It sank.');
    const text: Slide = {
      ...own,
      layout: 'text',
      paragraphs: [rich('Similarly, it sank.'), rich('Also, it tore.')],
    };
    assert.deepEqual(linesOf(text), ['It sank.', 'Also, it tore.']);
    const led: Slide = {
      ...(bullets('Moreover, it sank.') as Slide & { layout: 'bullets' }),
      lead: rich('Also, two:'),
    };
    assert.deepEqual(linesOf(led), ['Two:', 'Moreover, it sank.']);
  });

  it('says nowhere to read on in brackets', () => {
    const text = rich('The pier is mended (see 4.2) by four people (about 4 days each).');
    assert.deepEqual(linesOf({ ...own, layout: 'statement', text }), [
      'The pier is mended by four people (about 4 days each).',
    ]);
    assert.deepEqual(linesOf(bullets('The sail tore (Figure 2).', 'Row (see sections 3 and 4)')), [
      'The sail tore.',
      'Row',
    ]);
  });

  it('ends once where such brackets have a full stop of their own', () => {
    const text = rich('The pier is mended. (See figure 4).');
    assert.deepEqual(linesOf({ ...own, layout: 'statement', text }), ['The pier is mended.']);
  });

  it('has no numbers of references in its title, and no sign that it is short', () => {
    const titled = { ...bullets('TL;DR; we row.'), title: rich('The updater (MIAU) [2] rows') };
    const shown = spokenSlide(titled, 'us');
    assert.equal(plain(shown.title), 'The updater (MIAU) rows');
    assert.deepEqual(linesOf(titled), ['We row.']);
  });

  it('keeps what is said under a name', () => {
    const named: Slide = {
      ...own,
      layout: 'bullets',
      style: 'list',
      items: [{ lead: rich('Row'), text: rich('However, it sank.') }],
    };
    assert.deepEqual(linesOf(named), ['Row However, it sank.']);
  });

  it('says no address that the words before it lead to', () => {
    const href = 'https://example.org/boats';
    const steps: Slide = {
      ...own,
      layout: 'steps',
      steps: [
        { label: '1', text: [{ text: 'Row - ' }, { text: href, href }] },
        { label: '2', text: rich('Sail') },
      ],
    };
    const shown = spokenSlide(steps, 'us');
    assert.deepEqual(shown.layout === 'steps' && shown.steps[0]!.text, [{ text: 'Row', href }]);
  });
});

import assert from 'node:assert/strict';
import { plain, rich } from '../../../../src/deck/richText.ts';
import { headedAlike, headedByLead } from '../../../../src/engine/writing/headline.ts';
import type { Slide } from '../../../../src/layouts/slide.ts';

const list = (lead?: string): Extract<Slide, { layout: 'bullets' }> => ({
  id: '',
  notes: '',
  layout: 'bullets',
  title: rich('Introduction'),
  style: 'list',
  items: [{ text: rich('Open') }, { text: rich('Neutral') }],
  ...(lead === undefined ? {} : { lead: rich(lead) }),
});

const titleOf = (slide: Slide): string => plain(headedByLead(slide, 'us').title);

describe('a list under no heading of its own', () => {
  it('is headed by what introduces it', () => {
    const headed = headedByLead(list('Good governance has two features:'), 'us');
    assert.equal(plain(headed.title), 'Good governance has two features');
    assert.equal('lead' in headed, false);
  });

  it('goes on under the title that its first slide has', () => {
    const titles = (...slides: Slide[]) => headedAlike(slides, 'us').map(({ title }) => plain(title));
    const steps = 'Release checklist';
    assert.deepEqual(titles(list(`${steps}:`), list(), list()), [steps, steps, steps]);
    assert.deepEqual(titles(list(), list(`${steps}:`)), ['Introduction', steps]);
  });

  it('keeps its title where nothing introduces it, or what does refers to something before', () => {
    assert.equal(titleOf(list()), 'Introduction');
    assert.equal(titleOf(list('However, these are two of them:')), 'Introduction');
  });

  it('keeps what is too long for a title above its points', () => {
    const lead = `Good governance, ${'which matters in every project that people share, '.repeat(6)}has two features:`;
    assert.equal(titleOf(list(lead)), 'Introduction');
  });
});

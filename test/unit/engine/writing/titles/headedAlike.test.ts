import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { saidOf } from '../../../../../src/engine/features/said.ts';
import { headedAlike } from '../../../../../src/engine/writing/titles/headedAlike.ts';
import type { Slide } from '../../../../../src/layouts/slide.ts';

const list = (lead?: string): Extract<Slide, { layout: 'bullets' }> => ({
  id: '',
  notes: '',
  layout: 'bullets',
  title: rich('Introduction'),
  style: 'list',
  items: [{ text: rich('Open') }, { text: rich('Neutral') }],
  ...(lead === undefined ? {} : { lead: rich(lead) }),
});

describe('a list over several slides', () => {
  it('goes on under the title that its first slide has', () => {
    const titles = (...slides: Slide[]) => headedAlike(slides, [], 'us').map(({ title }) => plain(title));
    const steps = 'Release checklist';
    assert.deepEqual(titles(list(`${steps}:`), list(), list()), [steps, steps, steps]);
    assert.deepEqual(titles(list(), list(`${steps}:`)), ['Introduction', steps]);
  });

  it('lends its title to no entry that has one', () => {
    const own = { ...list(), title: rich('In April we meet') };
    const titles = headedAlike([list('Release checklist:'), own], [], 'us').map(({ title }) => plain(title));
    assert.deepEqual(titles, ['Release checklist', 'In April we meet']);
  });

  it('lends its title to nothing that is said after it', () => {
    const place = { opensParagraph: true, isLast: true, isLoud: false };
    const after = saidOf(rich('We begin in June.'), place, 'us');
    const below: Slide = { id: '', notes: '', layout: 'statement', title: rich('Plan'), text: after.text };
    const titles = headedAlike([list('Release checklist:'), below], [after], 'us').map(({ title }) =>
      plain(title),
    );
    assert.deepEqual(titles, ['Release checklist', 'Plan']);
  });
});

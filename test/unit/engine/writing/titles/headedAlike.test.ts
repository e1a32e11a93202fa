import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { saidOf } from '../../../../../src/engine/features/said.ts';
import { headedAlike } from '../../../../../src/engine/writing/titles/headedAlike.ts';
import type { Slide } from '../../../../../src/layouts/slide.ts';
import { listSlide } from '../../../../support/listSlide.ts';

describe('a list over several slides', () => {
  it('goes on under the title that its first slide has', () => {
    const titles = (...slides: Slide[]) => headedAlike(slides, [], 'us').map(({ title }) => plain(title));
    const steps = 'Release checklist';
    assert.deepEqual(titles(listSlide(`${steps}:`), listSlide(), listSlide()), [steps, steps, steps]);
    assert.deepEqual(titles(listSlide(), listSlide(`${steps}:`)), ['Introduction', steps]);
  });

  it('lends its title to no entry that has one', () => {
    const own = { ...listSlide(), title: rich('In April we meet') };
    const titles = headedAlike([listSlide('Release checklist:'), own], [], 'us').map(({ title }) =>
      plain(title),
    );
    assert.deepEqual(titles, ['Release checklist', 'In April we meet']);
  });

  it('lends its title to nothing that is said after it', () => {
    const place = { opensParagraph: true, isLast: true, isLoud: false };
    const after = saidOf(rich('We begin in June.'), place, 'us');
    const below: Slide = { id: '', notes: '', layout: 'statement', title: rich('Plan'), text: after.text };
    const titles = headedAlike([listSlide('Release checklist:'), below], [after], 'us').map(({ title }) =>
      plain(title),
    );
    assert.deepEqual(titles, ['Release checklist', 'Plan']);
  });
});

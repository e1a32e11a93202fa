import assert from 'node:assert/strict';
import { bodyLines } from '../../../quality/faults/shownDeck.ts';
import { shownWith } from './faultsIn.ts';

describe('What a slide shows', () => {
  it('is read title first, then in the order of its data', () => {
    const [slide] = shownWith([
      {
        layout: 'columns',
        title: 'Two',
        kicker: 'Topic',
        columns: [
          { heading: 'A', text: 'one', items: [{ text: 'two', items: ['three'] }] },
          { heading: 'B', items: [] },
        ],
      },
    ]).slides;
    assert.deepEqual(
      slide?.texts.map(({ role, text }) => `${role} ${text}`),
      ['title Two', 'kicker Topic', 'heading A', 'text one', 'text two', 'items three', 'heading B'],
    );
  });

  it('has the lead and the text of a bullet as one line', () => {
    const [slide] = shownWith([
      {
        layout: 'bullets',
        style: 'list',
        title: 'T',
        lead: 'Above',
        items: [{ lead: 'Price', text: 'low' }],
      },
    ]).slides;
    assert.deepEqual(slide && bodyLines(slide).map(({ text }) => text), ['Above', 'Price low']);
  });

  it('has the time and the text of a step as one line, and not the number of one', () => {
    const steps = [
      { label: '03:10', text: 'the alarm goes off' },
      { label: '2', text: 'Ada arrives' },
    ];
    const [slide] = shownWith([{ layout: 'steps', title: 'T', steps }]).slides;
    assert.deepEqual(slide && bodyLines(slide).map(({ text }) => text), [
      '03:10 the alarm goes off',
      '2',
      'Ada arrives',
    ]);
  });

  it('has code masked in its prose', () => {
    const [slide] = shownWith([{ layout: 'statement', title: 'T', text: 'Use `a(` now' }]).slides;
    assert.equal(slide?.texts[1]?.prose, 'Use ▯▯ now');
    assert.equal(slide?.texts[1]?.marked, 'Use `a(` now');
  });
});

import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { distinctTitles } from '../../../../../src/engine/model/checks/distinctTitles.ts';
import type { Slide } from '../../../../../src/layouts/slide.ts';

const slide = (title: string, number?: number): Slide => ({
  layout: 'summary',
  id: title,
  notes: '',
  title: rich(title),
  points: [rich('One')],
  ...(number === undefined ? {} : { part: { number, of: number } }),
});
const titles = (sections: readonly { title: string; slides: Slide[] }[]): string[] =>
  distinctTitles(sections.map((section) => ({ id: section.title, ...section }))).flatMap(({ slides }) =>
    slides.map((each) => plain(each.title)),
  );

describe('titles of sections written beside each other', () => {
  it('say which section they are of where an earlier one has them', () =>
    assert.deepEqual(
      titles([
        { title: 'North', slides: [slide('Costs'), slide('Crew')] },
        { title: 'South', slides: [slide('costs!'), slide('Boats')] },
      ]),
      ['Costs', 'Crew', 'costs! · South', 'Boats'],
    ));

  it('are counted where that does not tell them apart', () =>
    assert.deepEqual(titles([{ title: 'A', slides: [slide('Costs'), slide('Costs'), slide('Costs')] }]), [
      'Costs',
      'Costs · A',
      'Costs (3)',
    ]));

  it('stay the same for the parts of one slide', () =>
    assert.deepEqual(
      titles([
        { title: 'North', slides: [slide('Costs')] },
        { title: 'South', slides: [slide('Costs'), slide('Costs', 2)] },
      ]),
      ['Costs', 'Costs · South', 'Costs · South'],
    ));
});

import type { Slide } from '../../../layouts/slide.ts';
import { lookOf } from '../draft/draft.ts';
import type { Drawn } from './evenSeries.ts';
import { withNumbers } from './listNumbers.ts';
import { asCards, asList, asRows, type Bullets } from './otherForms.ts';

const isBullets = (slide: Slide): slide is Bullets => slide.layout === 'bullets';

/** Two entries side by side as those of a list. */
const asBullets = (slide: Slide): Slide => {
  if (slide.layout !== 'columns' || slide.columns.some(({ items }) => items.length > 0)) return slide;
  const { columns, ...others } = slide;
  return {
    ...others,
    layout: 'bullets',
    style: 'list',
    items: columns.map(({ heading, text = [] }) => ({ lead: heading, text })),
  };
};

/** Names with what is said of each, whatever they stand in, as rows; undefined where something has no row. */
const rowsOf = (slide: Slide): Slide | undefined => {
  const even = asBullets(slide);
  return even.layout === 'table' ? even : even.layout === 'bullets' ? asRows(even) : undefined;
};

/** Where some names of a list have rows, all have, if they may. */
const inRows = (slides: readonly Slide[]): readonly Slide[] => {
  if (!slides.some(({ layout }) => layout === 'table') || slides.every(({ layout }) => layout === 'table'))
    return slides;
  const rows = slides.map(rowsOf);
  return rows.every((slide) => slide !== undefined) ? rows : slides;
};

/** Points of one list stand on cards where all of them may and some do; side by side stand none if not all. */
const alike = (slides: readonly Slide[]): Slide[] => {
  const isMixed = new Set(slides.map(lookOf).filter((look) => mixed.has(look))).size > 1;
  if (!isMixed) return [...slides];
  const even = slides.map(asBullets);
  const bullets = even.filter(isBullets);
  const isBeside = slides.some(({ layout }) => layout === 'columns');
  for (const as of isBeside ? [asCards, asList] : [asCards]) {
    const made = bullets.map(as);
    if (made.every((slide) => slide !== undefined))
      return even.map((slide) => (isBullets(slide) ? made[bullets.indexOf(slide)]! : slide));
  }
  return [...slides];
};

/** The looks that entries of a list may have as well as each other. */
const mixed: ReadonlySet<string> = new Set(['bullets list', 'bullets cards', 'columns']);

const areOfOneHeading = (one: Drawn, other: Drawn): boolean =>
  one.body.kind === 'list' && other.body.kind === 'list' && one.path.at(-1) === other.path.at(-1);

/** The slides of each scene, lists of one heading in one look. */
export const evenLooks = (scenes: readonly Drawn[]): Slide[][] => {
  const runs: Drawn[][] = [];
  for (const scene of scenes) {
    const run = runs.at(-1);
    if (run && areOfOneHeading(run.at(-1)!, scene)) run.push(scene);
    else runs.push([scene]);
  }
  return runs.flatMap((run) => {
    if (run[0]!.body.kind !== 'list') return run.map(({ slides }) => [...slides]);
    const slides = alike(inRows(run.flatMap(withNumbers)));
    return run.map((scene) => slides.splice(0, scene.slides.length));
  });
};

import { visualLength } from '../../deck/canvas.ts';
import { plain } from '../../deck/richText.ts';
import type { Slide } from '../../deck/slide.ts';
import { type Frame, unwritten } from './draft.ts';
import { fits } from './fit.ts';
import { bulletOf, type Point } from './points.ts';

interface TextLayout {
  /** How well the layout suits such points, from 0; undefined: not at all. */
  readonly suits: (points: readonly Point[]) => number | undefined;
  readonly make: (points: readonly Point[], frame: Frame) => Slide;
}

const isPlain = (point: Point): boolean => point.items === undefined && point.checked === undefined;
const lengthOf = (point: Point): number => visualLength(plain(point.text));

const sentence: TextLayout = {
  suits: ([only, ...others]) =>
    only && others.length === 0 && isPlain(only) && !only.lead && lengthOf(only) <= 200 ? 5 : undefined,
  make: ([only], { title }) => ({ ...unwritten, layout: 'statement', title, text: only?.text ?? [] }),
};

const ordered: TextLayout = {
  suits: (points) =>
    points.length >= 2 && points.every((point) => point.number !== undefined && isPlain(point))
      ? 8
      : undefined,
  make: (points, frame) => ({
    ...unwritten,
    ...frame,
    layout: 'steps',
    steps: points.map(({ lead, text, number }) => ({
      label: String(number),
      ...(lead ? { title: lead } : {}),
      text,
    })),
  }),
};

const cards: TextLayout = {
  suits: (points) =>
    points.length >= 2 &&
    points.length <= 6 &&
    points.every((point) => isPlain(point) && point.from !== 'sentence' && lengthOf(point) <= 110) &&
    points.every((point) => (point.lead === undefined) === (points[0]?.lead === undefined))
      ? 4
      : undefined,
  make: (points, frame) => ({
    ...unwritten,
    ...frame,
    layout: 'bullets',
    style: 'cards',
    items: points.map(bulletOf),
  }),
};

const bullets: TextLayout = {
  suits: () => 2,
  make: (points, frame) => ({
    ...unwritten,
    ...frame,
    layout: 'bullets',
    style: 'list',
    items: points.map(bulletOf),
  }),
};

const textLayouts: readonly TextLayout[] = [sentence, ordered, cards, bullets];

/** The best slide that holds all the points, if one does. */
export const slideOf = (points: readonly Point[], frame: Frame): Slide | undefined =>
  textLayouts
    .flatMap((layout) => {
      const score = layout.suits(points);
      return score === undefined ? [] : [{ score, layout }];
    })
    .sort((a, b) => b.score - a.score)
    .map(({ layout }) => layout.make(points, frame))
    .find(fits);

import type { Language } from '../../../../api/generationOptions.ts';
import { plain, type RichText, rich } from '../../../../deck/richText.ts';
import { visualLength } from '../../../../deck/visualLength.ts';
import { withoutColon } from '../../../../deck/withoutColon.ts';
import { hasCapitals } from '../../../../languages/recognising/hasCapitals.ts';
import { withLargeStart } from '../../../text/richJoin.ts';
import { asTitle } from '../../../text/shorten.ts';
import { areStations, withSharedDate } from '../../../text/timeLabels.ts';
import { bulletOf, isPlain, type Point } from '../points.ts';
import { asListing } from '../typedBelow.ts';
import { areDefinitions, definitionSlide } from './definitionTable.ts';
import { statsOf } from './figures.ts';
import { isProcedure } from './procedure.ts';
import { saidLayouts } from './saidLayouts.ts';
import { cardsSlide, columnsSlide, listSlide, statsSlide, stepsSlide } from './shapes.ts';
import { lengthOf, type TextContent, type TextLayout } from './textContent.ts';

const longestStepLabel = 22;
const timeline: TextLayout = {
  suits: ({ points }, _, language) =>
    points.length >= 2 &&
    points.every((point) => point.lead !== undefined && isPlain(point)) &&
    points.every(({ lead }) => visualLength(plain(lead ?? [])) <= longestStepLabel) &&
    areStations(
      points.map(({ lead }) => plain(withoutColon(lead ?? []))),
      language,
    )
      ? 11
      : undefined,
  make: (content, frame) => {
    const { date, labels } = withSharedDate(content.points.map(({ lead = [] }) => plain(withoutColon(lead))));
    const led = date && !content.lead ? { lead: rich(date) } : content;
    return stepsSlide(
      led,
      frame,
      content.points.map(({ text }, at) => ({ label: labels[at]!, text })),
    );
  },
};

const areCounted = ({ points }: TextContent): boolean =>
  points.length >= 2 &&
  points.every((point) => point.number !== undefined && isPlain(point)) &&
  points.every(({ number }, at) => number === points[0]!.number! + at);

/** Numbers before names count as often as they order: "1. No linter 2. No tests". */
const ordered: TextLayout = {
  suits: (content, frame, language) =>
    areCounted(content) && isProcedure(content, frame, language)
      ? content.points.every(({ lead }) => lead !== undefined)
        ? 3.8
        : 8
      : undefined,
  make: (content, frame) =>
    stepsSlide(
      content,
      frame,
      content.points.map(({ lead, text, number }) => ({
        label: String(number),
        ...(lead ? { title: withoutColon(lead) } : {}),
        text,
      })),
    ),
};

const figures: TextLayout = {
  suits: ({ points }, _, language) => (statsOf(points, language) ? 10 : undefined),
  make: (content, frame, language) => statsSlide(content, frame, statsOf(content.points, language) ?? []),
};

export const longestCard = 130;
export const mostCards = 6;
/** Entries and sentences without names are cards where they are short and about as long as each other. */
const longestPlainCard = 170;
const mostUneven = 2.5;
const shortCard = 80;

/** A name in a line of its own, over what is said of it. */
const headed = (
  { lead = [], text }: Point,
  language: Language,
): { readonly lead: RichText; readonly text: RichText } => ({
  lead: asTitle(withoutColon(lead)),
  text: hasCapitals(language) ? withLargeStart(text) : text,
});

const cards: TextLayout = {
  suits: ({ points }) => {
    if (points.length < 2 || points.length > mostCards || !points.every(isPlain)) return undefined;
    // Sentences of one entry are no entries.
    if (points.some(({ from, goesOn }) => from === 'item' && goesOn)) return undefined;
    const areNamed = points.every(({ lead }) => lead !== undefined);
    if (areNamed)
      return points.every((point) => lengthOf(point) <= longestCard)
        ? points.length === 3
          ? 5
          : 4
        : undefined;
    if (points.some(({ lead }) => lead !== undefined)) return undefined;
    // A sentence that goes on about the one before it is read below it.
    if (points.some(({ follows }) => follows)) return undefined;
    const lengths = points.map(lengthOf);
    const most = Math.max(...lengths);
    const areNumbered = points.every(({ number }) => number !== undefined);
    const mayDiffer = areNumbered && most <= shortCard;
    if (most > longestPlainCard || (!mayDiffer && most > mostUneven * Math.min(...lengths))) return undefined;
    if (areNumbered) return 3;
    if (points.every(({ from }) => from === 'item')) return points.length === 3 && most <= shortCard ? 4 : 1;
    // Of one paragraph they are one thought.
    return points.length <= 4 && points.every(({ goesOn }) => !goesOn) ? 1.5 : undefined;
  },
  make: (content, frame, language) =>
    cardsSlide(
      content,
      frame,
      content.points.map((point) => bulletOf(point.lead ? { ...point, ...headed(point, language) } : point)),
    ),
};

const pair: TextLayout = {
  suits: ({ points }) =>
    (points.length === 2 || points.length === 3) &&
    points.every((point) => isPlain(point) && point.lead !== undefined)
      ? 3.5
      : undefined,
  make: (content, frame, language) =>
    columnsSlide(
      content,
      frame,
      content.points.map((point) => {
        const { lead, text } = headed(point, language);
        return { heading: lead, text, items: [] };
      }),
    ),
};

/** After many lists, names stand in a column of their own. */
const definitions: TextLayout = {
  suits: ({ lead, points }) => (!lead && areDefinitions(points) ? 2.3 : undefined),
  make: ({ points }, frame) => definitionSlide(points, frame),
};

const bullets: TextLayout = {
  // One bullet is no list, whatever stood before it.
  suits: ({ points: [only, ...others] }) =>
    only && others.length === 0 && (isPlain(only) || asListing(only) !== undefined) ? -5 : 2,
  make: (content, frame) => listSlide(content, frame, content.points.map(bulletOf)),
};

export const textLayouts: readonly TextLayout[] = [
  ...saidLayouts,
  timeline,
  ordered,
  figures,
  cards,
  pair,
  definitions,
  bullets,
];

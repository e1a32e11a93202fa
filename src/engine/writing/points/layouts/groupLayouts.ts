import { plain, type RichText } from '../../../../deck/richText.ts';
import type { Bullet } from '../../../../deck/slide.ts';
import { visualLength } from '../../../../deck/visualLength.ts';
import { isBlank, joinSentences } from '../../../text/richJoin.ts';
import { areStations, sayingDaysOnce } from '../../../text/timeLabels.ts';
import { bulletOf, lineOfPoint, type Point } from '../points.ts';
import { cardsSlide, columnsSlide, listSlide, type Remarked, type Suited, stepsSlide } from './shapes.ts';

/** A heading that shares a slide with others, with what it says. */
export interface Group {
  readonly heading: RichText;
  readonly points: readonly Point[];
}

interface GroupContent extends Remarked {
  readonly lead?: RichText;
  readonly groups: readonly Group[];
  /** Counts the headings that are left to the notes. */
  readonly more?: RichText;
}

type GroupLayout = Suited<GroupContent>;

/** All that a group says, as one line. */
const lineOf = ({ points }: Group): RichText =>
  points.length === 1 ? lineOfPoint(points[0]!) : joinSentences(points.map(lineOfPoint));

/** Nothing stands below its points. */
const isFlat = ({ points }: Group): boolean => points.every(({ items }) => !items);
const isShallow = (group: Group): boolean => group.points.length <= 1 && isFlat(group);
const lineLength = (group: Group): number => visualLength(plain(lineOf(group)));
const isSaid = ({ points }: Group): boolean => points.length > 0;
/** What goes on after the names has none, and is no equal of theirs. */
const isNamed = ({ heading }: Group): boolean => !isBlank(heading);
const areNamed = ({ groups }: GroupContent): boolean => groups.every(isNamed);
/** Only a list says what is left out. */
const isAll = ({ more }: GroupContent): boolean => more === undefined;

const columns: GroupLayout = {
  suits: (content) => {
    const { groups } = content;
    if (groups.length < 2 || groups.length > 3 || !isAll(content)) return undefined;
    if (!areNamed(content) || !groups.every(isSaid)) return undefined;
    return groups.some((group) => !isShallow(group)) ? 8 : 5;
  },
  make: (content, frame) =>
    columnsSlide(
      content,
      frame,
      content.groups.map((group) => {
        const [first, ...others] = group.points;
        const sole = first && others.length === 0 && !first.lead && !first.items;
        return sole
          ? { heading: group.heading, text: first.text, items: [] }
          : { heading: group.heading, items: group.points.map(bulletOf) };
      }),
    ),
};

const timeline: GroupLayout = {
  suits: (content, _, language) =>
    isAll(content) &&
    content.groups.length >= 2 &&
    areStations(
      content.groups.map(({ heading }) => plain(heading)),
      language,
    ) &&
    content.groups.every(
      (group) => visualLength(plain(group.heading)) <= 22 && isFlat(group) && lineOf(group).length > 0,
    )
      ? // What goes on along a line stays on it, however many slides it takes.
        14
      : undefined,
  make: (content, frame) => {
    const labels = sayingDaysOnce(content.groups.map(({ heading }) => plain(heading)));
    const steps = content.groups.map((group, at) => ({ label: labels[at]!, text: lineOf(group) }));
    return stepsSlide(content, frame, steps);
  },
};

const cards: GroupLayout = {
  suits: (content) =>
    isAll(content) &&
    areNamed(content) &&
    content.groups.length >= 2 &&
    content.groups.length <= 6 &&
    content.groups.every(
      (group) => isSaid(group) && isFlat(group) && lineLength(group) <= 140 && group.points.length <= 2,
    )
      ? 6
      : undefined,
  make: (content, frame) =>
    cardsSlide(
      content,
      frame,
      content.groups.map((group) => {
        const line = lineOf(group);
        return line.length > 0 ? { lead: group.heading, text: line } : { text: group.heading };
      }),
    ),
};

/** A group of several points keeps them apart, below its heading. */
const bulletOfGroup = (group: Group): Bullet => {
  if (group.points.length > 1 || !isFlat(group))
    return {
      text: group.heading,
      items: group.points.flatMap((point) => [lineOfPoint(point), ...(point.items ?? [])]),
    };
  const line = lineOf(group);
  return isSaid(group) && line.length > 0 ? { lead: group.heading, text: line } : { text: group.heading };
};

const list: GroupLayout = {
  suits: ({ groups, more }) => (groups.length + (more ? 1 : 0) <= 7 ? 4 : undefined),
  make: (content, frame) =>
    listSlide(content, frame, [
      ...content.groups.flatMap((group) =>
        isNamed(group) ? [bulletOfGroup(group)] : group.points.map(bulletOf),
      ),
      ...(content.more ? [{ text: content.more }] : []),
    ]),
};

export const groupLayouts: readonly GroupLayout[] = [columns, timeline, cards, list];

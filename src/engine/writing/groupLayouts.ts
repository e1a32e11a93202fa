import type { Language } from '../../api/generationOptions.ts';
import { visualLength } from '../../deck/canvas.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import type { Bullet, Slide } from '../../deck/slide.ts';
import { type Frame, unwritten } from './draft.ts';
import { headingLines } from './headingLines.ts';
import { bulletOf, type Point } from './points.ts';
import { joinRich, joinSentences } from './richJoin.ts';
import { head } from './textLayouts.ts';
import { areTimes } from './timeLabels.ts';

/** A heading that shares a slide with others, with what it says. */
export interface Group {
  readonly heading: RichText;
  readonly points: readonly Point[];
  readonly inner: readonly Group[];
}

export interface GroupContent {
  readonly lead?: RichText;
  readonly groups: readonly Group[];
}

interface GroupLayout {
  readonly suits: (content: GroupContent, language: Language) => number | undefined;
  readonly make: (content: GroupContent, frame: Frame) => Slide;
}

const withLead = ({ lead }: GroupContent) => (lead ? { lead } : {});
const innerHeadings = ({ inner }: Group): RichText[] =>
  inner.flatMap((group) => [group.heading, ...innerHeadings(group)]);

const lineOfPoint = ({ lead, text }: Point): RichText => (lead ? [...lead, { text: ' ' }, ...text] : text);

/** All that a group says, as one line. */
const lineOf = (group: Group): RichText =>
  joinRich(
    [joinSentences(group.points.map(lineOfPoint)), ...innerHeadings(group)].filter((text) => text.length > 0),
    ' · ',
  );

const itemsOf = (group: Group): Bullet[] => [
  ...group.points.map(bulletOf),
  ...group.inner.map((inner) => {
    const line = lineOf(inner);
    return line.length > 0 ? { lead: inner.heading, text: line } : { text: inner.heading };
  }),
];

const isShallow = ({ points, inner }: Group): boolean => points.length + inner.length <= 1;
const lineLength = (group: Group): number => visualLength(plain(lineOf(group)));

const columns: GroupLayout = {
  suits: ({ groups }) => {
    if (groups.length < 2 || groups.length > 3) return undefined;
    if (groups.some((group) => itemsOf(group).length === 0)) return undefined;
    return groups.some((group) => !isShallow(group)) ? 8 : 5;
  },
  make: (content, frame) => ({
    ...unwritten,
    ...head(frame),
    ...withLead(content),
    layout: 'columns',
    columns: content.groups.map((group) => {
      const [first, ...others] = group.points;
      const sole = first && others.length === 0 && group.inner.length === 0 && !first.lead && !first.items;
      return sole
        ? { heading: group.heading, text: first.text, items: [] }
        : { heading: group.heading, items: itemsOf(group) };
    }),
  }),
};

const timeline: GroupLayout = {
  suits: ({ groups }, language) =>
    groups.length >= 2 &&
    areTimes(
      groups.map(({ heading }) => plain(heading)),
      language,
    ) &&
    groups.every((group) => visualLength(plain(group.heading)) <= 22 && lineOf(group).length > 0)
      ? 9
      : undefined,
  make: (content, frame) => ({
    ...unwritten,
    ...head(frame),
    ...withLead(content),
    layout: 'steps',
    steps: content.groups.map((group) => ({ label: plain(group.heading), text: lineOf(group) })),
  }),
};

const cards: GroupLayout = {
  suits: ({ groups }) =>
    groups.length >= 2 &&
    groups.length <= 6 &&
    groups.every((group) => lineLength(group) <= 140 && group.points.length <= 2)
      ? groups.some((group) => lineLength(group) === 0) && groups.some((group) => lineLength(group) > 0)
        ? 3
        : 6
      : undefined,
  make: (content, frame) => ({
    ...unwritten,
    ...head(frame),
    ...withLead(content),
    layout: 'bullets',
    style: 'cards',
    items: content.groups.map((group) => {
      const line = lineOf(group);
      return line.length > 0 ? { lead: group.heading, text: line } : { text: group.heading };
    }),
  }),
};

/** A group of several points keeps them apart, below its heading. */
const bulletOfGroup = (group: Group): Bullet => {
  if (group.points.length > 1)
    return { text: group.heading, items: [...group.points.map(lineOfPoint), ...innerHeadings(group)] };
  const line = lineOf(group);
  return line.length > 0 ? { lead: group.heading, text: line } : { text: group.heading };
};

const list: GroupLayout = {
  suits: ({ groups }) => (groups.length <= 7 ? 4 : undefined),
  make: (content, frame) => ({
    ...unwritten,
    ...head(frame),
    ...withLead(content),
    layout: 'bullets',
    style: 'list',
    items: content.groups.map(bulletOfGroup),
  }),
};

const rows = 7;
/** Many headings: a few on each line. */
const index: GroupLayout = {
  suits: ({ groups }) => (groups.length > 7 ? 1 : undefined),
  make: (content, frame) => ({
    ...unwritten,
    ...head(frame),
    ...withLead(content),
    layout: 'bullets',
    style: 'list',
    items: headingLines(
      content.groups.map((group) => [group.heading, ...innerHeadings(group)]),
      rows,
    ).map((text) => ({ text })),
  }),
};

export const groupLayouts: readonly GroupLayout[] = [columns, timeline, cards, list, index];

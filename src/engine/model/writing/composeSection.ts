import { kickerBox } from '../../../deck/canvas.ts';
import { lettersOf } from '../../../deck/lettersOf.ts';
import { plain, type RichText, rich } from '../../../deck/richText.ts';
import { typeScale } from '../../../deck/typeScale.ts';
import { layouts } from '../../../layouts/layouts.ts';
import type { Slide } from '../../../layouts/slide.ts';
import type { Said } from '../../features/said.ts';
import type { Part } from '../../planning/scenes/scene.ts';
import type { Block } from '../../reading/document/sourceDocument.ts';
import { fits, isTitle, linesIn } from '../../text/fit.ts';
import { numbered } from '../../writing/deckFrame.ts';
import { type Frame, unwritten, type Writing } from '../../writing/draft/draft.ts';
import { draftScene } from '../../writing/draftScene.ts';
import { withNotes } from '../../writing/notes/sceneNotes.ts';
import { isWithinWords } from '../../writing/points/bestSlide.ts';
import { pagedPoints } from '../../writing/points/pagedPoints.ts';
import type { Point } from '../../writing/points/points.ts';
import type { SectionReply, TextualReply } from '../asking/replySchemas.ts';
import { isEnding, pointsOfReply, slideOfReply, type ToRich } from '../asking/replySlide.ts';
import { faultsOf, type SectionWish } from '../checks/sectionChecks.ts';
import { idOf, isPlaced, notedParts, type Passage, passageAt, visualsOf } from './passages.ts';

interface Group {
  /** The last of the passages it shows; -1: none. */
  readonly passage: number;
  readonly slides: readonly Slide[];
}

export interface Composing {
  readonly passages: readonly Passage[];
  /** From here on a passage is shown only where the model says so. */
  readonly optionalFrom: number;
  readonly writing: Writing;
  /** Of the sources. */
  readonly reading: Writing['language'];
  readonly wish: SectionWish;
  /** Where deck and sources are of one language, the sources' headings stand above the titles. */
  readonly showsHeadings: boolean;
}

const mostInARow = 2;
const pageWords = 70;

const titleOf = (title: string, toRich: ToRich): RichText => {
  let words = plain(toRich(title));
  if (isTitle(rich(words))) return toRich(title);
  while (words.length > 8 && !isTitle(rich(`${words}…`))) {
    const space = words.lastIndexOf(' ');
    words = words.slice(0, space > words.length / 2 ? space : words.length - 4);
  }
  return rich(`${words}…`);
};

const headingOf = (passage: Passage | undefined): RichText | undefined =>
  passage && (plain(passage.heading).trim() === '' ? passage.kicker : passage.heading);

const frameOf = (title: RichText, passage: Passage | undefined, { showsHeadings }: Composing): Frame => {
  const heading = showsHeadings ? headingOf(passage) : undefined;
  const isKicker =
    heading !== undefined &&
    plain(heading).trim() !== '' &&
    lettersOf(plain(heading)) !== lettersOf(plain(title)) &&
    linesIn(heading, typeScale.kicker, kickerBox.width) <= 1;
  return { title, isContinued: false, ...(isKicker ? { kicker: heading } : {}) };
};

const runOf = (looks: readonly string[], layout: string): number => {
  let run = 0;
  while (run < looks.length && looks[looks.length - 1 - run]!.split(' ')[0] === layout) run += 1;
  return run;
};

/** The same points in another layout, after several slides of one. */
const inAnotherLayout = (points: readonly Point[], frame: Frame, writing: Writing): Slide | undefined => {
  const texts = points.map(({ lead, text }) => (lead ? [...lead, { text: ' – ' }, ...text] : text));
  const options: Slide[] = [
    { ...unwritten, layout: 'summary', title: frame.title, points: texts },
    {
      ...unwritten,
      layout: 'steps',
      title: frame.title,
      steps: points.map(({ lead, text }, index) => ({
        label: String(index + 1),
        ...(lead ? { title: lead } : {}),
        text,
      })),
    },
  ];
  return points.length < 2
    ? undefined
    : options.find(
        (slide) =>
          runOf(writing.before, slide.layout) < mostInARow &&
          fits(slide) &&
          isWithinWords(slide, writing.language),
      );
};

const textSlides = (
  reply: TextualReply,
  frame: Frame,
  { wish, writing }: Composing,
  room: number,
): Slide[] => {
  const points = pointsOfReply(reply, wish.rich);
  const chosen = slideOfReply(reply, frame, writing, wish.rich);
  const isBody = !isEnding(reply);
  if (chosen && (isBody || wish.isLast)) {
    const withKicker =
      frame.kicker && 'kicker' in chosen === false && layouts.of(chosen).isTitled
        ? ({ ...chosen, kicker: frame.kicker } as Slide)
        : chosen;
    if (runOf(writing.before, chosen.layout) < mostInARow) return [withKicker];
    const other = inAnotherLayout(points, frame, writing);
    return [other ?? withKicker];
  }
  return pagedPoints(points, undefined, pageWords, frame, writing).slice(0, room);
};

const placedSlides = (
  { body, parts }: Passage,
  points: readonly Point[],
  frame: Frame,
  { writing }: Composing,
): Slide[] => {
  const beside = points.map(
    ({ text, words }): Said => ({
      text,
      words,
      roles: new Map(),
      pointsBack: false,
      leadsIn: false,
      score: 1,
    }),
  );
  const placed =
    body.kind === 'visual'
      ? { kind: body.kind, visual: body.visual, beside }
      : body.kind === 'gallery'
        ? { ...body, lead: undefined }
        : body;
  const { lead: _, ...rest } = 'lead' in placed ? placed : { ...placed, lead: undefined };
  const scene = { path: [], body: rest as Passage['body'], parts, worth: 0, pages: 2 };
  return draftScene(scene, undefined, frame, { ...writing, style: 'Subtle' });
};

const titleFor = (passage: Passage): RichText => passage.title;

/** What is placed is in the notes in full, whatever passage it is of. */
const withBlocks = (parts: readonly Part[], blocks: readonly Block[]): Part[] => {
  if (blocks.length === 0) return [...parts];
  const position = blocks[0]!.position;
  const bare = { source: parts[0]?.source ?? '', heading: [], depth: 1, position, notes: [] };
  return [...parts, { ...bare, blocks }];
};

/** The slides of a section as the model wrote them, each of its passages shown or in the notes. */
export const composeSection = ({ slides: replies }: SectionReply, composing: Composing): Slide[] => {
  const { passages, optionalFrom, writing, reading, wish } = composing;
  const noted = new Set<number>();
  const shown = new Set<number>();
  const groups: Group[] = [];
  const writingNow = (): Writing => ({
    ...writing,
    before: [...writing.before, ...groups.flatMap(({ slides }) => slides.map(({ layout }) => layout))],
  });
  const groupOf = (
    made: readonly Slide[],
    members: readonly number[],
    placed: number | undefined,
    notes = '',
  ): Group => {
    const fresh = members.filter((member) => !noted.has(member));
    for (const member of fresh) noted.add(member);
    const visual = placed === undefined ? undefined : passages[placed];
    const parts = fresh.flatMap((member) => (passages[member] ? notedParts(passages[member]) : []));
    const held = new Set(parts.flatMap(({ blocks }) => blocks));
    const placedBlocks = visual ? visualsOf(visual).filter((block) => !held.has(block)) : [];
    const [first, ...others] = withNotes(made, withBlocks(parts, placedBlocks), reading);
    const said = [notes.trim(), first?.notes ?? ''].filter((text) => text !== '').join('\n\n');
    return { passage: Math.max(-1, ...members), slides: first ? [{ ...first, notes: said }, ...others] : [] };
  };
  const place = (at: number, title: RichText, points: readonly Point[], notes = ''): Group | undefined => {
    const passage = passages[at];
    if (!passage || shown.has(at) || !isPlaced(passage)) return undefined;
    shown.add(at);
    const now = { ...composing, writing: writingNow() };
    const made = placedSlides(passage, points, frameOf(title, passage, composing), now);
    return made.length > 0 ? groupOf(made, [at], at, notes) : undefined;
  };

  /** What must be placed has its slides kept; what then has none is in the notes. */
  const room = (): number => {
    const made = groups.reduce((sum, { slides }) => sum + slides.length, 0);
    const owed = passages.filter(
      (passage, at) => at < optionalFrom && isPlaced(passage) && !shown.has(at),
    ).length;
    return Math.max(made + owed === 0 ? 1 : 0, wish.mostSlides - made - owed);
  };

  for (const reply of replies) {
    if (faultsOf(reply, wish.rich).length > 0) continue;
    const title = titleOf(reply.title, wish.rich);
    const members = reply.from.map((id) => passageAt(passages, id)).filter((at) => at >= 0);
    if (reply.layout === 'placed') {
      const at = passageAt(passages, reply.passage);
      if (at >= optionalFrom && room() < 1) continue;
      const group = place(at, title, pointsOfReply(reply, wish.rich), reply.notes);
      if (group) groups.push(group);
      continue;
    }
    const left = room();
    if (left < 1) continue;
    const frame = frameOf(title, members.length === 1 ? passages[members[0]!] : undefined, composing);
    const made = textSlides(reply, frame, { ...composing, writing: writingNow() }, left);
    if (made.length > 0) groups.push(groupOf(made, members, undefined, reply.notes));
  }
  if (groups.length === 0) return [];
  passages.forEach((passage, at) => {
    if (at >= optionalFrom || shown.has(at) || !isPlaced(passage)) return;
    const group = place(at, titleFor(passage), []);
    const before = groups.findLastIndex((other) => other.passage < at && other.passage >= 0);
    if (group) groups.splice(before < 0 ? groups.length : before + 1, 0, group);
  });
  return numbered(withRest(groups, composing, noted).flatMap(({ slides }) => slides));
};

/** What no slide was made of is in the notes of the slide before it. */
const withRest = (
  groups: readonly Group[],
  { passages, optionalFrom, reading }: Composing,
  noted: ReadonlySet<number>,
): Group[] => {
  const rest = new Map<Group, Passage[]>();
  passages.forEach((passage, at) => {
    if (at >= optionalFrom || noted.has(at)) return;
    const home = groups.findLast((group) => group.passage >= 0 && group.passage < at) ?? groups[0]!;
    rest.set(home, [...(rest.get(home) ?? []), passage]);
  });
  return groups.map((group) => {
    const left = rest.get(group) ?? [];
    const [first, ...others] = group.slides;
    if (!first || left.length === 0) return group;
    const [noting] = withNotes([first], left.flatMap(notedParts), reading);
    const notes = [first.notes, noting?.notes ?? ''].filter((text) => text !== '').join('\n\n');
    return { ...group, slides: [{ ...first, notes }, ...others] };
  });
};

export const passageIds = (passages: readonly Passage[]): string[] => passages.map((_, at) => idOf(at));

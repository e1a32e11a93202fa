import type { Language, RewriteStyle } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import { withoutColon } from '../../../deck/withoutColon.ts';
import { opensWithClock } from '../../../languages/recognising/clocks.ts';
import { isHeadingOf } from '../../../languages/recognising/isHeadingOf.ts';
import { mostPictures } from '../../../layouts/gallery.ts';
import { isFolded } from '../../features/folded.ts';
import type { Item } from '../../features/items.ts';
import { worthOfItems } from '../../features/items.ts';
import { isOneLine } from '../../features/oneLineCode.ts';
import type { Said } from '../../features/said.ts';
import { unitsOf } from '../../features/units/units.ts';
import { isRequired, type RequiredVisual, visualsWithin } from '../../features/visual.ts';
import type { Topic } from '../../outline/outline.ts';
import { policy } from '../../policy/policy.ts';
import type { ListItem } from '../../reading/document/sourceDocument.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { isBlank, joinRich } from '../../text/richJoin.ts';
import { evenLoads, evenRuns } from './evenRuns.ts';
import { saidInLine } from './saidInLine.ts';
import type { GalleryPicture, Group, Part, Scene } from './scene.ts';
import { worthOfSaid } from './textRuns.ts';
import { ownScenes, partOf, wordsUnder } from './topicScenes.ts';

/** Everything under a heading, for the notes. */
export const partsUnder = (topic: Topic, language: Language): Part[] => [
  partOf(
    topic,
    unitsOf(topic.blocks, language).flatMap(({ blocks }) => blocks),
    topic.notes,
  ),
  ...topic.topics.flatMap((child) => partsUnder(child, language)),
];

export const requiredUnder = (topic: Topic): { picture: RequiredVisual; topic: Topic }[] => [
  ...topic.blocks
    .flatMap(visualsWithin)
    .filter(isRequired)
    .map((picture) => ({ picture, topic })),
  ...topic.topics.flatMap(requiredUnder),
];

/** A list of one entry: what introduces its lines says more than that they follow. */
const ledEntry = (lead: Said, below: readonly Item[]): Item => ({
  text: lead.text,
  whole: lead.text,
  inner: below.map(({ lead, text }) => (lead ? joinRich([withoutColon(lead), text], ': ') : text)),
  entries: below.length,
  below,
  words: below.reduce((sum, { words }) => sum + words, lead.words),
  roles: lead.roles,
  said: [],
});

/** What a heading says in a few lines: its best sentences and its first list; of the headings below it where it has none. */
const groupOf = (topic: Topic, style: RewriteStyle, language: Language): Group => {
  const scenes = ownScenes([topic], style, language);
  const said: Said[] = [];
  const items: Item[] = [];
  for (const { body } of scenes) {
    if (body.kind === 'text') said.push(...body.said);
    else if (body.kind === 'list') {
      said.push(...body.above);
      if (items.length > 0) continue;
      items.push(...(body.lead?.leadsIn === false ? [ledEntry(body.lead, body.items)] : body.items));
    } else if (body.kind === 'visual') {
      const command = said.some(({ isCommand }) => isCommand)
        ? undefined
        : saidInLine(body.visual, body.lead, language);
      said.push(...body.beside, ...(command ?? (body.lead && !body.lead.leadsIn ? [body.lead] : [])));
    }
  }
  if (said.length === 0 && items.length === 0 && topic.topics.length > 0) {
    const below = topic.topics.map((child) => groupOf(child, style, language));
    const inner = below.flatMap((group) => group.said.slice(0, 2));
    return {
      heading: topic.heading,
      said: inner,
      items: inner.length > 0 ? [] : below.flatMap((group) => group.items),
    };
  }
  return { heading: topic.heading, said, items };
};

const { group: limits, gallery } = policy;

/** Beside other headings there is no room below an entry. */
const isLine = (item: ListItem): boolean => item.blocks.length === 0 || isFolded(item);

const leastListed = 3;
/** What is told and what is listed under one heading have no room beside each other. */
const tellsAndLists = ({ blocks }: Topic, language: Language): boolean =>
  blocks.some((block) => block.kind === 'list' && block.items.length >= leastListed) &&
  unitsOf(blocks, language).some(({ kind }) => kind === 'text');

const leastTimes = 3;
/** A day hour by hour is looked at along its own line. */
const isHourByHour = ({ blocks }: Topic): boolean =>
  blocks.some(
    (block) =>
      block.kind === 'list' &&
      block.items.length >= leastTimes &&
      block.items.every(({ text }) => opensWithClock(plain(text))),
  );

/** A heading that says so little, in no more than plain lines, that it shares a slide with those beside it. */
export const isSlight = (topic: Topic, mostWords: number, language: Language): boolean =>
  topic.topics.length === 0 &&
  !isBlank(topic.heading) &&
  topic.blocks.every(
    (block) =>
      block.kind === 'paragraph' ||
      (block.kind === 'list' && block.items.length <= limits.mostItems && block.items.every(isLine)) ||
      isOneLine(block),
  ) &&
  topic.blocks.flatMap(visualsWithin).length === 0 &&
  !tellsAndLists(topic, language) &&
  !isHourByHour(topic) &&
  wordsUnder(topic) <= mostWords;

const leastEquals = 3;
/** Equals are shown alike: one that says a little more than most of them goes with them. */
export const slightAmong = (
  topics: readonly Topic[],
  mostWords: number,
  mostAmong: number,
  language: Language,
): readonly Topic[] => {
  const slightIn = (words: number): Topic[] => topics.filter((topic) => isSlight(topic, words, language));
  const slight = slightIn(mostWords);
  return slight.length >= leastEquals && 2 * slight.length > topics.length ? slightIn(mostAmong) : slight;
};

const { side } = limits;
/** "Pros", "Cons" and perhaps "Decision": short lists under short names, which are looked at side by side. */
export const areSides = (topics: readonly Topic[]): boolean => {
  const isSide = ({ heading, blocks, topics: below }: Topic): boolean =>
    below.length === 0 &&
    blocks.length === 1 &&
    blocks.every((block) =>
      block.kind === 'list'
        ? !block.ordered &&
          block.items.length <= side.mostItems &&
          block.items.every((item) => item.checked === undefined && item.blocks.length === 0)
        : block.kind === 'paragraph',
    ) &&
    estimateWords(plain(heading)) <= side.nameWords;
  const words = topics.map(wordsUnder);
  return (
    topics.length >= 2 &&
    topics.length <= side.most &&
    topics.every(isSide) &&
    !topics.some(isHourByHour) &&
    topics.filter(({ blocks }) => blocks[0]?.kind === 'list').length >= 2 &&
    words.every((count) => count <= side.words)
  );
};

/** Options under a heading that says so are looked at side by side, where each is a few sentences. */
export const areOptions = ({ heading, topics }: Topic): boolean =>
  isHeadingOf(plain(heading), 'alternatives') &&
  topics.length >= 2 &&
  topics.length <= side.most &&
  topics.every(
    (topic) =>
      topic.topics.length === 0 &&
      topic.blocks.length === 1 &&
      topic.blocks[0]!.kind === 'paragraph' &&
      wordsUnder(topic) <= side.optionWords,
  );

const isTelling = ({ said, items }: Group): boolean =>
  items.length > 0 || said.some(({ leadsIn, score }) => !leadsIn && score > policy.choose.never);

/** No less than an entry of a list, which its name and what is said of it would be. */
export const worthOfGroup = (group: Group): number =>
  Math.max(
    isTelling(group) ? policy.worth.item : 0,
    worthOfSaid(group.said) * 0.7 + (group.items.length > 0 ? 1 + worthOfItems(group.items.slice(0, 4)) : 0),
  );

/** What has to be shown of it: its name with the first thing it says, or its list. */
const loadOf = ({ heading, said, items }: Group): number => {
  const listed = items.reduce((sum, { words }) => sum + words, 0);
  const first = said.find(({ leadsIn }) => !leadsIn);
  return estimateWords(plain(heading)) + (first?.words ?? Math.min(listed, limits.slideWords));
};

/** As many on each slide, or as much where some would have more than they hold: then on each slide that there is. */
const parted = <T>(all: readonly T[], each: number, slots: number, load: (one: T) => number): T[][] => {
  const runs = evenRuns(all, each);
  const isOver = (run: readonly T[]): boolean =>
    run.reduce((sum, one) => sum + load(one), 0) > limits.slideWords;
  return runs.some(isOver)
    ? evenLoads(all, slots, { length: limits.most, load: limits.slideWords }, load)
    : runs;
};

/** Headings with the run that they are of; those of none are with the one before them. */
const homesOf = (topics: readonly Topic[], runs: readonly (readonly Topic[])[]): Topic[][] => {
  const homes = runs.map((): Topic[] => []);
  let at = 0;
  for (const topic of topics) {
    const own = runs.findIndex((run) => run.includes(topic));
    if (own >= 0) at = own;
    homes[at]?.push(topic);
  }
  return homes;
};

/** A heading that shares its slide with no other is shown as what it says: a listing as a listing. */
const aloneIn = (
  path: readonly Topic[],
  [only, ...others]: readonly { readonly topic: Topic }[],
  style: RewriteStyle,
  language: Language,
): Scene | undefined => {
  if (!only || others.length > 0) return undefined;
  const [scene, ...more] = ownScenes([...path, only.topic], style, language);
  return scene && more.length === 0 ? { ...scene, pages: 1 } : undefined;
};

/** Headings that share slides, all of them or as many as slides hold. */
export const groupScenes = (
  path: readonly Topic[],
  topics: readonly Topic[],
  slots: number,
  style: RewriteStyle,
  language: Language,
): Scene[] => {
  const named = topics
    .filter((topic) => !isBlank(topic.heading) || topic.blocks.length > 0)
    .map((topic) => ({ topic, group: groupOf(topic, style, language) }));
  const telling = named.filter(({ group }) => isTelling(group));
  // A name of which nothing is said is better counted than shown.
  const all = telling.length > 0 ? telling : named;
  const each = all.length <= limits.most * slots ? Math.ceil(all.length / slots) : limits.most;
  const shown = all.slice(0, each * slots);
  const runs = parted(shown, Math.max(1, each), Math.min(slots, shown.length), ({ group }) => loadOf(group));
  const homes = homesOf(
    topics,
    runs.map((run) => run.map(({ topic }) => topic)),
  );
  return runs.map((run, at) => {
    const groups = run.map(({ group }) => group);
    const isLast = at === runs.length - 1;
    const alone = aloneIn(path, run, style, language);
    if (alone) return { ...alone, parts: homes[at]!.flatMap((topic) => partsUnder(topic, language)) };
    return {
      path: run.length === 1 ? [...path, run[0]!.topic] : path,
      body: { kind: 'groups', groups, more: isLast ? named.length - shown.length : 0 },
      parts: homes[at]!.flatMap((topic) => partsUnder(topic, language)),
      worth: groups.reduce((sum, group) => sum + worthOfGroup(group), 0),
      pages: 1,
    };
  });
};

const isOver = (path: readonly Topic[], { heading }: Topic): boolean =>
  path.some((above) => plain(above.heading) === plain(heading));

/** Pictures that have no slide of their own share some, under the headings they stood under. */
export const galleryScenes = (
  path: readonly Topic[],
  pictures: readonly { picture: RequiredVisual; topic: Topic }[],
): Scene[] => {
  const hasDiagram = pictures.some(({ picture }) => picture.kind === 'diagram');
  return evenRuns(pictures, hasDiagram ? gallery.mostAroundDiagrams : mostPictures).map((run) => {
    const shown: GalleryPicture[] = run.map(({ picture, topic }) => ({
      picture,
      ...(isOver(path, topic) || isBlank(topic.heading) ? {} : { heading: topic.heading }),
    }));
    const [only] = shown;
    const own = path.at(-1)!;
    return {
      path: [...path.slice(0, -1), own],
      body:
        shown.length === 1 && only
          ? { kind: 'visual', visual: only.picture, beside: [] }
          : { kind: 'gallery', pictures: shown },
      parts: run.map(({ picture, topic: home }) => partOf(home, [picture])),
      worth: policy.scene.worth.image * shown.length,
      pages: 1,
    };
  });
};

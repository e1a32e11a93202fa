import type { Language, RewriteStyle } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import type { Topic } from '../../outline/outline.ts';
import { policy } from '../../policy/policy.ts';
import { areAlongTime } from '../../text/timeLabels.ts';
import { withBinding } from './bindingKept.ts';
import { condensed, pagesOf } from './condensedScenes.ts';
import {
  areOptions,
  areSides,
  galleryScenes,
  groupScenes,
  isSlight,
  requiredUnder,
  slightAmong,
} from './groupScenes.ts';
import { isPreface } from './preface.ts';
import type { Scene } from './scene.ts';
import { byNeed, shareOut } from './shareOut.ts';
import { asTold, withSlight } from './slightScenes.ts';
import { wordsOfSaid } from './textRuns.ts';
import { isBare, isRequiredScene, ownScenes, partOf, wordsUnder } from './topicScenes.ts';
import { weighedUnder } from './worth/headingWorth.ts';

/** A heading with the slides that it and all below it would have with all the room in the world. */
export interface Node {
  readonly topic: Topic;
  readonly path: readonly Topic[];
  readonly own: readonly Scene[];
  /** What of its own is worth no slide. */
  readonly slight: readonly Scene[];
  readonly children: readonly Node[];
  readonly need: number;
  readonly worth: number;
}

const { choice } = policy;

const worthOf = (scenes: readonly Scene[]): number => scenes.reduce((sum, { worth }) => sum + worth, 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Headings that share a slide in any deck. */
const isOfSeveral = ({ body }: Scene): boolean => body.kind === 'groups';

/** Headings below each other with nothing under them are a list. */
const ofHeadings = (path: readonly Topic[], topics: readonly Topic[]): Scene => ({
  path,
  body: { kind: 'headings', headings: topics.map(({ heading }) => heading) },
  parts: topics.map((topic) => partOf(topic, [], topic.notes)),
  worth: policy.scene.worth.list,
  pages: Math.ceil(topics.length / policy.list.mostHeadings),
});

/** "4:27" and "4:33" are looked at one after the other, however little there is to read of each. */
const leastMoments = 4;

const isListed = ({ blocks }: Topic): boolean =>
  blocks.some((block) => block.kind === 'list' && block.items.length > policy.group.sentences);

/** Neighbors that say next to nothing share a slide in any deck; those with nothing to say are listed. */
const childScenes = (path: readonly Topic[], style: RewriteStyle, language: Language): (Node | Scene)[] => {
  const { topics } = path.at(-1)!;
  if (style !== 'Preserve' && (areSides(topics) || areOptions(path.at(-1)!)))
    return groupScenes(path, topics, 1, style, language);
  const labels = topics.map(({ heading }) => plain(heading));
  const isLog = topics.length >= leastMoments && areAlongTime(labels, language);
  const { usual, amongOthers } = isLog ? policy.group.moment : policy.group.slight;
  const out: (Node | Scene)[] = [];
  const slight = slightAmong(topics, usual, amongOthers, language);
  let run: Topic[] = [];
  const flush = (): void => {
    const bare = run.filter(isBare);
    if (run.length < 2) out.push(...run.map((topic) => nodeOf([...path, topic], style, language)));
    else if (bare.length === run.length) out.push(ofHeadings(path, run));
    else {
      const words = run.reduce(
        (total, topic) => total + Math.min(isLog ? usual : amongOthers, wordsUnder(topic)),
        0,
      );
      const slides = Math.max(
        1,
        Math.ceil(words / policy.group.words),
        Math.ceil(run.length / (run.some(isListed) ? policy.group.mostListed : policy.group.most)),
      );
      if (slides < run.length) out.push(...groupScenes(path, run, slides, style, language));
      else out.push(...run.map((topic) => nodeOf([...path, topic], style, language)));
    }
    run = [];
  };
  for (const topic of topics) {
    if (slight.includes(topic)) run.push(topic);
    else {
      flush();
      out.push(nodeOf([...path, topic], style, language));
    }
  }
  flush();
  return out;
};

const isNode = (each: Node | Scene): each is Node => 'children' in each;

export const nodeOf = (
  path: readonly Topic[],
  style: RewriteStyle,
  language: Language,
  isIntro = false,
): Node => {
  const topic = path.at(-1)!;
  const below = childScenes(path, style, language);
  const all = [
    ...ownScenes(path, style, language, isIntro),
    ...below.filter((each) => !isNode(each)),
  ] as Scene[];
  const weighed = weighedUnder(topic, all, language).map(asTold);
  const children = below.filter(isNode);
  const isSlide = (scene: Scene): boolean =>
    isRequiredScene(scene) || (scene.worth > choice.leastWorth && !(children.length > 0 && isPreface(scene)));
  const told = weighed.filter(isSlide);
  const own = style === 'Preserve' ? all : withSlight(weighed, told, language);
  return {
    topic,
    path,
    own,
    slight: weighed.filter((scene) => !told.includes(scene)),
    children,
    need: pagesOf(own) + sum(children.map(({ need }) => need)),
    worth: worthOf(own) + sum(children.map(({ worth }) => worth)),
  };
};

/** A listing inside an entry has no block of its own: it stands after its list. */
const isWithinList = ({ body, parts }: Scene): boolean =>
  body.kind === 'visual' && parts.every(({ blocks }) => blocks.length === 0);

/** What was grouped stands where the first of it stood. */
const ordered = (scenes: readonly Scene[]): Scene[] => {
  const order = (scene: Scene): number =>
    scene.parts.reduce((least, { position }) => Math.min(least, position.from), Number.POSITIVE_INFINITY);
  let last = 0;
  return scenes
    .map((scene, at) => {
      if (!isWithinList(scene)) last = order(scene);
      return { scene, at, from: last };
    })
    .sort((a, b) => a.from - b.from || a.at - b.at)
    .map(({ scene }) => scene);
};

/** In the order of the document. */
const everyScene = ({ own, children }: Node): Scene[] => {
  const inner = children.flatMap(everyScene);
  return children.length === 0 || own.length === 0 ? [...own, ...inner] : ordered([...own, ...inner]);
};

/** The best of a heading's own scenes, in so many slides; pictures in any case. */
const bestOf = (node: Node, all: readonly Scene[], slots: number, language: Language): Scene[] => {
  const scenes = slots > 0 ? condensed(all, slots, language) : all;
  const due = scenes.filter(isRequiredScene);
  const others = scenes.filter((scene) => !isRequiredScene(scene));
  const room = Math.max(0, slots - due.length);
  const isPooled = due.length > slots || (due.length > 1 && pagesOf(others) > room);
  const pictures = isPooled
    ? galleryScenes(
        node.path,
        node.topic.blocks.length > 0 ? requiredUnder({ ...node.topic, topics: [] }) : [],
      )
    : due;
  const left = Math.max(0, slots - pictures.length);
  const given = shareOut(
    others.map(({ worth, pages, body }) => ({ worth, need: pages, isOne: body.kind === 'list' })),
    left,
    byNeed,
  );
  const chosen = new Map<Scene, Scene>();
  others.forEach((scene, at) => {
    if (given[at]! > 0) chosen.set(scene, { ...scene, pages: given[at]! });
  });
  const kept = withBinding(others, chosen);
  if (!isPooled)
    return scenes.flatMap((scene) => (isRequiredScene(scene) ? [scene] : (kept.get(scene) ?? [])));
  return [...others.flatMap((scene) => kept.get(scene) ?? []), ...pictures];
};

/** What a heading says above its only subheading has room beside it. */
const areBrief = (own: readonly Scene[]): boolean =>
  own.length === 1 &&
  own.every(({ body }) => body.kind === 'text' && wordsOfSaid(body.said) <= policy.group.slight.usual);

const hasContent = ({ own, children }: Node): boolean => own.length > 0 || children.some(hasContent);

/**
 * What a heading shows in so many slides: all of it, or the best of its own and its subheadings one by
 * one where each has a slide, else all of them together. None of them is left out where it is one of a few.
 */
export const chosenIn = (node: Node, slots: number, style: RewriteStyle, language: Language): Scene[] => {
  if (node.need <= slots) return everyScene(node);
  const children = node.children.filter(hasContent);
  if (slots <= 0) {
    const pictures = requiredUnder(node.topic);
    return pictures.length > 0 ? galleryScenes(node.path, pictures) : [];
  }
  if (children.length === 0) return bestOf(node, node.own, slots, language);
  const shared = node.own.filter(isOfSeveral);
  const alone = node.own.filter((scene) => !isOfSeveral(scene));
  const worthBelow = sum(children.map(({ worth }) => worth)) + worthOf(shared);
  const worthOwn = worthOf(alone);
  const share = worthOwn <= 0 ? slots : Math.round((slots * worthBelow) / (worthBelow + worthOwn));
  const forChildren = Math.max(
    slots - pagesOf(alone),
    Math.min(share, slots - (worthOwn > choice.leastWorth && slots > 1 ? 1 : 0)),
    worthBelow > worthOwn || slots > 1 ? 1 : 0,
  );
  const [only] = children;
  if (
    slots === 1 &&
    only &&
    isSlight(only.topic, policy.group.slight.usual, language) &&
    children.length + shared.length === 1 &&
    areBrief(alone)
  ) {
    const itself = { ...node.topic, heading: [], topics: [] };
    return groupScenes(node.path, [itself, only.topic], 1, style, language);
  }
  const own = bestOf(node, alone, slots - forChildren, language);
  const pictures = children.flatMap(({ topic }) => requiredUnder(topic));
  const galleries = pictures.length > 0 ? galleryScenes(node.path, pictures) : [];
  if (forChildren <= 0) return [...own, ...galleries];
  if (forChildren >= children.length + shared.length) {
    const more = shareOut(
      children.map(({ worth, need }) => ({ worth, need: need - 1 })),
      forChildren - children.length - shared.length,
    );
    return ordered([
      ...own,
      ...shared,
      ...children.flatMap((child, at) => chosenIn(child, 1 + more[at]!, style, language)),
    ]);
  }
  const left = Math.max(galleries.length > 0 ? 0 : 1, forChildren - galleries.length);
  const shown = new Set([
    ...children.map(({ topic }) => topic.heading),
    ...shared.flatMap(({ parts }) => parts.map(({ heading }) => heading)),
  ]);
  const grouped =
    left > 0
      ? groupScenes(
          node.path,
          node.topic.topics.filter(({ heading }) => shown.has(heading)),
          left,
          style,
          language,
        )
      : [];
  return ordered([...own, ...grouped, ...galleries]);
};

/** A heading nobody would put on a slide: who was there, where to read on. */
export const isMinor = (node: Node): boolean => node.worth <= choice.leastWorth;

/** What of all headings a deck of so many slides shows: each as much as it is worth. */
export const chooseScenes = (
  roots: readonly Node[],
  slots: number,
  style: RewriteStyle,
  language: Language,
): Scene[][] => {
  const need = sum(roots.map((node) => node.need));
  if (need <= slots) return roots.map(everyScene);
  const pictures = roots.map(({ topic }) => requiredUnder(topic));
  const dueRoots = pictures.filter((own) => own.length > 0).length;
  const isPooled = dueRoots > slots;
  const due = pictures.map((own) => !isPooled && own.length > 0);
  const firstDue = pictures.findIndex((own) => own.length > 0);
  /** More headings have pictures than there are slides: the pictures share them, each under its heading. */
  const pooled = isPooled
    ? galleryScenes([{ ...roots[firstDue]!.topic, heading: [], blocks: [], topics: [] }], pictures.flat())
    : [];
  if (isPooled) return roots.map((_, at) => (at === firstDue ? pooled : []));
  const ranked = roots
    .map((node, at) => ({ at, worth: due[at] ? Number.POSITIVE_INFINITY : node.worth }))
    .filter(({ at }) => hasContent(roots[at]!) && (!isMinor(roots[at]!) || due[at]))
    .sort((a, b) => b.worth - a.worth || a.at - b.at)
    .slice(0, slots);
  const given = roots.map(() => 0);
  // The strongest rewriting shows fewer topics, but those in full.
  const first = style === 'Strong' ? choice.firstOfStrong : 1;
  let left = slots;
  for (const { at } of ranked) {
    given[at] = Math.max(due[at] ? 1 : 0, Math.min(first, roots[at]!.need, left));
    left -= given[at]!;
  }
  const more = shareOut(
    roots.map(({ worth, need: wanted }, at) => ({ worth: given[at] ? worth : 0, need: wanted - given[at]! })),
    Math.max(0, left),
  );
  return roots.map((node, at) => chosenIn(node, given[at]! + more[at]!, style, language));
};

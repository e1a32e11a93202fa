import type { Language, RewriteStyle } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import { replaces } from '../../../languages/recognising/replaces.ts';
import { binds, sumsUp } from '../../features/binds.ts';
import { wordsOfBlock } from '../../features/blockWords.ts';
import { chainsOf } from '../../features/chains.ts';
import { areNamedAddresses, type Item, worthOfItems } from '../../features/items.ts';
import { isOneLine } from '../../features/oneLineCode.ts';
import { hasRole, isIdle, type Said, unwalled } from '../../features/said.ts';
import { isLoud, type Unit, type UnitOf, unitsOf } from '../../features/units/units.ts';
import { isRequired, type Visual } from '../../features/visual.ts';
import type { Topic } from '../../outline/outline.ts';
import { policy } from '../../policy/policy.ts';
import type { Block } from '../../reading/document/sourceDocument.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { isBlank } from '../../text/richJoin.ts';
import { pagesOfList, pagesOfText, pagesOfVisual } from './pagesNeeded.ts';
import type { Body, Part, Scene } from './scene.ts';
import { worthOfVisual } from './visualWorth.ts';

export const partOf = (topic: Topic, blocks: readonly Block[], isFirst = false): Part => ({
  source: topic.source,
  heading: topic.heading,
  depth: topic.depth,
  position:
    blocks.length === 0
      ? { from: topic.position.from, to: topic.position.from }
      : {
          from: blocks.reduce(
            (least, { position }) => Math.min(least, position.from),
            Number.POSITIVE_INFINITY,
          ),
          to: blocks.reduce((most, { position }) => Math.max(most, position.to), 0),
        },
  blocks,
  notes: isFirst ? topic.notes : [],
});

const wordsOfSaid = (said: readonly Said[]): number => said.reduce((sum, { words }) => sum + words, 0);

/** The few sentences that a slide would show say how much it is worth. */
export const worthOfSaid = (said: readonly Said[]): number =>
  said
    .map(({ score, pointsBack }, at) => (at === 0 && pointsBack ? score + policy.choose.loose : score))
    .sort((a, b) => b - a)
    .slice(0, 4)
    .reduce((sum, score, at) => sum + Math.max(0, score) / (1 + 0.4 * at), 0);

const { worth } = policy.scene;

interface Made {
  /** The units that it is made of, the first and the last. */
  readonly at: number;
  readonly to: number;
  readonly body: Body;
  readonly after?: readonly Said[];
  readonly blocks: readonly Block[];
  readonly worth: number;
  readonly pages: number;
}

const saidIn = (unit: Unit): readonly Said[] =>
  unit.kind === 'text' || unit.kind === 'callout' ? unit.said : [];

/** What goes together as text: paragraphs, remarks, and quotations too long to stand alone. */
const isText = (unit: Unit): boolean =>
  unit.kind === 'text' || (unit.kind === 'callout' && !standsAlone(unit));

const standsAlone = (unit: Unit): boolean =>
  unit.kind === 'callout' && unit.blocks.some(isLoud) && wordsOfSaid(unit.said) <= policy.scene.loudWords;

/** "These services work again:" is about what stands below it, addresses or not; "See also:" is not. */
const worthOfIntroduced = (items: readonly Item[], lead: Said | undefined): number => {
  const own = worthOfItems(items);
  const isIntroduced = lead?.leadsIn === true && lead.score > policy.worth.leftover;
  return isIntroduced && areNamedAddresses(items) ? Math.max(0, own) : own;
};

/** Those who are thanked at the end of a list are no points of it. */
const madeOfList = (unit: UnitOf<'list'>, at: number, style: RewriteStyle, language: Language): Made[] => {
  const isShown = ({ text, lead }: Item): boolean => lead !== undefined || !isIdle(text, language);
  const items = style === 'Preserve' ? unit.items : unit.items.filter(isShown);
  if (items.length === 0) return [];
  const { lead, ordered, blocks } = unit;
  return [
    {
      at,
      to: at,
      body: { kind: 'list', ...(lead ? { lead } : {}), above: [], below: [], ordered, items },
      blocks,
      worth: worth.list + worthOfIntroduced(items, lead) + (lead ? 0.3 * Math.max(0, lead.score) : 0),
      pages: pagesOfList(items, lead, style),
    },
  ];
};

/** The listing right above that this one takes the place of: the new is shown before the old, and best both of them. */
const replacedBy = (
  visual: Visual,
  lead: Said | undefined,
  above: Made | undefined,
  at: number,
  language: Language,
): Made | undefined =>
  visual.kind === 'code' &&
  lead !== undefined &&
  above?.to === at - 1 &&
  above.body.kind === 'visual' &&
  above.body.visual.kind === 'code' &&
  replaces(plain(lead.text), language)
    ? above
    : undefined;

/** The scenes of a heading's own blocks, in order, with all the room in the world. */
export const ownScenes = (
  path: readonly Topic[],
  style: RewriteStyle,
  language: Language,
  isIntro = false,
): Scene[] => {
  const topic = path.at(-1)!;
  const units = unitsOf(topic.blocks, language);
  const made: Made[] = [];
  const texts: { readonly unit: Unit; readonly at: number }[] = [];
  let hasListing = false;
  units.forEach((unit, at) => {
    if (isText(unit)) texts.push({ unit, at });
    else if (unit.kind === 'list') made.push(...madeOfList(unit, at, style, language));
    else if (unit.kind === 'callout')
      made.push({
        at,
        to: at,
        body: { kind: 'callout', tone: unit.tone, text: unit.text },
        blocks: unit.blocks,
        worth: worth.loud + worthOfSaid(unit.said) * 0.5,
        pages: 1,
      });
    else if (unit.kind === 'quote')
      made.push({
        at,
        to: at,
        body: { kind: 'quote', text: unit.text, ...(unit.who ? { who: unit.who } : {}) },
        blocks: unit.blocks,
        worth: made.some(({ body }) => body.kind === 'quote') ? worth.moreQuotes : worth.quote,
        pages: 1,
      });
    else if (unit.kind === 'visual') {
      const { visual, lead } = unit;
      const isFirst = visual.kind !== 'code' || !hasListing;
      hasListing ||= visual.kind === 'code';
      const own = worthOfVisual(visual, lead, isFirst) - (unit.isInside ? worth.inside : 0);
      const old = replacedBy(visual, lead, made.at(-1), at, language);
      if (old) made[made.length - 1] = { ...old, worth: (old.worth + own) / 2 };
      made.push({
        at,
        to: at,
        body: {
          kind: 'visual',
          visual,
          ...(lead ? { lead } : {}),
          beside: [],
        },
        blocks: unit.blocks,
        worth: old ? Math.max(old.worth, own) + worth.newCode : own,
        pages: pagesOfVisual(visual, style, language),
      });
    }
  });
  let withText: readonly Made[] = made;
  for (const run of runsOf(texts))
    withText = style === 'Preserve' ? withText.concat(textMade(run, style)) : withRun(withText, run, style);
  return withText
    .toSorted((a, b) => a.at - b.at)
    .map(({ body, after = [], blocks, worth: own, pages: most }, index) => ({
      path,
      body,
      ...(after.length > 0 ? { after } : {}),
      parts: [partOf(topic, blocks, index === 0)],
      worth: own * (isIntro ? policy.scene.introShare : 1),
      pages: most,
    }));
};

interface Text {
  readonly unit: Unit;
  readonly at: number;
}

const textMade = (texts: readonly Text[], style: RewriteStyle): Made => {
  const said = texts.flatMap(({ unit }) => saidIn(unit));
  return {
    at: texts[0]!.at,
    to: texts.at(-1)!.at,
    body: { kind: 'text', said },
    blocks: texts.flatMap(({ unit }) => unit.blocks),
    worth: worthOfSaid(style === 'Subtle' ? said.map(unwalled) : said),
    pages: pagesOfText(said, style),
  };
};

/** Text that nothing else stands between. */
const runsOf = (texts: readonly Text[]): Text[][] => {
  const runs: Text[][] = [];
  for (const text of texts) {
    const run = runs.at(-1);
    if (run && run.at(-1)!.at === text.at - 1) run.push(text);
    else runs.push([text]);
  }
  return runs;
};

/** A command is nothing without what introduces it: "from within that folder". */
const isTyped = ({ isCommand, text }: Said): boolean =>
  isCommand === true ||
  text.every(({ text: part, marks }) => /^[\s.]*$/u.test(part) || marks?.includes('code'));

const lettersOf = (said: readonly Said[]): number =>
  said.reduce((sum, { text }) => sum + plain(text).length, 0);

/** A list of few words and a listing of few lines leave room for more than a lead. */
const leavesRoom = ({ body }: Made, above: number): boolean => {
  if (body.kind === 'list')
    return body.items.reduce((sum, { words }) => sum + words, above) <= policy.list.slideWords.Subtle;
  return (
    body.kind !== 'visual' ||
    body.visual.kind !== 'code' ||
    body.visual.code.split('\n').length <= policy.code.mostLinesUnderLead
  );
};

const { mostWordsBelow, mostLinesAndWords, wordsInLine } = policy.code;

/** What is said of a listing stands below it where its lines, and what introduces them, leave room for that. */
const hasRoomBelow = ({ visual, lead }: Extract<Body, { kind: 'visual' }>, words: number): boolean =>
  visual.kind === 'code' &&
  words <= mostWordsBelow &&
  visual.code.split('\n').length + (words + (lead?.words ?? 0)) / wordsInLine <= mostLinesAndWords;

/** What stands before a list or a listing has room above it together with its lead, or says nothing that is worth a slide. */
const isAbove = ({ worth: own }: Made, said: readonly Said[], host: Made): boolean => {
  // What is typed has a line of its own.
  if (said.some(isTyped)) return false;
  const lead = 'lead' in host.body && host.body.lead ? [host.body.lead] : [];
  const telling = said.filter(({ leadsIn, score }) => !leadsIn && score > policy.choose.never);
  const { leadLetters, aboveLetters } = policy.text;
  const most = leavesRoom(host, wordsOfSaid([...telling, ...lead])) ? aboveLetters : leadLetters;
  return (
    said.some(({ text, pointsBack }) => !pointsBack && plain(text).length <= most) &&
    (own <= policy.choice.leastWorth || lettersOf([...telling, ...lead]) <= most)
  );
};

/** A few words go with the list or the picture below them, or with what stands above; more are slides of their own. */
const withRun = (made: readonly Made[], run: readonly Text[], style: RewriteStyle): Made[] => {
  const text = textMade(run, style);
  const said = run.flatMap(({ unit }) => saidIn(unit));
  const words = wordsOfSaid(said);
  const best = said.reduce((most, { score }) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const absorbed = (host: Made, body: Body, after: readonly Said[] = []): Made[] =>
    made.map((each) =>
      each === host
        ? {
            ...each,
            at: Math.min(text.at, each.at),
            to: Math.max(text.to, each.to),
            body,
            after: [...(each.after ?? []), ...after],
            blocks: text.at < each.at ? [...text.blocks, ...each.blocks] : [...each.blocks, ...text.blocks],
            worth: each.worth + Math.max(0, text.worth) * 0.5,
          }
        : each,
    );
  const below = made.find(({ at }) => at === text.to + 1);
  const above = made.find(({ to }) => to === text.at - 1);
  const image = [below, above].find(
    (each) => each?.body.kind === 'visual' && each.body.visual.kind === 'image',
  );
  if (image?.body.kind === 'visual' && image.body.beside.length === 0 && words <= policy.scene.besideImage)
    return absorbed(image, { ...image.body, beside: said });
  const isBinding = said.some(binds);
  const isPoint = best >= policy.scene.pointScore;
  const listAbove = above?.body.kind === 'list' && above.body.below.length === 0 ? above.body : undefined;
  // "=> We take the second" is what a list comes to; between steps it would be one of them.
  const sumsUpList =
    listAbove?.ordered === false &&
    said[0] !== undefined &&
    sumsUp(said[0]) &&
    words <= policy.scene.bindingAfterwards;
  if (above && listAbove && sumsUpList) return absorbed(above, { ...listAbove, below: said });
  if (
    below?.body.kind === 'list' &&
    words <= policy.scene.aboveList &&
    !isPoint &&
    isAbove(text, said, below)
  )
    return absorbed(below, { ...below.body, above: said });
  if (
    below?.body.kind === 'visual' &&
    words <= policy.scene.besideVisual &&
    !isPoint &&
    isAbove(text, said, below)
  )
    return absorbed(below, { ...below.body, beside: said });
  // What must not be done is no aside of what stands before it.
  if (said.some(({ warns }) => warns)) return [...made, text];
  if (above && listAbove && words <= policy.scene.afterwards)
    return absorbed(above, { ...listAbove, below: said });
  // What is said of a listing below it is asked of it, or what it comes to: a slide holds both.
  const isLoose = chainsOf(said).every((chain) => chain.isLoose);
  const listing = above?.body.kind === 'visual' && above.body.visual.kind === 'code' ? above.body : undefined;
  const isBelowListing = listing !== undefined && !listing.below && hasRoomBelow(listing, words);
  if (above && isBelowListing && !isLoose && !isPoint && !isBinding)
    return absorbed(above, { ...listing, below: said }, said);
  const isResult = said.some((each) => hasRole(each, 'result', 'conclusion'));
  const isTelling = isResult || said.some((each) => each.pointsBack);
  // What introduces a listing stands above it, and what came of it has no place there.
  if (above?.body.kind === 'visual' && above.body.visual.kind === 'code' && above.body.lead && isResult)
    return [...made, text];
  if (
    above?.body.kind === 'visual' &&
    words <= policy.scene.afterwards &&
    above.body.beside.length === 0 &&
    isTelling &&
    !(isBinding && above.body.visual.kind === 'code')
  )
    return absorbed(above, { ...above.body, beside: said, isBelow: true });
  if (above && (isLoose || (words <= policy.scene.afterwards && !isBinding)) && !isPoint)
    return absorbed(above, above.body, said);
  return [...made, text];
};

export const isRequiredScene = ({ body }: Scene): boolean =>
  body.kind === 'gallery' || (body.kind === 'visual' && isRequired(body.visual));

export const isBare = (topic: Topic): boolean =>
  topic.blocks.length === 0 &&
  topic.notes.length === 0 &&
  topic.topics.length === 0 &&
  !isBlank(topic.heading);

/** About how many words stand under a heading, with all that is below it. */
export const wordsUnder = (topic: Topic): number =>
  topic.blocks.reduce(
    (sum, block) => sum + (isOneLine(block) ? estimateWords(block.code) : wordsOfBlock(block)),
    0,
  ) + topic.topics.reduce((sum, child) => sum + wordsUnder(child), 0);

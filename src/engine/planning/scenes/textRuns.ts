import type { RewriteStyle } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import { binds, sumsUp } from '../../features/binds.ts';
import { chainsOf } from '../../features/chains.ts';
import { toldOf } from '../../features/items.ts';
import { hasRole, isInBrackets, type Said, unwalled } from '../../features/said.ts';
import { spokenNames } from '../../features/spokenNames.ts';
import { startsSmall } from '../../features/units/sentenceThrough.ts';
import type { Unit } from '../../features/units/unit.ts';
import { policy } from '../../policy/policy.ts';
import type { Block } from '../../reading/document/sourceDocument.ts';
import { pagesOfText } from './pagesNeeded.ts';
import type { Body } from './scene.ts';

export const wordsOfSaid = (said: readonly Said[]): number => said.reduce((sum, { words }) => sum + words, 0);

/** The few sentences that a slide would show say how much it is worth. */
export const worthOfSaid = (said: readonly Said[]): number =>
  said
    .map(({ score, pointsBack }, at) => (at === 0 && pointsBack ? score + policy.choose.loose : score))
    .sort((a, b) => b - a)
    .slice(0, 4)
    .reduce((sum, score, at) => sum + Math.max(0, score) / (1 + 0.4 * at), 0);

/** What becomes a scene of its heading. */
export interface Made {
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

/** A unit of text, with its place among all. */
export interface Text {
  readonly unit: Unit;
  readonly at: number;
}

export const textMade = (texts: readonly Text[], style: RewriteStyle): Made => {
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
export const runsOf = (texts: readonly Text[]): Text[][] => {
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

/** Right below a heading a sentence is said of that. */
const isOfHeading = (each: Said, said: readonly Said[]): boolean =>
  each === said[0] && !startsSmall(each.text);

/** What stands before a list or a listing has room above it together with its lead, or says nothing that is worth a slide. */
const isAbove = ({ at, worth: own }: Made, said: readonly Said[], host: Made): boolean => {
  // What is typed has a line of its own.
  if (said.some(isTyped)) return false;
  const lead = 'lead' in host.body && host.body.lead ? [host.body.lead] : [];
  const telling = said.filter(({ leadsIn, score }) => !leadsIn && score > policy.choose.never);
  const { leadLetters, aboveLetters } = policy.text;
  const { leastWorth, leastTold } = policy.choice;
  const most = leavesRoom(host, wordsOfSaid([...telling, ...lead])) ? aboveLetters : leadLetters;
  return (
    said.some(
      (each) =>
        (!each.pointsBack || (at === 0 && isOfHeading(each, said))) && plain(each.text).length <= most,
    ) &&
    ((own <= leastWorth && wordsOfSaid(telling) < leastTold) || lettersOf([...telling, ...lead]) <= most)
  );
};

const visualOf = (made: Made | undefined) => (made?.body.kind === 'visual' ? made.body : undefined);
const codeOf = (made: Made | undefined): string => {
  const visual = visualOf(made)?.visual;
  return visual?.kind === 'code' ? visual.code : '';
};

/** It points back, is said by the way, or speaks of what stands in the listing above and not in the one below. */
const isOfAbove = (unit: Unit, above: string, below: string): boolean => {
  const said = saidIn(unit);
  const [first] = said;
  const names = said.flatMap(({ text }) => spokenNames(text));
  return (
    first !== undefined &&
    !said.some(({ leadsIn }) => leadsIn) &&
    (first.pointsBack ||
      isInBrackets(plain(first.text)) ||
      (names.some((name) => above.includes(name)) && !names.some((name) => below.includes(name))))
  );
};

/** Of the text between a listing and what stands below it: the paragraphs about the listing, and those that lead on. */
const parted = (made: readonly Made[], run: readonly Text[]): [readonly Text[], readonly Text[]] => {
  const above = codeOf(made.find(({ to }) => to === run[0]!.at - 1));
  const below = made.find(({ at }) => at === run.at(-1)!.at + 1);
  if (above === '' || !below) return [[], run];
  const [introduction] = below.blocks;
  // What is left of the paragraph whose last sentence stands above what is below it goes with that.
  const isOfBelow = ({ unit }: Text): boolean =>
    unit.blocks.some(({ position: { from } }) => from === introduction?.position.from);
  const end = run.findIndex((text) => isOfBelow(text) || !isOfAbove(text.unit, above, codeOf(below)));
  return end < 0 ? [run, []] : [run.slice(0, end), run.slice(end)];
};

/** Of text too long to stand above the listing that it leads to, the paragraph right above that stands there. */
const withLastAbove = (made: readonly Made[], run: readonly Text[], style: RewriteStyle): Made[] => {
  const whole = withText(made, run, style, true);
  const below = made.find(({ at }) => at === run.at(-1)!.at + 1);
  const isBare = codeOf(below) !== '' && visualOf(below)?.lead === undefined;
  if (!isBare || run.length === 1 || whole.length === made.length) return whole;
  const led = withText(made, run.slice(-1), style, true);
  return led.length > made.length ? whole : withText(led, run.slice(0, -1), style, false);
};

/** Text with what it is about: a paragraph that speaks of the listing above goes with none below. */
export const withRun = (made: readonly Made[], run: readonly Text[], style: RewriteStyle): Made[] => {
  const [ofAbove, others] = parted(made, run);
  const withAbove = ofAbove.length > 0 ? withText(made, ofAbove, style, false) : [...made];
  return others.length > 0 ? withLastAbove(withAbove, others, style) : withAbove;
};

/** A few words go with the list or the picture below them, or with what stands above; more are slides of their own. */
const withText = (
  made: readonly Made[],
  run: readonly Text[],
  style: RewriteStyle,
  mayLeadOn: boolean,
): Made[] => {
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
  const below = mayLeadOn ? made.find(({ at }) => at === text.to + 1) : undefined;
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
    toldOf(below.body.items).size === 0 &&
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
  const shown = visualOf(above);
  const listing = shown?.visual.kind === 'code' ? shown : undefined;
  const isBelowListing = listing !== undefined && !listing.below && hasRoomBelow(listing, words);
  const isResult = said.some((each) => hasRole(each, 'result', 'conclusion'));
  if (above && isBelowListing && !isBinding && !(isLoose && isResult))
    return absorbed(above, { ...listing, below: said }, said);
  const isTelling = isResult || said.some((each) => each.pointsBack);
  // What introduces a listing stands above it, and what came of it has no place there.
  if (listing?.lead && isResult) return [...made, text];
  if (
    above &&
    shown &&
    words <= policy.scene.afterwards &&
    shown.beside.length === 0 &&
    isTelling &&
    !(isBinding && listing)
  )
    return absorbed(above, { ...shown, beside: said, isBelow: true });
  if (above && (isLoose || (words <= policy.scene.afterwards && !isBinding)) && !isPoint)
    return absorbed(above, above.body, said);
  return [...made, text];
};

import type { Language, RewriteStyle } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import { meaningsOf } from '../../../languages/recognising/labels.ts';
import { replaces } from '../../../languages/recognising/replaces.ts';
import { wordsOfBlock } from '../../features/blockWords.ts';
import { areNamedAddresses, type Item, worthOfItems } from '../../features/items.ts';
import { isOneLine } from '../../features/oneLineCode.ts';
import { isIdle, type Said } from '../../features/said.ts';
import { isVoice } from '../../features/units/quotedBlocks.ts';
import type { Unit, UnitOf } from '../../features/units/unit.ts';
import { isLoud, unitsOf } from '../../features/units/units.ts';
import { isRequired, type Visual } from '../../features/visual.ts';
import { notesApart } from '../../outline/notesApart.ts';
import type { Topic } from '../../outline/outline.ts';
import { policy } from '../../policy/policy.ts';
import type { Block } from '../../reading/document/sourceDocument.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { isBlank } from '../../text/richJoin.ts';
import { pagesOfList, pagesOfVisual } from './pagesNeeded.ts';
import type { Part, Scene } from './scene.ts';
import { type Made, runsOf, textMade, withRun, wordsOfSaid, worthOfSaid } from './textRuns.ts';
import { worthOfVisual } from './worth/visualWorth.ts';

export const partOf = (topic: Topic, blocks: readonly Block[], notes: readonly string[] = []): Part => ({
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
  notes,
});

const { worth } = policy.scene;

/** What goes together as text: paragraphs, remarks, and quotations too long to stand alone. */
const isText = (unit: Unit): boolean =>
  unit.kind === 'text' || (unit.kind === 'callout' && !standsAlone(unit));

const standsAlone = (unit: Unit): boolean =>
  unit.kind === 'callout' && isLoud(unit) && wordsOfSaid(unit.said) <= policy.scene.loudWords;

/** "These services work again:" is about what stands below it, addresses or not; "See also:" is not. */
const worthOfIntroduced = (items: readonly Item[], lead: Said | undefined): number => {
  const own = worthOfItems(items);
  const isIntroduced = lead?.leadsIn === true && lead.score > policy.worth.leftover;
  return isIntroduced && areNamedAddresses(items) ? Math.max(0, own) : own;
};

/** "To do for the new board:", "Attendees:" say of a list what a heading over it would. */
const worthOfLead = (lead: Said | undefined, language: Language): number => {
  if (!lead) return 0;
  const own = 0.3 * Math.max(0, lead.score);
  const [first] = lead.leadsIn ? meaningsOf(plain(lead.text), language) : [];
  if (!first) return own;
  const named = policy.headings.worth[first.kind];
  if (named < 0) return first.share >= policy.headings.share ? named : own;
  return first.share >= policy.headings.leadShare ? Math.max(own, named) : own;
};

/** Those who are thanked at the end of a list are no points of it; a step is one, and a day over what happened. */
const madeOfList = (unit: UnitOf<'list'>, at: number, style: RewriteStyle, language: Language): Made[] => {
  const isShown = ({ text, lead, number, entries }: Item): boolean =>
    lead !== undefined || number !== undefined || entries > 0 || !isIdle(text, language);
  const items = style === 'Preserve' ? unit.items : unit.items.filter(isShown);
  if (items.length === 0) return [];
  const { lead, ordered, blocks } = unit;
  return [
    {
      at,
      to: at,
      body: { kind: 'list', ...(lead ? { lead } : {}), above: [], below: [], ordered, items },
      blocks,
      worth: worth.list + worthOfIntroduced(items, lead) + worthOfLead(lead, language),
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
        body: {
          kind: 'quote',
          text: unit.text,
          ...(unit.who ? { who: unit.who } : {}),
          ...(unit.lead ? { lead: unit.lead } : {}),
          ...(unit.isSpeech ? { isSpeech: true } : {}),
        },
        blocks: unit.blocks,
        worth:
          isVoice(unit) && made.some(({ body }) => body.kind === 'quote') ? worth.moreQuotes : worth.quote,
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
        pages: pagesOfVisual(visual, style),
      });
    }
  });
  let withText: readonly Made[] = made;
  for (const run of runsOf(texts))
    withText = style === 'Preserve' ? withText.concat(textMade(run, style)) : withRun(withText, run, style);
  const scenes = withText.toSorted((a, b) => a.at - b.at);
  const notes = notesApart(
    topic.notes,
    scenes.map(({ blocks }) => blocks),
    language,
  );
  return scenes.map(({ body, after = [], blocks, worth: own, pages: most }, index) => ({
    path,
    body,
    ...(after.length > 0 ? { after } : {}),
    parts: [partOf(topic, blocks, notes[index])],
    worth: own * (isIntro ? policy.scene.introShare : 1),
    pages: most,
  }));
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

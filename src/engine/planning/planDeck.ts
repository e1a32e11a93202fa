import type { SectionCount } from '../../api/generationOptions.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import { findTemplate, templates } from '../../deck/templates.ts';
import { headingKinds } from '../../languages/cues.ts';
import { fill } from '../../languages/deckWords.ts';
import { languageName } from '../../languages/formats.ts';
import { languages } from '../../languages/languages.ts';
import { isHeadingOf } from '../../languages/recognising/isHeadingOf.ts';
import type { Narrative } from '../../languages/vocabulary.ts';
import { deckWords } from '../../languages/wordsOfDeck.ts';
import type { Brief } from '../contract/engine.ts';
import { wordsOfBlock } from '../features/blockWords.ts';
import { isOneLine } from '../features/oneLineCode.ts';
import { everyTopic, type Gathered, isForeign, textsOf } from '../outline/gather.ts';
import type { Outline, Topic } from '../outline/outline.ts';
import { policy } from '../policy/policy.ts';
import type { Block, BlockOf } from '../reading/document/sourceDocument.ts';
import { isBlank } from '../text/richJoin.ts';
import { isVersionLabel } from '../text/versionLabel.ts';
import { inArcOrder } from './arcOrder.ts';
import { type Closing, withClosing } from './ending.ts';
import { faultNotices } from './faultNotices.ts';
import { coverOf, type Opening } from './opening.ts';
import { chooseScenes, isMinor, type Node, nodeOf } from './scenes/chooseScenes.ts';
import { partsUnder } from './scenes/groupScenes.ts';
import { knownListings } from './scenes/knownListings.ts';
import { withinRoom } from './scenes/missedHeadings.ts';
import type { Part, Scene } from './scenes/scene.ts';
import { type SectionSeed, sectionsOf } from './sections.ts';
import { sharedSections } from './sharedSections.ts';
import { slideBudget, utf8Length } from './slideBudget.ts';
import type { TemplateSections } from './templateSections.ts';

export interface PlannedSection {
  readonly id?: string;
  readonly title: RichText;
  readonly scenes: readonly Scene[];
  /** All that its headings hold: what no scene takes goes to the notes. */
  readonly parts: readonly Part[];
}

/** What a deck says, slide by slide, before anything is drawn up. */
export interface DeckPlan {
  readonly opening: Opening;
  readonly sections: readonly PlannedSection[];
  readonly closing?: Closing;
  readonly mayHaveAgenda: boolean;
  readonly wantsAgenda: boolean;
  /** The most slides it may have. */
  readonly budget: number;
  /** It shows less than there is, for want of slides. */
  readonly isCut: boolean;
  readonly headings: readonly RichText[];
}

/** "Summary, motivation, drawbacks" is what any document of the kind has, "1.0.8, 1.0.7" what any history: as an agenda it says nothing. */
const tellsWhatComes = (titles: readonly string[]): boolean => {
  const own = titles.filter(
    (title) => !isVersionLabel(title) && !headingKinds.some((kind) => isHeadingOf(title, kind)),
  );
  return 2 * own.length >= titles.length;
};

/** The topic over all of a section: its only one, or one that stands for several. */
const rootOf = ({ id, title, topics }: SectionSeed): Topic => {
  const [first] = topics;
  if (first && topics.length === 1 && (id === undefined || plain(first.heading) === plain(title)))
    return first;
  return {
    source: first?.source ?? '',
    heading: title,
    ...(id === undefined ? { isJoined: true } : {}),
    depth: Math.max(1, (first?.depth ?? 2) - 1),
    position: { from: first?.position.from ?? 1, to: topics.at(-1)?.position.to ?? 1 },
    blocks: [],
    topics,
    notes: [],
  };
};

const listingsIn = (blocks: readonly Block[]): BlockOf<'code'>[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'code') return [block];
    return block.kind === 'list' ? listingsIn(block.items.flatMap((item) => item.blocks)) : [];
  });

const lengths = { short: 0.6, detailed: 1.3 } as const;

const budgetOf = ({ rewriteStyle }: Brief, { steering }: Gathered, outline: Outline): number => {
  if (steering.slideCount !== undefined) return steering.slideCount;
  if (rewriteStyle === 'Preserve') return Number.POSITIVE_INFINITY;
  const bytes = textsOf([outline.intro, ...outline.topics]).reduce((sum, text) => sum + utf8Length(text), 0);
  const blocks = everyTopic([outline.intro, ...outline.topics]).flatMap((topic) => topic.blocks);
  const tables = blocks.filter(({ kind }) => kind === 'table').length;
  const listings = listingsIn(blocks).filter((block) => !isOneLine(block)).length;
  const shown = tables * policy.tableBytes + listings * policy.listingBytes;
  const factor = steering.length ? lengths[steering.length] : 1;
  return Math.floor(slideBudget(bytes + shown, rewriteStyle) * factor);
};

const sectionCountOf = ({ sectionCount }: Brief, { steering }: Gathered): SectionCount =>
  sectionCount === 'auto' ? (steering.sectionCount ?? 'auto') : sectionCount;

const seedsOf = (brief: Brief, gathered: Gathered, topics: readonly Topic[]): SectionSeed[] => {
  const { reading } = gathered;
  const ordered = brief.narrative === 'Auto' ? topics : inArcOrder(topics, brief.narrative, reading);
  return sectionsOf(ordered, sectionCountOf(brief, gathered), reading);
};

/** Plans for the same outline: with so many slides more than the budget has, where some of what is planned takes fewer. */
export const planDeck = (
  brief: Brief,
  gathered: Gathered,
  outline: Outline,
  template: TemplateSections | undefined,
): ((spare: number) => DeckPlan) => {
  const { language, reading, steering } = gathered;
  const style = brief.rewriteStyle;
  const { opening, intro } = coverOf(outline, reading);
  const introIsSection = outline.topics.length === 0;
  const topics = introIsSection ? [intro ?? { ...outline.intro, blocks: [] }] : outline.topics;
  const ended = template || introIsSection ? { topics } : withClosing(topics, language);
  const budget = budgetOf(brief, gathered, outline);
  const asked =
    template && template.seeds.length > 0 ? template.seeds : seedsOf(brief, gathered, ended.topics);
  // The strongest rewriting shows fewer topics, but those in full.
  const mayShare = !template && sectionCountOf(brief, gathered) === 'auto' && style === 'Subtle';
  const nodesOf = (of: readonly SectionSeed[]): Node[] =>
    of.map((seed) => nodeOf([rootOf(seed)], style, reading));
  const own = nodesOf(asked);
  const bareFrame = 1 + (ended.closing ? 1 : 0);
  const seeds = mayShare
    ? sharedSections(asked, (at) => !isMinor(own[at]!), budget - bareFrame, reading)
    : asked;
  const nodes = seeds === asked ? own : nodesOf(seeds);
  const roots = nodes.map(({ topic }) => topic);
  const introNode = intro && !introIsSection ? nodeOf([intro], style, reading, true) : undefined;
  const named = seeds.filter(({ title }) => !isBlank(title));
  const mayHaveAgenda =
    steering.agenda !== false &&
    named.length >= policy.agenda.least &&
    named.length <= policy.agenda.most &&
    (steering.agenda === true || tellsWhatComes(named.map(({ title }) => plain(title))));
  const mustCover = brief.sectionCount !== 'auto' || template !== undefined;
  const need = nodes.reduce((sum, node) => sum + node.need, 0);
  const isLong = need > policy.agenda.above;
  const frame = bareFrame + (mayHaveAgenda && budget > policy.agenda.above && isLong ? 1 : 0);
  const all = introNode && introNode.own.length > 0 ? [introNode, ...nodes] : nodes;
  const weighed = mustCover
    ? all.map((node) => ({ ...node, worth: node.worth + policy.choice.covered }))
    : all;
  const headings = everyTopic(roots).map(({ heading }) => heading);
  const withKnown = knownListings([outline.intro, ...everyTopic(outline.topics)]);
  return (spare) => {
    const slots = Math.max(mustCover ? nodes.length : 1, budget - frame + spare);
    const wanted = style === 'Subtle' ? withinRoom(weighed, slots, reading) : weighed;
    const chosen = chooseScenes(wanted, slots, style, reading);
    const ofIntro = all.length > nodes.length ? chosen[0]! : [];
    const ofSections = all.length > nodes.length ? chosen.slice(1) : chosen;
    return {
      opening,
      sections: seeds.map(({ id, title }, at) => ({
        ...(id === undefined ? {} : { id }),
        title,
        scenes: [...(at === 0 ? ofIntro : []), ...ofSections[at]!].map(withKnown),
        parts: [
          ...(at === 0 && introNode ? partsUnder(introNode.topic, reading) : []),
          ...(introIsSection && !intro ? [] : partsUnder(roots[at]!, reading)),
        ],
      })),
      ...(ended.closing ? { closing: ended.closing } : {}),
      mayHaveAgenda,
      wantsAgenda: steering.agenda === true,
      budget,
      isCut: need > slots,
      headings,
    };
  };
};

export const themeFor = (brief: Brief, narrative: Narrative): string => {
  const template = brief.template ? findTemplate(brief.template.id) : undefined;
  return (template ?? templates.find((candidate) => candidate.narrative === narrative))?.theme ?? 'harbor';
};

/** A long text in which hardly anything but sentences tells what matters. */
const isHardlyStructured = (outline: Outline, words: number): boolean => {
  const topics = everyTopic(outline.topics).filter(({ isImplied }) => !isImplied);
  const blocks = [outline.intro, ...everyTopic(outline.topics)].flatMap((topic) => topic.blocks);
  const paragraphs = blocks.filter(({ kind }) => kind === 'paragraph');
  const prose = paragraphs.reduce((sum, block) => sum + wordsOfBlock(block), 0);
  const structured = blocks.length - paragraphs.length + topics.length;
  return words > policy.prose.least && prose / (structured + 1) > policy.prose.wordsPerMark;
};

export interface Made {
  readonly slides: number;
  readonly sections: number;
  /** Lines that were read as headings over nothing, and are on no slide. */
  readonly bareHeadings?: readonly string[];
}

export const noticesOf = (
  brief: Brief,
  gathered: Gathered,
  outline: Outline,
  made: Made & { readonly words: number },
  template: TemplateSections | undefined,
): string[] => {
  const { read, reading, language, steering, prompt } = gathered;
  const { notices } = deckWords(language);
  const sections = brief.template
    ? undefined
    : brief.sectionCount === 'auto'
      ? steering.sectionCount
      : brief.sectionCount;
  const { empty = [], leftOut = [] } = template ?? {};
  const list = new Intl.ListFormat(languages[language].locale);
  const bare = [...read.emptySections, ...(made.bareHeadings ?? [])].map((name) =>
    name.replace(/[.。]$/u, ''),
  );
  const absent = read.missingPictures;
  const hosts = [...new Set(read.unfetchedHosts)];
  const picturesAbsent = absent.length === 1 ? notices.pictureMissing : notices.picturesMissing;
  return [
    ...read.problems,
    ...(made.slides <= 1 && prompt.topic && (brief.sources.length === 0 || made.words === 0)
      ? [notices.noContent]
      : []),
    ...(isForeign(gathered)
      ? [
          fill(notices.translationNotMade, {
            source: languageName(reading, language),
            target: languageName(language, language),
          }),
        ]
      : []),
    ...(isHardlyStructured(outline, made.words) && brief.rewriteStyle !== 'Preserve'
      ? [notices.hardlyStructured]
      : []),
    ...(empty.length > 0
      ? [fill(notices.sectionsLeftOut, { sections: list.format(empty.map(({ title }) => title)) })]
      : []),
    ...(leftOut.length > 0
      ? [fill(notices.topicsLeftOut, { topics: list.format(leftOut.map(({ heading }) => plain(heading))) })]
      : []),
    ...(bare.length > 0 ? [fill(notices.emptySections, { sections: list.format(bare) })] : []),
    ...(absent.length > 0 ? [fill(picturesAbsent, { files: list.format(new Set(absent)) })] : []),
    ...(hosts.length > 0 ? [fill(notices.picturesUnfetched, { hosts: list.format(hosts) })] : []),
    ...faultNotices(read.documents, language),
    ...(steering.slideCount !== undefined && made.slides > steering.slideCount
      ? [fill(notices.slidesOverWish, { asked: steering.slideCount, made: made.slides })]
      : []),
    ...(sections !== undefined && made.sections < sections
      ? [fill(notices.sectionsUnderWish, { asked: sections, made: made.sections })]
      : []),
  ];
};

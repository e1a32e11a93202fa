import { fill } from '../../deck/languages/deckWords.ts';
import { languageName } from '../../deck/languages/formats.ts';
import { locales } from '../../deck/languages/locales.ts';
import { deckWords } from '../../deck/languages/wordsOfDeck.ts';
import { plain, type RichText, rich } from '../../deck/richText.ts';
import { findTemplate, templates } from '../../deck/templates.ts';
import type { Narrative } from '../../deck/vocabulary/vocabulary.ts';
import type { Brief, Storyline } from '../engine.ts';
import { estimateWords } from '../writing/estimateWords.ts';
import { inArcOrder } from './arcOrder.ts';
import { condense } from './condense.ts';
import { demoteVisuals } from './demoteVisuals.ts';
import { dividersFor } from './dividers.ts';
import { roleOf, withClosing } from './ending.ts';
import { everyTopic, type Gathered, textsOf, wordsOfTopics } from './gather.ts';
import type { Passage } from './material.ts';
import { coverOf } from './opening.ts';
import type { Outline, Topic } from './outline.ts';
import { planSections, type SectionFrame } from './sectionPlans.ts';
import { type SectionSeed, sectionsOf } from './sections.ts';
import { slideBudget, utf8Length } from './slideBudget.ts';
import { parentsOf, SlideTitles } from './slideTitles.ts';
import { type Stretch, shownShare, stretchesOf } from './stretch.ts';
import type { TemplateSections } from './templateSections.ts';
import { allowanceFor, leastProse, shownWords } from './wordAllowance.ts';

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

const agendaAbove = 13;
const mostAgendaItems = 10;
const mostAgendaWords = 70;
const lengths = { short: 0.6, detailed: 1.3 } as const;

const seedsOf = (
  brief: Brief,
  gathered: Gathered,
  topics: readonly Topic[],
  budget: number,
): SectionSeed[] => {
  const { steering, reading } = gathered;
  const count = brief.sectionCount === 'auto' ? (steering.sectionCount ?? 'auto') : brief.sectionCount;
  const ordered = brief.narrative === 'Auto' ? topics : inArcOrder(topics, brief.narrative, reading);
  return sectionsOf(ordered, count, budget, reading);
};

const wordsIn = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + estimateWords(text), 0);

const themeFor = (brief: Brief, narrative: Narrative): string => {
  const template = brief.template ? findTemplate(brief.template.id) : undefined;
  return (template ?? templates.find((candidate) => candidate.narrative === narrative))?.theme ?? 'harbor';
};

const noticesOf = (
  brief: Brief,
  gathered: Gathered,
  made: { slides: number; sections: number },
  template: TemplateSections | undefined,
): string[] => {
  const { read, reading, language, steering, prompt } = gathered;
  const { notices } = deckWords(language);
  const sections = brief.template
    ? undefined
    : brief.sectionCount === 'auto'
      ? steering.sectionCount
      : brief.sectionCount;
  const isForeign = locales[reading].slice(0, 2) !== locales[language].slice(0, 2);
  const { empty = [], leftOut = [] } = template ?? {};
  const list = new Intl.ListFormat(locales[language]);
  return [
    ...read.problems,
    ...(made.slides <= 1 && prompt.topic ? [notices.noContent] : []),
    ...(isForeign
      ? [
          fill(notices.translationNotMade, {
            source: languageName(reading, language),
            target: languageName(language, language),
          }),
        ]
      : []),
    ...(empty.length > 0
      ? [fill(notices.sectionsLeftOut, { sections: list.format(empty.map(({ title }) => title)) })]
      : []),
    ...(leftOut.length > 0
      ? [fill(notices.topicsLeftOut, { topics: list.format(leftOut.map(({ heading }) => plain(heading))) })]
      : []),
    ...(read.missingPictures.length > 0
      ? [fill(notices.picturesMissing, { files: list.format(read.missingPictures) })]
      : []),
    ...(steering.slideCount !== undefined && made.slides > steering.slideCount
      ? [fill(notices.slidesOverWish, { asked: steering.slideCount, made: made.slides })]
      : []),
    ...(sections !== undefined && made.sections < sections
      ? [fill(notices.sectionsUnderWish, { asked: sections, made: made.sections })]
      : []),
  ];
};

interface Measured {
  readonly words: number;
  /** The most slides the deck has; pictures and diagrams have theirs all the same. */
  readonly budget: number;
}

const measured = ({ rewriteStyle }: Brief, gathered: Gathered, outline: Outline): Measured => {
  const { steering } = gathered;
  const topics = [outline.intro, ...outline.topics];
  const words = wordsOfTopics(topics);
  if (steering.slideCount !== undefined) return { words, budget: steering.slideCount };
  if (rewriteStyle === 'Preserve') return { words, budget: Number.POSITIVE_INFINITY };
  const bytes = textsOf(topics).reduce((sum, text) => sum + utf8Length(text), 0);
  const factor = steering.length ? lengths[steering.length] : 1;
  return { words, budget: Math.floor(slideBudget(bytes, rewriteStyle) * factor) };
};

/** Brings the slides of all sections down to what the deck may show. */
const condensed = (
  natural: readonly (readonly Stretch[])[],
  roots: readonly Topic[],
  { words, budget }: Measured,
  frame: number,
  { rewriteStyle: style }: Brief,
  gathered: Gathered,
): Stretch[][] => {
  const prose = proseOf(natural);
  const headings = wordsIn(everyTopic(roots).map(({ heading }) => plain(heading)));
  const showable = shownWords(words, style) - headings - leastProse[style] * prose;
  const shown = style === 'Preserve' ? natural : demoteVisuals(natural, showable, gathered.reading);
  return condense(shown, Math.max(1, budget - frame), shownShare[style]);
};

const proseOf = (stretches: readonly (readonly Stretch[])[]): number =>
  stretches.flat().reduce((sum, { words }) => sum + words, 0);

export const planStoryline = (
  brief: Brief,
  gathered: Gathered,
  outline: Outline,
  narrative: Narrative,
  template: TemplateSections | undefined,
): Storyline => {
  const { language, reading, steering } = gathered;
  const style = brief.rewriteStyle;
  const deckOwn = deckWords(language).slides;
  const { opening, intro } = coverOf(outline, reading);
  const introIsSection = outline.topics.length === 0;
  const topics = introIsSection ? [intro ?? { ...outline.intro, blocks: [] }] : outline.topics;
  const ended = template || introIsSection ? { topics } : withClosing(topics, language);
  const size = measured(brief, gathered, outline);
  const seeds =
    template && template.seeds.length > 0
      ? template.seeds
      : seedsOf(brief, gathered, ended.topics, size.budget);
  const roots = seeds.map(rootOf);
  const natural = roots.map((root, index) => [
    ...(index === 0 && intro && !introIsSection ? stretchesOf([intro], style) : []),
    ...(introIsSection && !intro ? [] : stretchesOf([root], style)),
  ]);
  const mayHaveAgenda =
    steering.agenda !== false &&
    seeds.length >= 3 &&
    seeds.length <= mostAgendaItems &&
    (steering.agenda === true || size.budget > agendaAbove);
  const frame = 1 + (mayHaveAgenda ? 1 : 0) + (ended.closing ? 1 : 0);
  const planned = condensed(natural, roots, size, frame, brief, gathered);
  const count = planned.flat().reduce((sum, { slides }) => sum + slides, frame);
  const agenda =
    mayHaveAgenda &&
    (steering.agenda === true || count > agendaAbove) &&
    wordsIn(seeds.map(({ title }) => plain(title))) <= mostAgendaWords;
  const dividers = dividersFor(planned, roots, style, opening.title, size.budget - count);
  const titles = new SlideTitles(language, reading, style, opening.title, everyTopic(roots), [
    ...(agenda ? [rich(deckOwn.agenda)] : []),
    ...(ended.closing ? [ended.closing.title] : []),
    ...dividers.flatMap((divider) => (divider ? [divider.topic.heading] : [])),
  ]);
  for (const divider of dividers) if (divider) titles.show(divider.topic);
  const parents = parentsOf(roots);
  const passages = planned.map((stretches, index) => {
    const isLast = index === planned.length - 1;
    return stretches.slice(dividers[index]?.takesFirst ? 1 : 0).map((stretch): Passage => {
      const role = isLast || index === planned.length - 2 ? roleOf(stretch, reading) : undefined;
      return { ...titles.passage(stretch, parents), ...(role ? { role } : {}) };
    });
  });
  const agendaItems: readonly RichText[] = agenda ? seeds.map(({ title }) => title) : [];
  const allowance = allowanceFor(
    passages.flat(),
    {
      words: size.words,
      prose: proseOf(natural),
      frame: wordsIn([opening.title, opening.subtitle ?? [], ...agendaItems].map((text) => plain(text))),
    },
    style,
    reading,
  );
  const cover = {
    ...opening,
    ...(agenda ? { agenda: { title: rich(deckOwn.agenda), items: agendaItems } } : {}),
  };
  const frames = seeds.map(({ id, title }, index): SectionFrame => {
    const divider = dividers[index];
    return {
      id: `${brief.id}-${id ?? index + 1}`,
      title,
      passages: passages[index]?.length ?? 0,
      material: {
        language: reading,
        deckLanguage: language,
        style,
        ...(index === 0 ? { opening: cover } : {}),
        ...(divider ? { divider: divider.slide } : {}),
        ...(ended.closing && index === seeds.length - 1 ? { ending: { closing: ended.closing } } : {}),
      },
    };
  });
  const { sections, slides } = planSections(frames, allowance, shownWords(size.words, style));
  return {
    deck: {
      title: plain(outline.title),
      language,
      ...(reading === language ? {} : { contentLanguage: locales[reading] }),
      narrative,
      theme: themeFor(brief, narrative),
      notices: noticesOf(brief, gathered, { slides, sections: sections.length }, template),
    },
    sections,
    assets: gathered.read.assets,
  };
};

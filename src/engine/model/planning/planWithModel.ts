import * as z from 'zod';
import { plain, rich } from '../../../deck/richText.ts';
import { sectionWords } from '../../../deck/templates/sectionWords.ts';
import { findTemplate } from '../../../deck/templates.ts';
import type { Brief, Plan } from '../../contract/engine.ts';
import { deckOf, draftedStoryline } from '../../draftedStoryline.ts';
import { type Gathered, gather, isForeign, textsOf, wordsOfTopics } from '../../outline/gather.ts';
import type { Outline, Topic } from '../../outline/outline.ts';
import { narrativeOf, templateOf } from '../../outlineWriter.ts';
import type { SectionSeed } from '../../planning/sections.ts';
import { askModel } from '../asking/askModel.ts';
import { condenseTexts } from '../asking/condenseTexts.ts';
import { element, schemaText, systemOf, type Talk } from '../asking/instructions.ts';
import { faultOf } from '../asking/qualityGate.ts';
import { StorylineReply } from '../asking/replySchemas.ts';
import {
  assigned,
  isQuestion,
  isSubtitle,
  type SectionReplyPlan,
  type StorylineWish,
  settledSections,
  storylineProblems,
} from '../checks/storylineChecks.ts';
import { replyLimit, roomForSources } from '../connection/contextRoom.ts';
import type { LanguageModel } from '../connection/languageModel.ts';
import { sectionsFor, translationNotice } from './sectionMaterials.ts';
import { inventedTopic, unitsOf, unitText } from './units.ts';

const mostQuestions = 3;
const longestBare = 60;

/** What is asked for, where it brings nothing to arrange. */
const isBare = ({ sources, exchanges }: Brief, { outline }: Gathered): boolean => {
  if (sources.length > 0 || exchanges.some((exchange) => exchange.sources.length > 0)) return false;
  if (!outline) return true;
  if (textsOf([{ ...outline.intro, heading: [] }, ...outline.topics]).every((text) => text.trim() === ''))
    return true;
  return (
    !outline.isNamed &&
    outline.topics.length === 0 &&
    outline.intro.blocks.every(({ kind }) => kind === 'paragraph') &&
    wordsOfTopics([outline.intro]) <= longestBare
  );
};

const requestOf = (brief: Brief, { prompt }: Gathered, bare: boolean): string =>
  [
    bare ? brief.prompt : prompt.instruction || 'Make a presentation of the sources.',
    ...brief.exchanges.map(({ question, answer }) => `Asked: ${question.text}\nAnswered: ${answer}`),
  ].join('\n\n');

/** A title, a sentence and some points for each section. */
const replyTokens = (sections: number | 'auto'): number => 800 + 260 * (sections === 'auto' ? 8 : sections);

interface Fixed {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** A bare request fills all of a template's sections. */
const fixedSections = ({ template }: Brief, { language }: Gathered): Fixed[] =>
  (template ? (findTemplate(template.id)?.sections ?? []) : [])
    .filter(({ id }) => template?.selectedSectionIds?.includes(id) ?? true)
    .map((section) => ({ id: section.id, ...sectionWords(section, language) }));

const askedFor = (
  wish: StorylineWish,
  fixed: readonly Fixed[],
  request: string,
  units: readonly string[],
  introduction: string,
): string =>
  [
    'Plan the storyline of a presentation: its title, an optional subtitle, and its sections in the order they are told.',
    fixed.length > 0
      ? `The sections are fixed. Give exactly these ${fixed.length}, in this order, with these titles:\n${fixed.map(({ title, description }) => `- ${title}: ${description}`).join('\n')}`
      : wish.sections === 'auto'
        ? 'Choose 3 to 7 sections, fewer for little content.'
        : `Give exactly ${wish.sections} sections.`,
    'Each section has a title of its own (at most 60 letters), a message (one sentence: what the audience takes away), points (3 to 6 sentences that carry it) and topics (the ids of the topics below that belong to it; every id in exactly one section; none if there are none).',
    ...(wish.mayAsk
      ? [
          'If, and only if, something is missing whose answer would change the whole presentation, reply with "question" alone: one short question.',
        ]
      : []),
    element('request', {}, request),
    ...(introduction === '' ? [] : [element('source', { part: 'introduction' }, introduction)]),
    ...units.map((text, index) => element('source', { topic: `t${index + 1}` }, text)),
    schemaText(z.toJSONSchema(StorylineReply, { io: 'input' })),
  ].join('\n\n');

/** The title the source gives stays, unless it is to be rewritten or translated. */
const titled = (
  outline: Outline | undefined,
  reply: StorylineReply,
  mayRetitle: boolean,
  fallback: string,
): Pick<Outline, 'title' | 'subtitle'> => {
  if (outline && !mayRetitle)
    return { title: outline.title, ...(outline.subtitle ? { subtitle: outline.subtitle } : {}) };
  const isUsable = reply.title !== undefined && !faultOf(reply.title);
  const title = rich(isUsable ? reply.title! : plain(outline?.title ?? []) || fallback);
  return {
    title,
    ...(reply.subtitle && !faultOf(reply.subtitle) && isSubtitle(reply.subtitle)
      ? { subtitle: rich(reply.subtitle) }
      : {}),
  };
};

/** What a bare request says that is no instruction is kept in the notes. */
const emptyIntro = (outline: Outline | undefined, title: Outline['title'], said: string): Topic => ({
  ...(outline?.intro ?? { source: 'prompt', depth: 1, position: { from: 1, to: 1 } }),
  notes: said === '' ? (outline?.intro.notes ?? []) : [said],
  heading: title,
  blocks: [],
  topics: [],
});

const seedOf = (
  section: SectionReplyPlan,
  topics: readonly Topic[],
  fixed: Fixed | undefined,
): SectionSeed => {
  const title = rich(fixed?.title ?? section.title);
  const members =
    topics.length > 0
      ? topics.map((topic) => (plain(topic.heading).trim() === '' ? { ...topic, heading: title } : topic))
      : [inventedTopic(title, rich(section.message), section.points.map(rich))];
  return { ...(fixed ? { id: fixed.id } : {}), title, topics: members };
};

/** A storyline of the model's; undefined: it had none that can be used. */
export const planWithModel = async (
  model: LanguageModel,
  brief: Brief,
  signal: AbortSignal,
): Promise<{ readonly plan?: Exclude<Plan, { outcome: 'unusable' }>; readonly tokensUsed: number }> => {
  const read = await gather(brief);
  signal.throwIfAborted();
  const bare = isBare(brief, read);
  const gathered: Gathered = bare ? { ...read, reading: read.language, outline: undefined } : read;
  const { outline, language, steering } = gathered;
  const { narrative } = narrativeOf(brief, read, outline);
  const template = bare ? undefined : templateOf(brief, gathered, outline);
  if (template && template.seeds.length === 0) return { tokensUsed: 0 };
  const fixed: Fixed[] = template
    ? template.seeds.map(({ id = '', title }) => ({ id, title: plain(title), description: '' }))
    : fixedSections(brief, gathered);
  const count = brief.sectionCount === 'auto' ? (steering.sectionCount ?? 'auto') : brief.sectionCount;
  const topics = !outline
    ? []
    : outline.topics.length > 0
      ? outline.topics
      : [{ ...outline.intro, heading: [] }];
  const units = template ? [] : unitsOf(topics, count);
  const talk: Talk = {
    language,
    narrative,
    style: brief.rewriteStyle,
    ...(steering.audience ? { audience: steering.audience } : {}),
    isFromPrompt: bare,
  };
  const wish: StorylineWish = {
    sections: fixed.length > 0 ? fixed.length : count,
    units: units.length,
    mayAsk: brief.interactive && brief.exchanges.length < mostQuestions,
    asked: brief.exchanges.map(({ question }) => question.text),
  };
  const system = systemOf(talk);
  const request = requestOf(brief, gathered, bare);
  const sourceTexts = bare ? [] : outline ? [outline.intro, ...outline.topics].map(unitText) : [];
  const maxTokens = replyLimit(model, replyTokens(wish.sections));
  const shown = template
    ? template.seeds.map((seed) => seed.topics.map(unitText).join('\n\n'))
    : units.map(unitText);
  const introduction =
    outline && outline.topics.length > 0 ? unitText({ ...outline.intro, heading: [] }) : '';
  const questionWith = ([intro = '', ...others]: readonly string[]): string =>
    askedFor(wish, fixed, request, others, intro);
  const room = await roomForSources(model, `${system}${questionWith([])}`, shown.length + 1, maxTokens);
  const condensed = await condenseTexts(model, system, [introduction, ...shown], room, signal);
  const answered = await askModel(
    model,
    {
      system,
      text: questionWith(condensed.texts),
      schema: StorylineReply,
      maxTokens,
      check: (reply) => storylineProblems(reply, wish),
    },
    signal,
  );
  const tokensUsed = condensed.tokensUsed + answered.tokensUsed;
  const reply = answered.value;
  if (!reply) return { tokensUsed };
  if (isQuestion(reply, wish) && reply.question !== undefined) {
    const about = `model:${brief.exchanges.length + 1}`;
    return {
      plan: { outcome: 'question', question: { about, text: reply.question }, tokensUsed },
      tokensUsed,
    };
  }
  const replies = settledSections(reply, wish);
  if (!replies) return { tokensUsed };
  const placed = assigned(replies, units);
  const seeds = replies.map((section, at) => {
    const ready = template?.seeds[at];
    return ready ?? seedOf(section, placed[at] ?? [], fixed[at]);
  });
  const mayRetitle =
    bare || isForeign(gathered) || brief.rewriteStyle === 'Strong' || outline?.isNamed !== true;
  const { title, subtitle } = titled(outline, reply, mayRetitle, replies[0]?.title ?? '');
  const hasTopics = outline !== undefined && outline.topics.length > 0;
  const arranged: Outline = {
    ...(outline?.byline ? { byline: outline.byline } : {}),
    isNamed: true,
    title,
    ...(subtitle ? { subtitle } : {}),
    intro: hasTopics
      ? { ...outline.intro, heading: title }
      : emptyIntro(outline, title, bare ? read.prompt.document.trim() : ''),
    topics: seeds.flatMap((seed) => seed.topics),
  };
  const isInvented = (section: number): boolean => !template && placed[section]?.length === 0;
  const sections = {
    seeds,
    empty: template?.empty ?? [],
    leftOut: template?.leftOut ?? [],
  };
  const { sections: planned, slides } = draftedStoryline(brief, gathered, arranged, sections);
  const { contentLanguage: _, ...deck } = deckOf(brief, gathered, arranged, narrative, sections, {
    slides,
    sections: planned.length,
  });
  const foreign = translationNotice(gathered);
  const languages = {
    language: gathered.reading,
    deckLanguage: gathered.language,
    style: brief.rewriteStyle,
  };
  return {
    plan: {
      outcome: 'storyline',
      storyline: {
        deck: { ...deck, notices: deck.notices.filter((notice) => notice !== foreign) },
        sections: sectionsFor(planned, deck.title, languages, {
          talk,
          request,
          replies,
          gathered,
          sourceTexts,
          isInvented,
        }),
        assets: gathered.read.assets,
      },
      tokensUsed,
    },
    tokensUsed,
  };
};

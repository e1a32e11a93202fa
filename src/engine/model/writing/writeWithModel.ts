import { lettersOf } from '../../../deck/lettersOf.ts';
import { plain } from '../../../deck/richText.ts';
import { layouts } from '../../../layouts/layouts.ts';
import { Slide } from '../../../layouts/slide.ts';
import type { SectionPlan } from '../../contract/engine.ts';
import { blockTexts } from '../../reading/document/blockTexts.ts';
import { finished } from '../../writing/deckFrame.ts';
import type { Writing } from '../../writing/draft/draft.ts';
import { askModel } from '../asking/askModel.ts';
import { condenseTexts } from '../asking/condenseTexts.ts';
import { systemOf } from '../asking/instructions.ts';
import { markInvented, wordsOf } from '../asking/markInvented.ts';
import type { ModelMaterial } from '../asking/modelMaterial.ts';
import { SectionReply } from '../asking/replySchemas.ts';
import type { ToRich } from '../asking/replySlide.ts';
import { richTextOf, withKnownLinks } from '../asking/richTextOf.ts';
import { type SectionWish, sectionProblems } from '../checks/sectionChecks.ts';
import { replyLimit, roomForSources } from '../connection/contextRoom.ts';
import type { LanguageModel } from '../connection/languageModel.ts';
import { composeSection, passageIds } from './composeSection.ts';
import { idOf, isPlaced, offered, type Passage, passageText } from './passages.ts';
import { sectionRequest } from './sectionRequest.ts';

const replyTokens = { least: 1_200, aSlide: 450, most: 8_000 };

const linksIn = (passages: readonly Passage[], request: string): Set<string> =>
  new Set([
    ...passages.flatMap(({ parts }) =>
      parts.flatMap(({ blocks }) =>
        blocks.flatMap(blockTexts).flatMap((text) => text.flatMap(({ href }) => (href ? [href] : []))),
      ),
    ),
    ...(request.match(/https?:\/\/[^\s<>()]+/gu) ?? []),
  ]);

/** What may be quoted: the request and what this section is made of. */
const quotableOf = ({ outline, request }: ModelMaterial): string =>
  [
    request,
    ...outline.section.scenes.flatMap(({ title, parts }) => [
      plain(title),
      ...parts.flatMap(({ blocks }) => blocks.flatMap(blockTexts).map(plain)),
    ]),
  ].join('\n');

/** What a model may have said of a slide: all of it, but where it places what the sources have, the title. */
const writtenOf = (slide: Slide): string =>
  layouts.of(slide).isVerbatim ? plain(slide.title) : wordsOf(slide);

/** `beside`: what the model said to go with slides: their notes, a sentence below what is placed. */
export const markedSlides = (
  slides: readonly Slide[],
  material: ModelMaterial,
  beside: readonly string[] = [],
): Slide[] => {
  const quotable = quotableOf(material);
  return slides.map((slide) => {
    const all = `${wordsOf(slide)}\n${slide.notes}`;
    const said = [writtenOf(slide), ...beside.filter((words) => all.includes(words))].join('\n');
    return markInvented(slide, said, material.known, quotable, material.talk);
  });
};

/** What is written for the speaker leads nowhere that the sources do not. */
const withNotesOf = (
  { slides, ...reply }: SectionReply,
  isKnownLink: (href: string) => boolean,
): SectionReply => ({
  ...reply,
  slides: slides.map((slide) =>
    slide.notes === undefined ? slide : { ...slide, notes: withKnownLinks(slide.notes, isKnownLink) },
  ),
});

/** With the notes, and the sentences below what is placed. */
const saidBeside = ({ slides }: SectionReply, toRich: ToRich): string[] =>
  slides
    .flatMap((slide) => [slide.notes ?? '', slide.layout === 'placed' ? plain(toRich(slide.text ?? '')) : ''])
    .map((words) => words.trim())
    .filter((words) => words !== '');

/** The slides of a section by the model; undefined where nothing of its replies can be used. */
export const writeWithModel = async (
  model: LanguageModel,
  section: SectionPlan,
  material: ModelMaterial,
  signal: AbortSignal,
): Promise<{ readonly slides?: readonly Slide[]; readonly tokensUsed: number }> => {
  const { outline, talk, request, isInvented, mostSlides, at, sections } = material;
  const { passages, optionalFrom } = offered(isInvented ? [] : outline.section.scenes);
  const system = systemOf(talk);
  const wished = Math.min(replyTokens.most, replyTokens.least + mostSlides * replyTokens.aSlide);
  const maxTokens = replyLimit(model, wished);
  const question = `${system}${sectionRequest(material, passages, [])}`;
  const room = await roomForSources(model, question, 0, maxTokens);
  const condensed = await condenseTexts(model, system, passages.map(passageText), room, signal);
  const links = linksIn(passages, request);
  const isKnownLink = (href: string): boolean => links.has(href);
  const toRich = (text: string) => richTextOf(text, isKnownLink);
  const writing: Writing = {
    language: talk.language,
    deckLanguage: talk.language,
    style: talk.style,
    before: outline.section.before,
  };
  const wish: SectionWish = {
    mostSlides: isInvented ? mostSlides + 2 : mostSlides,
    isLast: at === sections.length - 1,
    passages: passageIds(passages),
    placed: passages.flatMap((passage, index) => (isPlaced(passage) ? [idOf(index)] : [])),
    language: talk.language,
    rich: toRich,
    taken: new Set([lettersOf(material.deckTitle)]),
  };
  const answered = await askModel(
    model,
    {
      system,
      text: sectionRequest(material, passages, condensed.texts),
      schema: SectionReply,
      maxTokens,
      check: (reply) => sectionProblems(reply, wish),
    },
    signal,
  );
  const tokensUsed = condensed.tokensUsed + answered.tokensUsed;
  if (!answered.value) return { tokensUsed };
  const showsHeadings = !isInvented && outline.language.slice(0, 2) === talk.language.slice(0, 2);
  const reply = withNotesOf(answered.value, isKnownLink);
  const content = composeSection(reply, {
    passages,
    optionalFrom,
    writing,
    reading: outline.language,
    wish,
    showsHeadings,
  });
  if (content.length === 0) return { tokensUsed };
  const beside = saidBeside(reply, toRich);
  const slides = Slide.array().safeParse(
    markedSlides(finished(outline.section, content, outline.language, section.id), material, beside),
  );
  return slides.success ? { slides: slides.data, tokensUsed } : { tokensUsed };
};

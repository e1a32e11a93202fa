import type { Language } from '../../api/generationOptions.ts';
import { plain, rich } from '../../deck/richText.ts';
import { languages } from '../../languages/languages.ts';
import { detectLanguage } from '../../languages/recognising/detectLanguage.ts';
import type { Brief } from '../contract/engine.ts';
import { readAnswer } from '../prompt/answers.ts';
import { type ReadPrompt, readPrompt } from '../prompt/instruction.ts';
import { pointsAtFiles } from '../prompt/pointsAtFiles.ts';
import type { Steering } from '../prompt/steering.ts';
import { blockTexts } from '../reading/document/blockTexts.ts';
import type { ReadSources, Source } from '../reading/document/source.ts';
import type { Block } from '../reading/document/sourceDocument.ts';
import { readSources } from '../reading/readSources.ts';
import { estimateWords } from '../text/estimateWords.ts';
import { withoutAboutDocument } from './aboutDocument.ts';
import { withoutAbsentPictures } from './absentPictures.ts';
import { withComparisons } from './comparedBelow.ts';
import { withDaysBelow } from './daysBelow.ts';
import { withImpliedTopics } from './implied/impliedTopics.ts';
import { withItalicNames } from './implied/italicNames.ts';
import { withLoneBeside } from './loneBeside.ts';
import { withNamesOfCounted } from './namedByOpening.ts';
import { namedInForm } from './namedInForm.ts';
import { type Outline, outlineOf, type Topic } from './outline.ts';
import { withoutPageTalk } from './pageTalk.ts';
import { withRecurringBelow } from './recurringBelow.ts';

/** All that a job's prompt, sources and answers say. */
export interface Gathered {
  readonly prompt: ReadPrompt;
  readonly steering: Steering;
  readonly read: ReadSources;
  /** Undefined where nothing was said. */
  readonly outline: Outline | undefined;
  /** Of the deck's own words. */
  readonly language: Language;
  /** Of the content. */
  readonly reading: Language;
  /** What was answered about sections of a template, by section. */
  readonly sectionAnswers: ReadonlyMap<string, Topic>;
}

/** The content is in another language than the one that is wanted. */
export const isForeign = ({ reading, language }: Pick<Gathered, 'reading' | 'language'>): boolean =>
  languages[reading].locale.slice(0, 2) !== languages[language].locale.slice(0, 2);

/** What somebody typed is a text, whatever characters came with it. */
const typed = (text: string): string => text.replaceAll('\0', '');

const markdown = (id: string, text: string, fileName = `${id}.md`): Source => ({
  id,
  fileName,
  type: 'text/markdown',
  bytes: new TextEncoder().encode(typed(text)),
});

const sectionAbout = /^section:/;

export const everyTopic = (topics: readonly Topic[]): Topic[] =>
  topics.flatMap((topic) => [topic, ...everyTopic(topic.topics)]);

/** Headings and blocks of all topics, in order. */
export const textsOf = function* (topics: readonly Topic[]): Generator<string> {
  for (const { heading, blocks, topics: inner } of topics) {
    yield plain(heading);
    for (const block of blocks) for (const text of blockTexts(block)) yield plain(text);
    yield* textsOf(inner);
  }
};

/** About how many words the topics have. */
export const wordsOfTopics = (topics: readonly Topic[]): number =>
  textsOf(topics).reduce((sum, text) => sum + estimateWords(text), 0);

const sampleTexts = 400;
const unspoken: ReadonlySet<Block['kind']> = new Set(['code', 'diagram', 'math']);
/** What is written to somebody, and not to a program. */
const spokenIn = function* (topics: readonly Topic[]): Generator<string> {
  for (const { heading, blocks, topics: inner } of topics) {
    yield plain(heading);
    for (const block of blocks)
      if (!unspoken.has(block.kind))
        for (const text of blockTexts(block))
          yield plain(text.filter(({ marks }) => !marks?.includes('code')));
    yield* spokenIn(inner);
  }
};

const languageOf = ({ intro, topics }: Outline): Language | undefined =>
  detectLanguage([...spokenIn([intro, ...topics]).take(sampleTexts)].join('\n'));

/** A prompt that only asks says what the deck is called. */
const named = (outline: Outline | undefined, topic: string | undefined): Outline | undefined => {
  if (topic === undefined) return outline;
  const title = rich(topic.charAt(0).toUpperCase() + topic.slice(1));
  if (!outline) {
    const position = { from: 1, to: 1 };
    const intro = { source: 'prompt', heading: title, depth: 1, position, blocks: [], topics: [], notes: [] };
    return { title, isNamed: true, intro, topics: [] };
  }
  return outline.isNamed ? outline : { ...outline, title, intro: { ...outline.intro, heading: title } };
};

export const gather = async (brief: Brief): Promise<Gathered> => {
  const { readAll = readSources } = brief;
  const prompt = readPrompt(brief.prompt, brief.language);
  const spoken = (): Language => brief.language ?? detectLanguage(brief.prompt) ?? 'us';
  const answers = brief.exchanges.map(({ question, answer, sources }, index) => ({
    about: question.about,
    sources,
    id: `answer-${index + 1}`,
    said: pointsAtFiles(
      answer,
      sources.map(({ fileName }) => fileName),
    )
      ? ({ kind: 'skip' } as const)
      : readAnswer(question.about, answer, spoken()),
  }));
  const isBare = prompt.topic !== undefined && (brief.sources.length > 0 || answers.length > 0);
  const said = answers.flatMap(({ id, about, said: answer }) =>
    answer.kind === 'content' && !sectionAbout.test(about) ? [markdown(id, answer.text)] : [],
  );
  const all = await readAll([
    ...(prompt.document.trim() === '' || isBare
      ? []
      : [markdown('prompt', prompt.document, brief.documentName)]),
    ...said,
    ...brief.sources,
    ...answers.flatMap(({ sources }) => sources),
  ]);
  const read = withoutAbsentPictures(all, () => {
    const whole = outlineOf(all.documents);
    return (whole && languageOf(whole)) ?? spoken();
  });
  const isUnread = read.documents.length === 0 && read.problems.length > 0;
  const written = isUnread ? undefined : named(outlineOf(read.documents), prompt.topic);
  const sectionAnswers = new Map<string, Topic>();
  for (const { id, about, said: answer } of answers) {
    if (answer.kind !== 'content' || !sectionAbout.test(about)) continue;
    const { documents } = await readAll([markdown(id, answer.text)]);
    const content = outlineOf(documents);
    if (content)
      sectionAnswers.set(about.replace(sectionAbout, ''), {
        ...content.intro,
        heading: [],
        topics: content.topics,
      });
  }
  const steered = answers.flatMap(({ said: answer }) => ('steering' in answer ? [answer.steering] : []));
  const steering: Steering = Object.assign({}, prompt.steering, ...steered);
  const content = written ? languageOf(written) : detectLanguage(brief.prompt);
  const language = brief.language ?? steering.language ?? content ?? spoken();
  const reading = content ?? language;
  const told =
    written && brief.rewriteStyle !== 'Preserve'
      ? withNamesOfCounted(withoutPageTalk(withoutAboutDocument(written, reading), reading), reading)
      : written;
  const outline =
    told &&
    namedInForm(
      withComparisons(
        withImpliedTopics(withItalicNames(withLoneBeside(withRecurringBelow(withDaysBelow(told)))), reading),
      ),
      reading,
    );
  return { prompt, steering, read, outline, language, reading, sectionAnswers };
};

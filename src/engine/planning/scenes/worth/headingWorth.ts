import type { Language } from '../../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../../deck/richText.ts';
import { withoutBrackets } from '../../../../deck/withoutBrackets.ts';
import type { HeadingKind } from '../../../../languages/cues.ts';
import { type HeadingMeaning, meaningsOf } from '../../../../languages/recognising/labels.ts';
import { isContact } from '../../../features/items.ts';
import { isIdle, rolesOf } from '../../../features/said.ts';
import type { Topic } from '../../../outline/outline.ts';
import { policy } from '../../../policy/policy.ts';
import { estimateWords } from '../../../text/estimateWords.ts';
import { isBlank } from '../../../text/richJoin.ts';
import { richSentences } from '../../../text/sentences.ts';
import type { Body, Scene } from '../scene.ts';

/** What a heading says its section is for, where that is what it says. */
const meaningOf = ({ heading }: Topic, language: Language): HeadingMeaning | undefined => {
  if (isBlank(heading)) return undefined;
  const [first] = meaningsOf(withoutBrackets(plain(heading)), language);
  return first !== undefined && first.share >= policy.headings.share ? first : undefined;
};

/** Headings over names, for the most part. */
const ofPeople: ReadonlySet<HeadingKind> = new Set(['attendees', 'acknowledgements']);

const textsOf = (body: Body): readonly RichText[] => {
  if (body.kind === 'text') return body.said.map(({ text }) => text);
  return body.kind === 'list' ? body.items.map(({ text }) => text) : [];
};

const { leastSentences, leastWords } = policy.headings.telling;

const isTelling = (sentence: RichText, language: Language): boolean =>
  /[.。।!！]\s*$/u.test(plain(sentence)) &&
  estimateWords(plain(sentence)) >= leastWords &&
  !isIdle(sentence, language);

/** "Maintainers" over a text on why there are too few of them is a part of a talk as any other. */
const isText = ({ body }: Scene, language: Language): boolean =>
  textsOf(body)
    .flatMap((text) => richSentences(text, language))
    .filter((sentence) => isTelling(sentence, language)).length >= leastSentences;

const { leastSaid } = policy.headings.described;
/** What an entry says beside what it links to. */
const wordsBeside = (text: RichText): number =>
  estimateWords(plain(text.filter(({ href }) => href === undefined)));

/** "Resources" over tools, each with what it is for, is a part of a talk; over links it says where to read on. */
const isDescribed = ({ body }: Scene): boolean =>
  body.kind === 'list' &&
  2 * body.items.filter(({ text }) => wordsBeside(text) >= leastSaid).length > body.items.length;

/** "Mailing list: crew@harbor.example" is where people reach each other. */
const saysWhomToWriteTo = ({ body }: Scene): boolean => body.kind === 'list' && body.items.some(isContact);

/** "Contents" over what a box holds, each with what is said of it, is no table of contents. */
const isNamed = ({ body }: Scene): boolean =>
  body.kind === 'list' && 2 * body.items.filter(({ lead }) => lead !== undefined).length > body.items.length;

/** "Code may be licensed under:" over what may be chosen is more than the license of the text itself. */
const offersChoice = ({ body }: Scene): boolean =>
  body.kind === 'list' && body.lead !== undefined && body.items.length > 1;

const leadsElsewhere = ({ body }: Scene): boolean =>
  textsOf(body).some((text) =>
    text.some(({ text: part, href }) => href !== undefined || /:\/\//u.test(part)),
  );

/** "Human resources" over a text that leads nowhere are no resources to read. */
const isOfOther = ({ share }: HeadingMeaning, scene: Scene): boolean => share < 1 && !leadsElsewhere(scene);

/** "Contributing:" over numbered factors of an accident thanks nobody. */
const isOrdered = ({ body }: Scene): boolean =>
  body.kind === 'list' && body.ordered && body.items.some(({ inner }) => inner.length > 0);

/** "Participants" over their age, their region and how they work says who was asked; over names, who came. */
const leastColumns = 5;
const isSurvey = ({ body }: Scene): boolean =>
  body.kind === 'visual' && body.visual.kind === 'table' && body.visual.head.length >= leastColumns;

const isContent = (meaning: HeadingMeaning, scene: Scene, language: Language): boolean => {
  const { kind } = meaning;
  return (
    (ofPeople.has(kind) && (isText(scene, language) || isOrdered(scene) || isSurvey(scene))) ||
    (kind === 'references' &&
      (isDescribed(scene) || saysWhomToWriteTo(scene) || isOfOther(meaning, scene))) ||
    (kind === 'license' && offersChoice(scene)) ||
    (kind === 'contents' &&
      (scene.body.kind === 'visual' || isText(scene, language) || (isDescribed(scene) && isNamed(scene))))
  );
};

/** The scenes of a heading with what it says they are worth: who was there and where to read on is no part of a talk. */
export const weighedUnder = (topic: Topic, scenes: readonly Scene[], language: Language): Scene[] => {
  const meaning = meaningOf(topic, language);
  const bonus = meaning ? policy.headings.worth[meaning.kind] : 0;
  return scenes.map((scene, at) => {
    const counts = bonus < 0 ? !(meaning && isContent(meaning, scene, language)) : at === 0;
    return counts ? { ...scene, worth: scene.worth + bonus } : scene;
  });
};

/** Whether what stands under a heading says something in a sentence or by a decision, and is for a talk by what the heading says. */
export const speaks = (topic: Topic, scenes: readonly Scene[], language: Language): boolean => {
  const meaning = meaningOf(topic, language);
  return (
    (meaning === undefined || policy.headings.worth[meaning.kind] >= 0) &&
    scenes.some(({ body }) =>
      textsOf(body).some(
        // "Deferred" is all that came of it.
        (text) => isTelling(text, language) || rolesOf(text, language).has('decision'),
      ),
    )
  );
};

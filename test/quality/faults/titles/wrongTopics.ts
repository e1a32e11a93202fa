import type { Fault, FaultClass } from '../faultClass.ts';
import { lettersOnly } from '../letters.ts';
import { bodyTexts, isHead, type ShownSlide, type ShownText } from '../shownDeck.ts';
import { placesOf, type SourceHeading, type SourceText } from '../sourceText.ts';

const least = 24;
const joiner = ' · ';
const notCounted = new Set(['cover', 'agenda', 'section', 'summary', 'closing']);

const headingsNamed = (source: SourceText, text: string): SourceHeading[] => {
  const letters = lettersOnly(text);
  const whole = source.headings.filter((heading) => heading.letters === letters && letters !== '');
  return whole.length > 0 || !text.includes(joiner)
    ? whole
    : text
        .split(' · ')
        .flatMap((part) => source.headings.filter((heading) => heading.letters === lettersOnly(part)));
};

/** What stands above a text: the heading of its column, or else the slide's title, with the lead of its bullet. */
const topicsOver = (slide: ShownSlide, text: ShownText, source: SourceText): SourceHeading[] => {
  const above = slide.texts.filter(
    ({ path }) => path.length > 1 && path.slice(0, -1).every((step, at) => step === text.path[at]),
  );
  const named = (roles: readonly string[]): SourceHeading[] =>
    above.filter(({ role }) => roles.includes(role)).flatMap((one) => headingsNamed(source, one.text));
  const headings = named(['heading']);
  if (headings.length > 0) return headings;
  const title = headingsNamed(source, slide.title);
  // A label may be called like a heading elsewhere: it allows, it does not ask.
  return title.length > 0 ? [...title, ...named(['lead', 'title'])] : [];
};

/** The heading of the whole document is above everything. */
const isAboveAll = (source: SourceText, { from, to }: SourceHeading): boolean =>
  from === 0 && to >= source.text.length - 1;

const isElsewhere = (source: SourceText, text: ShownText, topics: readonly SourceHeading[]): boolean => {
  if (lettersOnly(text.text).length < least || topics.length === 0) return false;
  if (topics.some((topic) => isAboveAll(source, topic)) || text.text.includes(joiner)) return false;
  const places = placesOf(source, text.text);
  return (
    places.length > 0 &&
    places.every(({ from }) => topics.every((topic) => from < topic.from || from >= topic.to))
  );
};

/** Another heading on the slide, by which its reader knows where the words belong. */
const isUnderAnother = (source: SourceText, slide: ShownSlide, text: ShownText): boolean => {
  const at = slide.texts.indexOf(text);
  const headings = slide.texts
    .slice(0, at)
    .flatMap((before) => (isHead(before) ? [] : headingsNamed(source, before.text)));
  const topics = headingsNamed(source, slide.kicker);
  return placesOf(source, text.text).some(
    ({ from }) =>
      headings.some((heading) => heading.from <= from && from < heading.to) ||
      // What the topic above the title says first leads in to its sections.
      topics.some((topic) => topic.from <= from && from < topic.ownTo),
  );
};

export const wrongTopics: FaultClass = {
  name: 'wrong topic',
  means: 'words under a title that is not their section’s',
  find: ({ slides }, source) =>
    slides.flatMap((slide): Fault[] => {
      if (notCounted.has(slide.layout)) return [];
      const wrong = bodyTexts(slide).find(
        (text) =>
          isElsewhere(source, text, topicsOver(slide, text, source)) && !isUnderAnother(source, slide, text),
      );
      return wrong ? [{ slide: slide.number, shows: wrong.text, why: `under “${slide.title}”` }] : [];
    }),
};

import type { Language } from '../../../api/generationOptions.ts';
import { endsInColon } from '../../../deck/endsInColon.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { pointsBack } from '../../../languages/recognising/openers.ts';
import type { Slide, SlideOf } from '../../../layouts/slide.ts';
import { titleKey } from '../../planning/titles.ts';
import { fits } from '../../text/fit.ts';
import { joinSentences } from '../../text/richJoin.ts';
import { richSentences } from '../../text/sentences.ts';
import { unwritten } from '../draft/draft.ts';
import type { DraftedScene } from '../draftedDeck.ts';
import { isLead } from '../points/room.ts';
import { asListing } from '../points/typedBelow.ts';
import { betweenSlides } from './betweenSlides.ts';

interface Parted {
  readonly line: RichText;
  /** What is left of the slide; undefined: nothing. */
  readonly rest: Slide | undefined;
}

type Entry = SlideOf<'bullets'>['items'][number];
const isBare = ({ lead, items, checked }: Entry): boolean => !lead && !items && checked === undefined;
const isAnnouncement = (entry: Entry | undefined): entry is Entry =>
  entry !== undefined && isBare(entry) && endsInColon(entry.text);

/** What announces the entries after it is none of them. */
const ledByFirst = (slide: Slide): Slide => {
  if (slide.layout !== 'bullets' || slide.lead) return slide;
  const [first, ...items] = slide.items;
  if (!isAnnouncement(first) || items.length === 0 || !isLead(first.text)) return slide;
  const led: Slide = { ...slide, lead: first.text, items };
  return fits(led) ? led : slide;
};

/** One entry is no list. */
const alone = (entry: Entry, slide: SlideOf<'bullets'>): Slide => {
  const { id, notes, title, kicker } = slide;
  const frame = { ...unwritten, id, notes, title, ...(kicker ? { kicker } : {}) };
  const listing = asListing(entry);
  if (listing) return { ...frame, layout: 'code', ...listing };
  return entry.items ? { ...slide, items: [entry] } : { ...frame, layout: 'statement', text: entry.text };
};

/** Of a paragraph its last sentence, where all of it is too long to stand above what it announces. */
const endOfText = (slide: SlideOf<'text'>, language: Language): Parted | undefined => {
  const last = slide.paragraphs.at(-1) ?? [];
  if (!endsInColon(last)) return undefined;
  const before = slide.paragraphs.slice(0, -1);
  const withParagraphs = (paragraphs: readonly RichText[]): Slide | undefined =>
    paragraphs.length > 0 ? { ...slide, paragraphs: [...paragraphs] } : undefined;
  if (isLead(last)) return { line: last, rest: withParagraphs(before) };
  const sentences = richSentences(last, language);
  const said = joinSentences(sentences.slice(0, -1));
  return { line: sentences.at(-1)!, rest: withParagraphs([...before, said]) };
};

/** What a slide ends with, if that announces something. */
export const endOf = (slide: Slide, language: Language): Parted | undefined => {
  if (slide.layout === 'text') return endOfText(slide, language);
  if (slide.layout === 'code') {
    const last = slide.below?.at(-1);
    if (!isAnnouncement(last)) return undefined;
    const { below = [], ...bare } = slide;
    const left = below.slice(0, -1);
    return { line: last.text, rest: left.length > 0 ? { ...bare, below: left } : bare };
  }
  if (slide.layout === 'statement')
    return endsInColon(slide.text) ? { line: slide.text, rest: undefined } : undefined;
  if (slide.layout !== 'bullets' || slide.style !== 'list' || slide.below) return undefined;
  const items = slide.items.slice(0, -1);
  const last = slide.items.at(-1);
  if (!isAnnouncement(last)) return undefined;
  const [only, ...others] = items;
  if (!only) return slide.lead ? undefined : { line: last.text, rest: undefined };
  const isSole = others.length === 0 && !slide.lead && !only.lead && only.checked === undefined;
  return { line: last.text, rest: isSole ? alone(only, slide) : { ...slide, items } };
};

/** A text goes on from what announces it. */
const goesOnFrom = (line: RichText, slide: Slide): Slide | undefined => {
  if (slide.layout === 'text') return { ...slide, paragraphs: [line, ...slide.paragraphs] };
  return slide.layout === 'statement' && !slide.tone
    ? { ...slide, text: joinSentences([line, slide.text]) }
    : undefined;
};

const under = (line: RichText, slide: Slide, above: Slide): Slide | undefined => {
  const whole = titleKey(slide.title) === titleKey(above.title) ? goesOnFrom(line, slide) : undefined;
  if (whole) return fits(whole) ? whole : undefined;
  const mayBeLed =
    ['code', 'table', 'bullets', 'steps', 'columns'].includes(slide.layout) &&
    !('lead' in slide && slide.lead);
  const led = { ...slide, lead: line } as Slide;
  return mayBeLed && isLead(line) && fits(led) ? led : undefined;
};

/** "It is slow. This is how:" is said of one listing. */
const joinedAbove = (slide: Slide, below: Slide, language: Language): Slide | undefined => {
  if (slide.layout !== 'statement' || endsInColon(slide.text)) return undefined;
  if (titleKey(slide.title) !== titleKey(below.title)) return undefined;
  if (!('lead' in below) || !below.lead || !pointsBack(plain(below.lead), language)) return undefined;
  const lead = joinSentences([slide.text, below.lead]);
  const joined = { ...below, lead };
  return isLead(lead) && fits(joined) ? joined : undefined;
};

/** All that a slide says is what the next one is called. */
const isNameOf = (slide: Slide, next: Slide): boolean =>
  slide.layout === 'statement' && titleKey(slide.text) === titleKey(next.title);

/** What a slide ends with goes with what it announces on the next one, and what is alone on one with what points back to it. */
export const introducedTogether = (scenes: readonly DraftedScene[], language: Language): DraftedScene[] =>
  betweenSlides(scenes, (above, here) => {
    const joined = isNameOf(above, here) ? here : joinedAbove(above, here, language);
    if (joined) return { above: undefined, here: joined };
    const end = endOf(above, language);
    const led = end && under(end.line, here, above);
    return led && { above: end.rest, here: led };
  }).map((scene) => ({ ...scene, slides: scene.slides.map(ledByFirst) }));

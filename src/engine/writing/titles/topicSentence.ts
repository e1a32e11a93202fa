import type { Language } from '../../../api/generationOptions.ts';
import type { RichText } from '../../../deck/richText.ts';
import type { Slide } from '../../../layouts/slide.ts';
import { joinSentences } from '../../text/richJoin.ts';
import { richSentences } from '../../text/sentences.ts';
import { asTitle } from '../../text/shorten.ts';
import { saidBelow } from './saidBelow.ts';

/** The texts of a slide that are nothing but sentences. */
const textsOf = (slide: Slide): readonly RichText[] => {
  if (slide.layout === 'statement') return slide.tone ? [] : [slide.text];
  if (slide.layout === 'text') return slide.paragraphs;
  if (slide.layout !== 'bullets' || slide.style !== 'list' || slide.lead || slide.below) return [];
  const isBare = slide.items.every(({ lead, items, checked }) => !lead && !items && checked === undefined);
  return isBare ? slide.items.map(({ text }) => text) : [];
};

const withTexts = (slide: Slide, title: RichText, texts: readonly RichText[]): Slide | undefined => {
  const [only, ...others] = texts;
  if (!only) return undefined;
  if (slide.layout === 'text') return { ...slide, title, paragraphs: [...texts] };
  if (slide.layout === 'bullets' && others.length > 0)
    return { ...slide, title, items: texts.map((text) => ({ text })) };
  return others.length === 0 ? saidBelow(slide, title, only) : undefined;
};

/** A slide of sentences with the first of them as its title, if that may be one: what it says stands above the rest then. */
export const headedByTopic = (
  slide: Slide,
  isTopic: (sentence: RichText, text: RichText, rest: readonly RichText[]) => boolean,
  language: Language,
): Slide => {
  const [text, ...others] = textsOf(slide);
  const [first, ...more] = text ? richSentences(text, language) : [];
  const left = more.length > 0 ? [joinSentences(more), ...others] : others;
  if (!text || !first || !isTopic(first, text, left)) return slide;
  return withTexts(slide, asTitle(first), left) ?? slide;
};

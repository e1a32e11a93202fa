import type { Language } from '../../../api/generationOptions.ts';
import { endsInColon } from '../../../deck/endsInColon.ts';
import { plain } from '../../../deck/richText.ts';
import type { Bullet } from '../../../deck/slide.ts';
import type { Slide } from '../../../layouts/slide.ts';
import { titleKey } from '../../planning/titles.ts';
import { policy } from '../../policy/policy.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { fits } from '../../text/fit.ts';
import { joinSentences } from '../../text/richJoin.ts';
import { withTextAfter } from '../textBeside.ts';

const { mostLinesExplained, mostWordsBelow, mostWordsOfRemark } = policy.code;

/** What a slide says, where it is a sentence or a short list. */
const saidOn = (slide: Slide): readonly Bullet[] | undefined => {
  if (slide.layout === 'statement') return slide.tone ? undefined : [{ text: slide.text }];
  if (slide.layout === 'text') return slide.paragraphs.map((text) => ({ text }));
  return slide.layout === 'bullets' && !slide.lead && !slide.below ? slide.items : undefined;
};

const wordsOf = ({ lead = [], text, items = [] }: Bullet): number =>
  [lead, text, ...items].reduce((sum, each) => sum + estimateWords(plain(each)), 0);

/** A table or a chart with the sentence or two that stand after it. */
const remarked = (shown: Slide | undefined, next: Slide, language: Language): Slide | undefined => {
  if (shown?.layout !== 'table' && shown?.layout !== 'chart') return undefined;
  if (titleKey(next.title) !== titleKey(shown.title)) return undefined;
  return next.layout === 'statement' && !next.tone ? withTextAfter(next.text, shown, language) : undefined;
};

/** A formula above the sentences that say what its signs are, unless what stands with it leads to it. */
const legended = (formula: Slide | undefined, next: Slide): Slide | undefined => {
  if (formula?.layout !== 'math' || titleKey(next.title) !== titleKey(formula.title)) return undefined;
  const { text = [] } = formula;
  const said = saidOn(next);
  const isPlain = said?.every(({ lead, items, checked }) => !lead && !items && checked === undefined);
  if (!said || !isPlain || endsInColon(text)) return undefined;
  const sentences = [...(text.length > 0 ? [text] : []), ...said.map(({ text: each }) => each)];
  const whole: Slide = { ...formula, text: joinSentences(sentences) };
  return fits(whole) ? whole : undefined;
};

/** It stands under the same heading, whether the listing is called by it or by a sentence of its own. */
const goesOnAfter = (listing: Slide, { title }: Slide): boolean =>
  [listing.title, ...('kicker' in listing && listing.kicker ? [listing.kicker] : [])].some(
    (each) => titleKey(each) === titleKey(title),
  );

/** A listing above what is said after it. */
const explained = (listing: Slide | undefined, next: Slide | undefined): Slide | undefined => {
  if (listing?.layout !== 'code' || listing.below) return undefined;
  if (!next || !goesOnAfter(listing, next)) return undefined;
  const below = saidOn(next);
  const words = below?.reduce((sum, bullet) => sum + wordsOf(bullet), 0) ?? 0;
  const most = listing.lines.length > mostLinesExplained ? mostWordsOfRemark : mostWordsBelow;
  if (!below || words > most) return undefined;
  const whole: Slide = { ...listing, below: [...below] };
  return fits(whole) ? whole : undefined;
};

/** Each listing, table and chart with the one slide that goes on after it in its document, where a slide holds both. */
export const remarkedVisuals = (slides: readonly Slide[], language: Language): Slide[] => {
  const all: Slide[] = [];
  const isAlone = (table: Slide | undefined): boolean =>
    slides.filter(({ layout }) => layout === table?.layout).length === 1;
  slides.forEach((slide, at) => {
    const after = slides[at + 1];
    const isWhole = after === undefined || ['code', 'table', 'chart', 'math'].includes(after.layout);
    const last = all.at(-1);
    const whole = isWhole
      ? (explained(last, slide) ??
        legended(last, slide) ??
        (isAlone(last) ? remarked(last, slide, language) : undefined))
      : undefined;
    if (whole) all[all.length - 1] = whole;
    else all.push(slide);
  });
  return all;
};

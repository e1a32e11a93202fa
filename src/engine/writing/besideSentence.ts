import { plain, type RichText } from '../../deck/richText.ts';
import type { Bullet } from '../../deck/slide.ts';
import type { Slide } from '../../layouts/slide.ts';
import { joinSentences } from '../text/richJoin.ts';
import { sliceRich, trimRich } from '../text/sentences.ts';
import { withoutFullStop } from '../text/shorten.ts';

type Side = 'before' | 'after';

const ending = /[\s.。!！]+$/u;
const bare = (text: RichText): string => plain(text).trim().replace(ending, '');

/** A text with a sentence beside one of its own; undefined: it has not that one. */
const within = (text: RichText, known: RichText, sentence: RichText, side: Side): RichText | undefined => {
  const words = bare(known);
  const from = plain(text).indexOf(words);
  if (words === '' || from < 0) return undefined;
  const stop = /^[.。!！]*/u.exec(plain(text).slice(from + words.length))![0];
  const at = side === 'before' ? from : from + words.length + stop.length;
  const parts = [sliceRich(text, 0, at), sentence, sliceRich(text, at, plain(text).length)];
  return joinSentences(parts.map(trimRich).filter((part) => part.length > 0));
};

/** "(He told us that we may tell it.)" stands in no line of its own. */
const isAside = /^\s*[(（]/u;

/** A line beside the one that is all of the known sentence, else the line with it within. */
const amongLines = (
  lines: readonly RichText[],
  known: RichText,
  sentence: RichText,
  side: Side,
): RichText[] | undefined => {
  for (const [at, line] of lines.entries()) {
    const isAll = bare(line) === bare(known) && !isAside.test(plain(sentence));
    const isEnded = /[.。]\s*$/u.test(plain(line));
    if (isAll)
      return lines.toSpliced(
        side === 'before' ? at : at + 1,
        0,
        isEnded ? sentence : withoutFullStop(sentence),
      );
    const whole = within(line, known, sentence, side);
    if (whole) return lines.toSpliced(at, 1, whole);
  }
  return undefined;
};

const isBare = ({ lead, items, checked }: Bullet): boolean => !lead && !items && checked === undefined;

const amongBullets = (
  bullets: readonly Bullet[],
  known: RichText,
  sentence: RichText,
  side: Side,
): Bullet[] | undefined => {
  if (bullets.every(isBare)) {
    const texts = bullets.map(({ text }) => text);
    return amongLines(texts, known, sentence, side)?.map((text) => ({ text }));
  }
  for (const [at, bullet] of bullets.entries()) {
    const items = bullet.items && amongLines(bullet.items, known, sentence, side);
    if (items) return bullets.toSpliced(at, 1, { ...bullet, items });
    const text = within(bullet.text, known, sentence, side);
    if (text) return bullets.toSpliced(at, 1, { ...bullet, text });
  }
  return undefined;
};

/** What stands above points is no text that goes on. */
const lines = ['below', 'caption', 'takeaway', 'text'] as const;

/** A slide with a sentence beside another one that it shows; undefined: it does not show that. */
export const besideSentence = (
  slide: Slide,
  known: RichText,
  sentence: RichText,
  side: Side,
): Slide | undefined => {
  if (slide.layout === 'text') {
    for (const [at, paragraph] of slide.paragraphs.entries()) {
      const whole = within(paragraph, known, sentence, side);
      if (whole) return { ...slide, paragraphs: slide.paragraphs.toSpliced(at, 1, whole) };
    }
    return undefined;
  }
  if (slide.layout === 'bullets') {
    const items = amongBullets(slide.items, known, sentence, side);
    if (items) return { ...slide, items };
  }
  if (slide.layout === 'code' && slide.below) {
    const below = amongBullets(slide.below, known, sentence, side);
    if (below) return { ...slide, below };
  }
  const own = slide as Slide & Partial<Record<(typeof lines)[number], unknown>>;
  for (const name of lines) {
    const text = own[name];
    if (!Array.isArray(text) || text.some((span) => !('text' in span) || 'items' in span)) continue;
    const whole = within(text as RichText, known, sentence, side);
    if (whole) return { ...slide, [name]: whole } as Slide;
  }
  return undefined;
};

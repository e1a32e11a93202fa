import { plain, type RichText } from '../../deck/richText.ts';
import { sliceRich, trimRich } from '../../deck/sliceRich.ts';
import type { Bullet } from '../../deck/slide.ts';
import type { Slide } from '../../layouts/slide.ts';
import { joinSentences } from '../text/richJoin.ts';
import { withoutFullStop } from '../text/shorten.ts';

/** Where a sentence goes: before or after another one that is known to be shown. */
export interface Beside {
  readonly sentence: RichText;
  readonly side: 'before' | 'after';
  readonly known: RichText;
}

const ending = /[\s.。!！]+$/u;
const bare = (text: RichText): string => plain(text).trim().replace(ending, '');

/** A text with the sentence beside the known one; undefined: it has not that one. */
const within = (text: RichText, { sentence, side, known }: Beside): RichText | undefined => {
  const words = bare(known);
  const from = plain(text).indexOf(words);
  if (words === '' || from < 0) return undefined;
  const stop = /^[.。!！]*/u.exec(plain(text).slice(from + words.length))![0];
  const at = side === 'before' ? from : from + words.length + stop.length;
  const parts = [sliceRich(text, 0, at), sentence, sliceRich(text, at, plain(text).length)];
  return joinSentences(parts.map(trimRich).filter((part) => part.length > 0));
};

/** The first of them that has the known sentence, with the other one in it. */
const withinOne = <T>(all: readonly T[], put: (one: T) => T | undefined): T[] | undefined => {
  for (const [at, one] of all.entries()) {
    const whole = put(one);
    if (whole) return all.toSpliced(at, 1, whole);
  }
  return undefined;
};

/** "(He told us that we may tell it.)" stands in no line of its own. */
const isAside = /^\s*[(（]/u;

/** A line beside the one that is all of the known sentence, else within the line that has it. */
const amongLines = (lines: readonly RichText[], beside: Beside): RichText[] | undefined => {
  const { sentence, side, known } = beside;
  const at = isAside.test(plain(sentence)) ? -1 : lines.findIndex((line) => bare(line) === bare(known));
  if (at < 0) return withinOne(lines, (line) => within(line, beside));
  const isEnded = /[.。]\s*$/u.test(plain(lines[at]!));
  return lines.toSpliced(side === 'before' ? at : at + 1, 0, isEnded ? sentence : withoutFullStop(sentence));
};

const isBare = ({ lead, items, checked }: Bullet): boolean => !lead && !items && checked === undefined;

const amongBullets = (bullets: readonly Bullet[], beside: Beside): Bullet[] | undefined => {
  if (bullets.every(isBare))
    return amongLines(
      bullets.map(({ text }) => text),
      beside,
    )?.map((text) => ({ text }));
  return withinOne(bullets, (bullet) => {
    const items = bullet.items && amongLines(bullet.items, beside);
    if (items) return { ...bullet, items };
    const text = within(bullet.text, beside);
    return text && { ...bullet, text };
  });
};

/** A slide with a sentence beside another one that it shows; undefined: it does not show that, or not in a text that goes on. */
export const besideSentence = (slide: Slide, beside: Beside): Slide | undefined => {
  switch (slide.layout) {
    case 'text': {
      const paragraphs = withinOne(slide.paragraphs, (paragraph) => within(paragraph, beside));
      return paragraphs && { ...slide, paragraphs };
    }
    case 'bullets': {
      const items = amongBullets(slide.items, beside);
      if (items) return { ...slide, items };
      const below = slide.below && within(slide.below, beside);
      return below && { ...slide, below };
    }
    case 'code': {
      const below = slide.below && amongBullets(slide.below, beside);
      return below && { ...slide, below };
    }
    case 'table':
    case 'diagram': {
      const caption = slide.caption && within(slide.caption, beside);
      return caption && { ...slide, caption };
    }
    case 'chart': {
      const takeaway = slide.takeaway && within(slide.takeaway, beside);
      return takeaway && { ...slide, takeaway };
    }
    case 'statement': {
      const text = within(slide.text, beside);
      return text && { ...slide, text };
    }
    case 'math': {
      const text = slide.text && within(slide.text, beside);
      return text && { ...slide, text };
    }
    default:
      return undefined;
  }
};

import { plain, type RichText, rich } from '../../../deck/richText.ts';
import type { Slide, SlideOf } from '../../../layouts/slide.ts';
import type { Item } from '../../features/items.ts';
import type { Topic } from '../../outline/outline.ts';
import type { Body } from '../../planning/scenes/scene.ts';
import { titleKey } from '../../planning/titles.ts';
import { fits } from '../../text/fit.ts';
import { spaced } from '../draft/slideText.ts';
import { lineOfPoint, numbered } from '../points/points.ts';

type Bullets = SlideOf<'bullets'>;

const beginning = 12;
const beginningOf = (text: RichText): string => spaced(plain(text)).slice(0, beginning).trim();

const isOf =
  (bullet: Bullets['items'][number]) =>
  ({ lead, text }: Item): boolean =>
    beginningOf(lead ?? text) === beginningOf(bullet.lead ?? bullet.text) &&
    (!lead || beginningOf(text) === beginningOf(bullet.text));

/** A name in bold that begins its line. */
const inLine = ({ lead, text, ...bullet }: Bullets['items'][number]): Bullets['items'][number] => {
  if (!lead) return { ...bullet, text };
  const strong = lead.map((span) => ({
    ...span,
    marks: [...new Set([...(span.marks ?? []), 'strong' as const])],
  }));
  return { ...bullet, text: lineOfPoint({ lead: strong, text }) };
};

const beginsWith = (text: RichText, { lead, text: said }: Item): boolean =>
  spaced(plain(text)).startsWith(` ${beginningOf(lead ?? said)}`);

/** Entries come in their order, and few of them are left out between two. */
const mostBetween = 8;
/** Two entries side by side, or one alone, with the numbers that they have in their list; undefined: they are none of it. */
const countedAmong = (slide: Slide, rest: readonly Item[]): Slide | undefined => {
  const next = rest.slice(0, mostBetween);
  const withNumber = (text: RichText): RichText | undefined => {
    const number = next.find((item) => beginsWith(text, item))?.number;
    return number === undefined ? undefined : numbered(number, text);
  };
  if (slide.layout === 'statement') {
    const text = withNumber(slide.text);
    return text && { ...slide, text };
  }
  if (slide.layout !== 'columns') return undefined;
  const headings = slide.columns.map(({ heading }) => withNumber(heading));
  return headings.every((heading) => heading !== undefined)
    ? { ...slide, columns: slide.columns.map((column, at) => ({ ...column, heading: headings[at]! })) }
    : undefined;
};

/** An entry that has a slide to itself is its title. */
const countedByTitle = (
  slide: Slide,
  rest: readonly Item[],
): { slide: Slide; rest: readonly Item[] } | undefined => {
  const at = rest.slice(0, mostBetween).findIndex((item) => beginsWith(slide.title, item));
  const number = rest[at]?.number;
  return number === undefined
    ? undefined
    : { slide: { ...slide, title: numbered(number, slide.title) }, rest: rest.slice(at + 1) };
};

/** "3. Both have faults:" stands above what is listed below that entry. */
const isCountedAs = (text: RichText, item: Item): boolean => {
  const sign = `${item.number}. `;
  return plain(text).startsWith(sign) && beginsWith(rich(plain(text).slice(sign.length)), item);
};

/** The entry of which a slide shows nothing but what stands below it: its own, or one that began before. */
const ownEntry = (slide: Bullets, rest: readonly Item[], last: Item | undefined): Item | undefined => {
  const own = rest.slice(0, mostBetween).find((item) => isCountedAs(slide.lead ?? slide.title, item));
  const isBelow = ({ text }: Bullets['items'][number]): boolean =>
    last?.inner.some((line) => beginningOf(line) === beginningOf(text)) === true;
  return own ?? (slide.items.every(isBelow) ? last : undefined);
};

/** An entry above what stands below it, with its number. */
const countedByLead = (slide: Bullets, rest: readonly Item[]): { slide: Slide; item: Item } | undefined => {
  const { lead } = slide;
  const item = lead && rest.slice(0, mostBetween).find((each) => beginsWith(lead, each));
  return item?.number === undefined
    ? undefined
    : { slide: { ...slide, lead: numbered(item.number, lead!) }, item };
};

interface Listed {
  readonly path: readonly Pick<Topic, 'heading'>[];
  readonly body: Body;
  readonly slides: readonly Slide[];
}

/** The entries of an ordered list have their numbers where they are no steps: all of them, or none. */
export const withNumbers = ({ path, body, slides }: Listed): readonly Slide[] => {
  if (body.kind !== 'list' || !body.ordered) return slides;
  let rest: readonly Item[] = body.items;
  const heading = titleKey(path.at(-1)!.heading);
  const lastCounted = (): Item | undefined => body.items[body.items.length - rest.length - 1];
  const known = slides.map((slide): Slide | undefined => {
    // "Harbor setup" over "1. Harbor setup is …" is the name of them all.
    const called = titleKey(slide.title) === heading ? undefined : countedByTitle(slide, rest);
    if (called && fits(called.slide)) {
      rest = called.rest;
      return called.slide;
    }
    if (slide.layout === 'steps') {
      rest = rest.slice(slide.steps.length);
      return slide;
    }
    if (slide.layout !== 'bullets') {
      const counted = countedAmong(slide, rest);
      if (!counted) return slide;
      rest = rest.slice(slide.layout === 'columns' ? slide.columns.length : 1);
      return fits(counted) ? counted : slide;
    }
    const own = ownEntry(slide, rest, lastCounted());
    if (own) {
      rest = body.items.slice(Math.max(body.items.length - rest.length, body.items.indexOf(own) + 1));
      return slide;
    }
    const led = countedByLead(slide, rest);
    if (led && fits(led.slide)) {
      rest = body.items.slice(body.items.indexOf(led.item) + 1);
      return led.slide;
    }
    // Where only some have names, all numbers stand before them.
    const isMixed =
      slide.style === 'list' && new Set(slide.items.map(({ lead }) => lead === undefined)).size > 1;
    const items = slide.items.map((whole) => {
      const at = rest.findIndex(isOf(whole));
      const bullet = isMixed ? inLine(whole) : whole;
      const number = rest[at]?.number;
      if (number === undefined) return undefined;
      rest = rest.slice(at + 1);
      return bullet.lead
        ? { ...bullet, lead: numbered(number, bullet.lead) }
        : { ...bullet, text: numbered(number, bullet.text) };
    });
    if (!items.every((item) => item !== undefined)) return undefined;
    const list: Bullets = { ...slide, items };
    return fits(list) ? list : undefined;
  });
  return known.every((slide) => slide !== undefined) ? known : slides;
};

import type { Segment } from './segment.ts';

export interface PageText {
  readonly number: number;
  readonly height: number;
  readonly segments: readonly Segment[];
}

const margin = 0.1;
const pageNumber =
  /^(?:[-–—|\s]*)(?:(?:page|p\.|seite|p[aá]gina|pagina|halaman|страница|पृष्ठ|পৃষ্ঠা|صفحة|第)\s*)?[\divxlc٠-٩०-९০-৯]{1,5}(?:\s*(?:\/|\||of|von|de|di|sur|dari|من|का|共)\s*\d{1,5})?\s*(?:页|頁|ページ|쪽)?[-–—|\s]*$/iu;

/** Pages without what is printed on every one of them: headers, footers, page numbers. */
export function withoutRunningLines(pages: readonly PageText[]): PageText[] {
  const count = new Map<string, Set<number>>();
  for (const page of pages)
    for (const segment of page.segments.filter((each) => isInMargin(each, page))) {
      const key = keyOf(segment, page);
      count.set(key, (count.get(key) ?? new Set()).add(page.number));
    }
  const often = Math.max(3, Math.ceil(pages.length * 0.4));
  const runs = (segment: Segment, page: PageText): boolean =>
    isInMargin(segment, page) &&
    (pageNumber.test(segment.text) || (count.get(keyOf(segment, page))?.size ?? 0) >= often);
  return pages.map((page) => ({
    ...page,
    segments: page.segments.filter((segment) => !runs(segment, page)),
  }));
}

const isInMargin = ({ bottom, size }: Segment, { height }: PageText): boolean =>
  bottom < height * margin || bottom - size > height * (1 - margin);

const keyOf = ({ text, bottom }: Segment, { height }: PageText): string =>
  `${bottom < height / 2 ? 'top' : 'bottom'} ${text.replace(/\d+/g, '#').slice(0, 200)}`;

import type { Segment } from './segment.ts';

export interface PageText {
  readonly number: number;
  readonly height: number;
  /** Between its two columns. */
  readonly gutter: number | undefined;
  readonly segments: readonly Segment[];
}

const margin = 0.1;
const pageNumber =
  /^(?:[-–—|\s]*)(?:(?:page|p\.|seite|p[aá]gina|pagina|halaman|страница|पृष्ठ|পৃষ্ঠা|صفحة|第)\s*)?[\divxlc٠-٩०-९০-৯]{1,5}(?:\s*(?:\/|\||of|von|de|di|sur|dari|من|का|共)\s*\d{1,5})?\s*(?:页|頁|ページ|쪽)?[-–—|\s]*$/iu;

/** Printed in the same place, the same words on two pages or the same but for figures on three. */
const often = { same: 2, alike: 3 };
const largest = 1.05;

/** Pages without what is printed on every one of them: headers, footers, page numbers. */
export function withoutRunningLines(pages: readonly PageText[], bodySize: number): PageText[] {
  const pagesOf = new Map<string, Set<number>>();
  const inMargins = (page: PageText): readonly Segment[] =>
    page.segments.filter((segment) => isInMargin(segment, page) && segment.size <= bodySize * largest);
  for (const page of pages)
    for (const segment of inMargins(page))
      for (const key of Object.values(keysOf(segment)))
        pagesOf.set(key, (pagesOf.get(key) ?? new Set()).add(page.number));
  const isOften = (segment: Segment): boolean => {
    const { same, alike } = keysOf(segment);
    return (pagesOf.get(same)?.size ?? 0) >= often.same || (pagesOf.get(alike)?.size ?? 0) >= often.alike;
  };
  return pages.map((page) => {
    const running = new Set(inMargins(page).filter((each) => pageNumber.test(each.text) || isOften(each)));
    return { ...page, segments: page.segments.filter((segment) => !running.has(segment)) };
  });
}

const isInMargin = ({ bottom, size }: Segment, { height }: PageText): boolean =>
  bottom < height * margin || bottom - size > height * (1 - margin);

const keysOf = ({ text, bottom }: Segment): { readonly same: string; readonly alike: string } => {
  const line = `${Math.round(bottom / 2)} ${text.slice(0, 200)}`;
  return { same: line, alike: `# ${Math.round(bottom / 2)} ${text.slice(0, 200).replace(/\d+/g, '#')}` };
};

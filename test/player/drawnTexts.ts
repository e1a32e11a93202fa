import type { Page } from 'playwright-core';
import { themeOf } from '../../src/deck/look.ts';
import type { Theme } from '../../src/deck/theme.ts';
import { arrangeDeck } from '../../src/layouts/arrangeDeck.ts';
import type { Part, TableBox, TextBox } from '../../src/layouts/arrangement.ts';
import type { Deck } from '../../src/layouts/deck.ts';
import { layouts } from '../../src/layouts/layouts.ts';
import { createMeasure } from '../../src/layouts/measure/fontMeasure.ts';
import { putOnPaper, takeOffPaper } from '../support/onPaper.ts';

/** What a browser drew of one text: its own height, how far it runs past its box, and each paragraph's lines. */
interface DrawnText {
  readonly text: string;
  readonly height: number;
  readonly past: number;
  readonly lines: readonly number[];
}
interface DrawnTable {
  readonly heights: readonly number[];
  readonly past: number;
}
interface DrawnSlide {
  readonly texts: readonly DrawnText[];
  readonly tables: readonly DrawnTable[];
}

export interface Comparison {
  /** Texts that are drawn higher or wider than they were arranged. */
  readonly misfits: readonly string[];
  /** Of every paragraph: lines arranged and lines drawn. */
  readonly lines: readonly { readonly arranged: number; readonly drawn: number; readonly text: string }[];
}

const tolerance = 1;
const measure = createMeasure();

/** Runs in the page. */
const measureTexts = (): DrawnSlide[] => {
  const past = (element: Element): number => {
    const box = element.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(element);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    return Math.max(0, ...rects.map(({ left, right }) => Math.max(box.left - left, right - box.right)));
  };
  const linesOf = (element: Element): number => {
    const own = element.getBoundingClientRect().height;
    const inner = [...element.children].find((child) => child.localName === 'ul');
    const under = inner
      ? inner.getBoundingClientRect().height + Number.parseFloat(getComputedStyle(inner).marginTop)
      : 0;
    return Math.round((own - under) / Number.parseFloat(getComputedStyle(element).lineHeight));
  };
  const textsOf = (section: Element) =>
    [...section.querySelectorAll<HTMLElement>('.b')].filter(
      (element) =>
        element.localName !== 'i' &&
        !element.matches(
          '.picture, .diagram-drawing, .listing, .formula-place, .motif-place, .plot-place, .table',
        ),
    );
  const sections = [...document.querySelectorAll('.printed > section[data-slide-id]')].map((section) => ({
    section,
    texts: textsOf(section).map((element) => ({ element, past: past(element) })),
  }));
  // All at once: each change in between would have the whole page laid out anew.
  const all = sections.flatMap(({ texts }) => texts.map(({ element }) => element));
  for (const element of all) element.style.bottom = 'auto';
  const drawn = sections.map(({ section, texts }) => ({
    texts: texts.map(({ element, past: wide }) => {
      const paragraphs = [...element.querySelectorAll('p, li')];
      return {
        text: element.textContent ?? '',
        height: element.getBoundingClientRect().height,
        past: wide,
        lines: (paragraphs.length > 0 ? paragraphs : [element]).map(linesOf),
      };
    }),
    tables: [...section.querySelectorAll('.table')].map((table) => ({
      heights: [...table.querySelectorAll('tr')].map((row) => row.getBoundingClientRect().height),
      past: Math.max(...[...table.querySelectorAll('th, td')].map(past)),
    })),
  }));
  for (const element of all) element.style.bottom = '';
  return drawn;
};

const flat = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => (part.kind === 'group' ? flat(part.parts) : [part]));

/** How a deck's page draws the texts that were arranged for it. */
export const compareTexts = async (page: Page, deck: Deck): Promise<Comparison> => {
  await page.waitForSelector('html[data-state="settled"]', { timeout: 30_000 });
  await putOnPaper(page);
  const drawnSlides = await page.evaluate(measureTexts);
  await takeOffPaper(page);
  const theme: Theme = themeOf(deck);
  const placed = arrangeDeck(deck, { theme, measure }, layouts);
  const misfits: string[] = [];
  const lines: { arranged: number; drawn: number; text: string }[] = [];
  for (const [at, { slide, arrangement }] of placed.entries()) {
    const parts = flat(arrangement.parts);
    const drawn = drawnSlides[at] ?? { texts: [], tables: [] };
    const report = (what: string) => misfits.push(`${slide.layout} ${slide.id}: ${what}`);
    const texts = parts.filter((part): part is TextBox => part.kind === 'text' && !part.unseen);
    if (texts.length !== drawn.texts.length)
      report(`${texts.length} texts arranged, ${drawn.texts.length} drawn`);
    for (const [index, text] of texts.entries()) {
      const own = drawn.texts[index];
      if (!own) continue;
      const said = JSON.stringify(own.text.slice(0, 60));
      if (own.height > text.box.height + tolerance)
        report(`${text.role} is ${own.height} high, arranged ${text.box.height}: ${said}`);
      if (own.past > tolerance) report(`${text.role} is ${Math.round(own.past)} wider than its box: ${said}`);
      for (const [line, paragraph] of text.paragraphs.entries())
        lines.push({ arranged: paragraph.lines, drawn: own.lines[line] ?? 0, text: own.text.slice(0, 80) });
    }
    for (const [index, table] of parts.filter((part): part is TableBox => part.kind === 'table').entries()) {
      const own = drawn.tables[index];
      if (!own || own.heights.length !== table.rows.length) report('its table has other rows');
      for (const [row, height] of (own?.heights ?? []).entries()) {
        const arranged = table.rows[row]?.height ?? 0;
        if (height > arranged + tolerance) report(`row ${row} is ${height} high, arranged ${arranged}`);
      }
      if (own && own.past > tolerance) report(`a cell is ${Math.round(own.past)} wider than its column`);
    }
  }
  return { misfits, lines };
};

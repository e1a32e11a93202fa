import type { Page } from 'playwright-core';
import { minimumSize } from '../../src/deck/canvas.ts';
import { putOnPaper, takeOffPaper } from '../support/onPaper.ts';

/** Lays all slides out at their real size, one under the other, and says what is wrong with each. */
export const findMisfits = async (page: Page): Promise<string[]> => {
  await page.waitForSelector('html[data-state="settled"]', { timeout: 30_000 });
  await putOnPaper(page);
  const misfits = await page.evaluate(measureSlides, minimumSize);
  await takeOffPaper(page);
  return misfits;
};

/** Runs in the page. */
const measureSlides = (minimum: typeof minimumSize): string[] => {
  const tolerance = 1.5;
  const found: string[] = [];
  const smallRoles =
    '.t-caption, .t-axis, .caption, .foot, .listing-header, .kicker, .topic, .tone, .part, .data, .code, .diagram-source, svg, .path';

  const slots = '.picture, .listing, .diagram-drawing, .formula-place, .table';

  const isSkipped = (element: Element): boolean =>
    element.closest('.hidden-text, .motif, .c-ghost, .notes, defs, style, annotation') !== null;

  const shown = (text: string): string => JSON.stringify(text.trim().slice(0, 40));

  for (const section of document.querySelectorAll<HTMLElement>('.printed > section[data-slide-id]')) {
    const name = `${section.dataset.layout} ${section.dataset.slideId}`;
    const frame = section.getBoundingClientRect();
    const limit = { left: frame.left, right: frame.left + 1280, top: frame.top, bottom: frame.top + 720 };
    const report = (what: string) => found.push(`${name}: ${what}`);

    const texts: { element: Element; rects: DOMRect[]; text: string }[] = [];

    for (const element of section.querySelectorAll('*')) {
      if (isSkipped(element)) continue;
      // Of a drawing, what is written counts; lines may run on behind its clipped edge.
      if (element instanceof SVGElement && !element.matches('svg, text, tspan')) continue;
      const rect = element.getBoundingClientRect();
      if (rect.width === 0 || rect.height === 0) continue;
      const label = `<${element.tagName.toLowerCase()} ${element.getAttribute('class') ?? ''}> ${shown(element.textContent ?? '')}`;
      if (
        rect.left < limit.left - tolerance ||
        rect.right > limit.right + tolerance ||
        rect.top < limit.top - tolerance ||
        rect.bottom > limit.bottom + tolerance
      )
        report(`reaches past the canvas: ${label}`);
      const slot = element.closest(slots);
      if (slot && slot !== element && !element.closest('svg')) {
        const room = slot.getBoundingClientRect();
        const past = Math.max(rect.bottom - room.bottom, rect.right - room.right, room.top - rect.top);
        if (past > tolerance) report(`reaches past its room by ${Math.round(past)}: ${label}`);
      }

      if (element instanceof HTMLElement) {
        const style = getComputedStyle(element);
        if (
          /hidden|clip|auto|scroll/.test(style.overflow) &&
          (element.scrollWidth > element.clientWidth + 1 ||
            element.scrollHeight > element.clientHeight + 1) &&
          element.textContent?.trim()
        )
          report(`clips its text: ${label}`);
      }

      const own = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (own.length === 0) continue;
      // What no arrangement can show legibly opens at a size that can be read.
      if (element.closest('.diagram-drawing[data-state="small"][role="button"]')) continue;
      const rects = own.flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
      });
      texts.push({ element, rects, text: own.map((node) => node.textContent).join('') });

      const isMath = element.namespaceURI === 'http://www.w3.org/1998/Math/MathML';
      const matrix =
        element instanceof SVGElement && 'getScreenCTM' in element
          ? (element as SVGGraphicsElement).getScreenCTM?.()
          : undefined;
      // Whichever way the text is turned.
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      const least = element.closest(smallRoles) || element.closest('code') ? minimum.caption : minimum.body;
      if (!isMath && size < least - 0.05) report(`sets text at ${size.toFixed(1)}: ${label}`);
    }

    for (const [index, one] of texts.entries())
      for (const other of texts.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const sameBlock = one.element.closest(
          'p, li, h1, h2, h3, td, th, pre, math, figcaption, blockquote, dt, dd',
        );
        if (
          sameBlock &&
          sameBlock ===
            other.element.closest('p, li, h1, h2, h3, td, th, pre, math, figcaption, blockquote, dt, dd')
        )
          continue;
        const overlaps = one.rects.some((a) =>
          other.rects.some((b) => {
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            return across > 2 && down > Math.min(a.height, b.height) * 0.3;
          }),
        );
        if (overlaps) report(`overlaps: ${shown(one.text)} and ${shown(other.text)}`);
      }
  }
  return found;
};

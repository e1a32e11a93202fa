import { isSafeLink, type Mark } from '../deck/richText.ts';
import type { TypeStyle } from '../deck/typeScale.ts';
import type { Run } from '../layouts/arrangement.ts';
import { codeParts, option } from '../layouts/measure/codeBreaks.ts';
import { type Html, html } from './html.ts';

export type DrawMath = (tex: string, display: boolean) => Html;

const wrap: Record<Exclude<Mark, 'math'>, (inner: Html) => Html> = {
  code: (inner) => html`<code>${inner}</code>`,
  strike: (inner) => html`<s>${inner}</s>`,
  emphasis: (inner) => html`<em>${inner}</em>`,
  strong: (inner) => html`<strong>${inner}</strong>`,
};
const order = ['code', 'strike', 'emphasis', 'strong'] as const;

/** Signs in a color of the theme, which every machine can draw and a comparison needs. */
const signs = /(✅|☑️?|✔️?|❌|✖️?|✘)/u;
const isYes = /^[✅☑✔]/u;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** "06-500-0190", "2025-02-15": read from the left within a text that is read from the right. */
const grouped = /((?<![\p{L}\p{N}])\+?\d+(?:[-–]\d+){1,9}(?![\p{L}\p{N}]))/u;

const drawNumbers = (text: string): readonly (Html | string)[] =>
  text.split(grouped).map((part) => (grouped.test(part) ? html`<bdi dir="ltr">${part}</bdi>` : part));

/** A line of the text's own ends where its author ended it. */
const lineEnd = html`<br>
`;

const drawText = (text: string): Html =>
  html`${text.split('\n').map((line, at) => [at > 0 && lineEnd, drawLine(line)])}`;

const drawLine = (text: string): Html =>
  html`${text
    .split(signs)
    .map((part) =>
      signs.test(part)
        ? html`<span class="sign" data-says="${isYes.test(part) ? 'yes' : 'no'}">${isYes.test(part) ? '✓' : '✗'}</span>`
        : rightToLeft.test(text)
          ? drawNumbers(part)
          : part,
    )}`;

type StyleClass = (style: TypeStyle) => string;

const drawSpan = (span: Run, math: DrawMath, styleClass: StyleClass): Html => {
  const marks = span.marks ?? [];
  let inner = marks.includes('math') ? math(span.text, false) : drawn(span.text, marks);
  for (const mark of order) if (marks.includes(mark)) inner = wrap[mark](inner);
  if (span.style) inner = html`<span class="${styleClass(span.style)}">${inner}</span>`;
  return span.href !== undefined && isSafeLink(span.href)
    ? html`<a href="${span.href}" target="_blank" rel="noopener noreferrer">${inner}</a>`
    : inner;
};

const mayEndLine = html`<wbr>`;

/** Code is what it is; a long word of it ends its lines at its seams. */
const drawCode = (code: string): Html =>
  html`${codeParts(code).map((part, at) => [
    at > 0 && mayEndLine,
    part
      .split(option)
      .map((piece) => (option.test(piece) ? html`<span class="tied">${piece}</span>` : piece)),
  ])}`;

const drawn = (text: string, marks: readonly Mark[]): Html =>
  marks.includes('code') ? drawCode(text) : drawText(text);

export const drawRichText = (text: readonly Run[], math: DrawMath, styleClass: StyleClass): Html =>
  html`${text.map((span) => drawSpan(span, math, styleClass))}`;

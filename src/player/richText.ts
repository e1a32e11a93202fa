import { isSafeLink, type Mark, type RichText, type Span } from '../deck/richText.ts';
import { type Html, html } from './html.ts';

export type DrawMath = (tex: string, display: boolean) => Html;

const wrap: Record<Exclude<Mark, 'math'>, (inner: Html) => Html> = {
  code: (inner) => html`<code>${inner}</code>`,
  strike: (inner) => html`<s>${inner}</s>`,
  emphasis: (inner) => html`<em>${inner}</em>`,
  strong: (inner) => html`<strong>${inner}</strong>`,
};
const order = ['code', 'strike', 'emphasis', 'strong'] as const;

const drawSpan = (span: Span, math: DrawMath): Html => {
  const marks = span.marks ?? [];
  let inner = marks.includes('math') ? math(span.text, false) : html`${span.text}`;
  for (const mark of order) if (marks.includes(mark)) inner = wrap[mark](inner);
  return span.href !== undefined && isSafeLink(span.href)
    ? html`<a href="${span.href}" target="_blank" rel="noopener noreferrer">${inner}</a>`
    : inner;
};

export const drawRichText = (text: RichText, math: DrawMath): Html =>
  html`${text.map((span) => drawSpan(span, math))}`;

import { typeScale } from '../../deck/typeScale.ts';
import type { CodeSlot, Slot } from '../../layouts/arrangement.ts';
import { type Html, html } from '../html.ts';
import type { Drawing } from './drawing.ts';

const drawListing = (slot: CodeSlot, place: string, drawing: Drawing): Html => {
  const { lines, language, fileName, highlight, style, padding, gutter, header } = slot;
  const matters = new Set(highlight);
  const marked = drawing.code(
    lines.map(({ text }) => text),
    language,
  );
  let inHighlight = false;
  const drawnLines = lines.map(({ number }, index) => {
    // A wrapped line belongs to the numbered one above it.
    if (number !== undefined) inHighlight = matters.has(number);
    const isQuiet = matters.size > 0 && !inHighlight;
    return html`<span class="code-line"${isQuiet && html` data-quiet`}><span class="code-number" aria-hidden="true">${number}</span><span class="code-text">${marked[index] ?? ''}</span>${'\n'}</span>`;
  });
  return html`<figure class="b listing" style="${place};--pad-x:${padding.x}px;--pad-y:${padding.y}px;--gutter:${gutter}px;--header:${header}px">${
    header > 0 &&
    html`<figcaption class="listing-header ${drawing.styleClass(typeScale.codeHeader)}"><span>${fileName ?? ''}</span><span>${language ?? ''}</span></figcaption>`
  }<pre class="code ${drawing.styleClass(style)}" data-numbers="${String(gutter > 0)}"><code>${drawnLines}</code></pre></figure>`;
};

export const drawSlot = (slot: Slot, place: string, drawing: Drawing): Html => {
  const { width, height } = slot.box;
  switch (slot.slot) {
    case 'chart':
      return html`<div class="b plot-place" style="${place}">${drawing.chart(slot.chart, { width, height }, slot.name)}</div>`;
    case 'code':
      return drawListing(slot, place, drawing);
    case 'picture':
      return html`<div class="b picture" style="${place}">${drawing.picture(slot.picture, { width, height })}</div>`;
    case 'diagram':
      return html`<div class="b diagram-drawing" style="${place}" data-width="${width}" data-height="${height}" role="img" aria-label="${slot.name}"><pre class="diagram-source"><code>${slot.source}</code></pre></div>`;
    case 'formula':
      return html`<div class="b formula-place" style="${place}"><div class="formula" style="font-size:${slot.size}px" data-size="${slot.size}" data-width="${width}" data-height="${height}">${drawing.math(slot.tex, true)}</div></div>`;
    case 'motif':
      return html`<div class="b motif-place" style="${place}">${drawing.motif(slot.part)}</div>`;
  }
};

import {
  bodyHeight,
  cardColumns,
  chart as chartBox,
  codeSize,
  diagram as diagramBox,
  galleryBox,
  leadLinesOf,
  math as mathBox,
  picture as pictureBox,
  tableDensity,
  tableType,
  typeScale,
} from '../../deck/canvas.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import type { SlideOf } from '../../deck/slide.ts';
import { type Html, html } from '../html.ts';
import { besideRole, drawList } from './bullets.ts';
import type { Drawing } from './drawing.ts';
import { drawLead } from './lead.ts';

const drawCaption = (caption: RichText | undefined, drawing: Drawing): Html | undefined =>
  caption && caption.length > 0
    ? html`<figcaption class="caption t-caption">${drawing.text(caption)}</figcaption>`
    : undefined;

const underCaption = (height: number, caption: RichText | undefined): number =>
  caption && caption.length > 0 ? height - typeScale.caption.lineHeight - pictureBox.captionGap : height;

export const table = (slide: SlideOf<'table'>, drawing: Drawing): Html => {
  const density = tableDensity(slide);
  const alignment = (column: number) => slide.align[column] ?? 'start';
  const matters = (row: number, column: number) =>
    slide.emphasis?.row === row || slide.emphasis?.column === column;
  return html`<figure class="table-figure">
    <table class="data t-${tableType[density]}" data-density="${density}">
      ${
        slide.head.some((cell) => cell.length > 0) &&
        html`<thead><tr>${slide.head.map((cell, column) =>
          cell.length > 0
            ? html`<th scope="col" data-align="${alignment(column)}">${drawing.text(cell)}</th>`
            : html`<td data-align="${alignment(column)}"></td>`,
        )}</tr></thead>`
      }
      <tbody>${slide.rows.map(
        (cells, row) =>
          html`<tr>${cells.map((cell, column) =>
            column === 0 && cell.length > 0 && slide.head.length > 1
              ? html`<th scope="row" data-align="${alignment(column)}"${matters(row, column) && html` class="matters"`}>${drawing.text(cell)}</th>`
              : html`<td data-align="${alignment(column)}"${matters(row, column) && html` class="matters"`}>${drawing.text(cell)}</td>`,
          )}</tr>`,
      )}</tbody>
    </table>
    ${drawCaption(slide.caption, drawing)}
  </figure>`;
};

export const chart = (slide: SlideOf<'chart'>, drawing: Drawing): Html => {
  const size = slide.takeaway ? chartBox.plot : chartBox.widePlot;
  return html`<div class="chart" data-takeaway="${slide.takeaway ? 'beside' : 'none'}">
    <figure class="chart-figure">${drawing.chart(slide.chart, size, plain(slide.title))}</figure>
    ${slide.takeaway && html`<p class="takeaway t-lead">${drawing.text(slide.takeaway)}</p>`}
  </div>`;
};

export const code = (slide: SlideOf<'code'>, drawing: Drawing): Html => {
  const header = slide.fileName ?? slide.language;
  const matters = new Set(slide.highlight);
  const texts = slide.lines.map(({ text }) => text);
  const lines = drawing.code(texts, slide.language);
  const { size } = codeSize(texts, header !== undefined, leadLinesOf(slide.lead));
  let inHighlight = false;
  return html`${drawLead(slide.lead, drawing)}
  <figure class="listing">
    ${
      header !== undefined &&
      html`<figcaption class="listing-header t-codeHeader"><span>${slide.fileName ?? ''}</span><span>${slide.language ?? ''}</span></figcaption>`
    }
    <pre class="code code-${size}" data-numbers="${String(slide.lines.some(({ number }) => number !== undefined))}"><code>${slide.lines.map(
      (line, index) => {
        // A wrapped line belongs to the numbered one above it.
        if (line.number !== undefined) inHighlight = matters.has(line.number);
        const quiet = matters.size > 0 && !inHighlight;
        return html`<span class="code-line"${quiet && html` data-quiet`}><span class="code-number" aria-hidden="true">${
          line.number
        }</span><span class="code-text">${lines[index] ?? ''}</span>${'\n'}</span>`;
      },
    )}</code></pre>
  </figure>`;
};

export const image = (slide: SlideOf<'image'>, drawing: Drawing): Html => {
  const { width, height } = pictureBox.image;
  return html`<figure class="picture">${drawing.picture(slide.picture, {
    width,
    height: underCaption(height, slide.picture.caption),
  })}${drawCaption(slide.picture.caption, drawing)}</figure>`;
};

export const imageAndText = (slide: SlideOf<'image-and-text'>, drawing: Drawing): Html => {
  const { width, height } = pictureBox.beside;
  return html`<div class="beside">
    <div class="beside-text">${slide.lead && html`<p class="beside-lead t-body">${drawing.text(slide.lead)}</p>`}${drawList(
      slide.items,
      besideRole(slide.items),
      drawing,
    )}</div>
    <figure class="picture">${drawing.picture(slide.picture, {
      width,
      height: underCaption(height, slide.picture.caption),
    })}${drawCaption(slide.picture.caption, drawing)}</figure>
  </div>`;
};

const drawDiagram = (
  source: string,
  { width, height }: { readonly width: number; readonly height: number },
  label: string,
): Html => html`
  <div class="diagram-drawing" data-width="${width}" data-height="${height}" role="img" aria-label="${label}"><pre class="diagram-source"><code>${source}</code></pre></div>`;

export const gallery = ({ title, lead, pictures }: SlideOf<'gallery'>, drawing: Drawing): Html => {
  const hasCaptions = pictures.some(({ caption }) => caption && caption.length > 0);
  const box = galleryBox(pictures.length, leadLinesOf(lead), hasCaptions);
  return html`${drawLead(lead, drawing)}
  <div class="gallery" data-across="${cardColumns(pictures.length)}">${pictures.map(
    (picture) =>
      html`<figure class="picture">${
        'diagram' in picture
          ? drawDiagram(picture.diagram, box, plain(picture.caption ?? title))
          : drawing.picture(picture, box)
      }${drawCaption(picture.caption, drawing)}</figure>`,
  )}</div>`;
};

export const diagram = (slide: SlideOf<'diagram'>, drawing: Drawing): Html => html`
  <figure class="diagram">
    ${drawDiagram(slide.source, { width: diagramBox.width, height: underCaption(diagramBox.height, slide.caption) }, plain(slide.title))}
    ${drawCaption(slide.caption, drawing)}
  </figure>`;

export const math = (slide: SlideOf<'math'>, drawing: Drawing): Html => html`
  <div class="formula" data-width="${mathBox.width}" data-height="${slide.text ? mathBox.formulaHeight : bodyHeight(0)}">${drawing.math(slide.tex, true)}</div>
  ${slide.text && html`<p class="formula-text t-mathText">${drawing.text(slide.text)}</p>`}`;

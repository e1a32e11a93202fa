import {
  areDefinitions,
  besidePicture,
  cardColumns,
  cardType,
  columnType,
  definitionType,
  leadLinesOf,
  listStyle,
  type TypeRole,
} from '../../deck/canvas.ts';
import type { RichText } from '../../deck/richText.ts';
import type { Bullet, SlideOf } from '../../deck/slide.ts';
import { type Html, html } from '../html.ts';
import type { Drawing } from './drawing.ts';
import { drawLead } from './lead.ts';

const drawItem = (item: Bullet, drawing: Drawing): Html => {
  const done = item.checked;
  return html`<li${done !== undefined && html` class="task" data-done="${String(done)}"`}>${
    done !== undefined &&
    html`<span class="box" role="img" aria-label="${done ? drawing.words.slides.done : drawing.words.slides.toDo}"></span>`
  }${item.lead && html`<strong class="item-lead">${drawing.text(item.lead)}</strong> `}${drawing.text(item.text)}${
    item.items?.length
      ? html`<ul class="t-small">${item.items.map((each) => html`<li>${drawing.text(each)}</li>`)}</ul>`
      : undefined
  }</li>`;
};

export const drawList = (items: readonly Bullet[], role: TypeRole, drawing: Drawing): Html | false =>
  items.length > 0 && html`<ul class="list t-${role}">${items.map((item) => drawItem(item, drawing))}</ul>`;

/** Set apart from its text, a lead needs no colon. */
const withoutColon = (lead: RichText): RichText =>
  lead.map((span, index) =>
    index === lead.length - 1 ? { ...span, text: span.text.replace(/\s*[:：]\s*$/u, '') } : span,
  );

const drawDefinitions = (items: readonly Bullet[], drawing: Drawing): Html => html`
  <ul class="definitions t-${definitionType(items)}">${items.map(
    (item) =>
      html`<li><strong>${drawing.text(withoutColon(item.lead ?? []))}</strong> <span>${drawing.text(item.text)}</span></li>`,
  )}</ul>`;

const drawCards = (items: readonly Bullet[], leadLines: number, drawing: Drawing): Html => {
  const { text, lead } = cardType(items, leadLines);
  return html`
  <ul class="cards" data-columns="${cardColumns(items.length)}" data-rows="${Math.ceil(items.length / cardColumns(items.length))}" data-type="${text}">${items.map(
    (item) =>
      html`<li class="card">${
        item.lead &&
        html`<strong class="card-lead t-${lead}">${drawing.text(withoutColon(item.lead))}</strong>`
      }<span class="t-${text}">${drawing.text(item.text)}</span>${
        item.items?.length
          ? html`<ul class="t-small">${item.items.map((each) => html`<li>${drawing.text(each)}</li>`)}</ul>`
          : undefined
      }</li>`,
  )}</ul>`;
};

const drawItems = (slide: SlideOf<'bullets'>, drawing: Drawing): Html | false => {
  const { items } = slide;
  const hasLead = slide.lead !== undefined;
  if (slide.style === 'cards') return drawCards(items, leadLinesOf(slide.lead), drawing);
  if (areDefinitions(items, hasLead)) return drawDefinitions(items, drawing);
  return drawList(items, listStyle(items, leadLinesOf(slide.lead)).role, drawing);
};

export const bullets = (slide: SlideOf<'bullets'>, drawing: Drawing): Html => html`
  ${drawLead(slide.lead, drawing)}
  ${drawItems(slide, drawing)}`;

export const columns = (slide: SlideOf<'columns'>, drawing: Drawing): Html => {
  const role = columnType(slide.columns.length);
  return html`${drawLead(slide.lead, drawing)}
  <div class="columns" data-columns="${slide.columns.length}">${slide.columns.map(
    (column) => html`<div class="column">
      <h3 class="t-columnHeading">${drawing.text(column.heading)}</h3>
      ${column.text && html`<p class="t-${role}">${drawing.text(column.text)}</p>`}
      ${drawList(column.items, role, drawing)}
    </div>`,
  )}</div>`;
};

export const besideRole = (items: readonly Bullet[]): TypeRole =>
  items.length > besidePicture.most / 2 ? 'small' : 'body';

import {
  agendaColumns,
  areUnitsBelow,
  leadLinesOf,
  splitStat,
  statColumns,
  stationsAcross,
  statLabelType,
  statStyle,
  stepsArrangement,
  stepsType,
  type TypeRole,
} from '../../deck/canvas.ts';
import type { SlideOf } from '../../deck/slide.ts';
import { type Html, html } from '../html.ts';
import { fittedClass } from '../styles/typeClasses.ts';
import type { Drawing } from './drawing.ts';
import { drawLead } from './lead.ts';

export const agenda = (slide: SlideOf<'agenda'>, drawing: Drawing): Html => html`
  <ol class="agenda" data-columns="${agendaColumns(slide.items.length)}" data-rows="${Math.ceil(
    slide.items.length / agendaColumns(slide.items.length),
  )}">${slide.items.map(
    (item, index) => html`<li>
      <span class="agenda-number t-agendaNumber" aria-hidden="true">${index + 1}</span>
      <span class="t-agendaItem">${drawing.text(item)}</span>
    </li>`,
  )}</ol>`;

/** A number stands in its station; a date or a word stands above it. */
const isNumber = (label: string): boolean => /^\p{N}{1,2}[.)]?$/u.test(label);

const labelType = (isNumbered: boolean, isBeside: boolean, isLarge: boolean): TypeRole => {
  if (isLarge) return isNumbered ? 'stepNumeral' : 'cardLeadLarge';
  return isNumbered || isBeside ? 'stepLabel' : 'stepWord';
};

export const steps = (slide: SlideOf<'steps'>, drawing: Drawing): Html => {
  const arrangement = stepsArrangement(slide.steps);
  const { text, title, isLarge } = stepsType(slide.steps, leadLinesOf(slide.lead));
  const numbered = slide.steps.every(({ label }) => isNumber(label));
  return html`${drawLead(slide.lead, drawing)}
  <ol class="steps" data-arrangement="${arrangement}" data-across="${stationsAcross(
    slide.steps.length,
    arrangement,
  )}" data-labels="${numbered ? 'numbers' : 'words'}"${isLarge && html` data-large`}>${slide.steps.map(
    (step) => html`<li>
      <span class="station t-${labelType(numbered, arrangement === 'vertical', isLarge)}">${numbered ? step.label.replace(/[.)]$/, '') : step.label}</span>
      <div class="step-text">${step.title && html`<h3 class="t-${title}">${drawing.text(step.title)}</h3>`}
      <p class="t-${text}">${drawing.text(step.text)}</p></div>
    </li>`,
  )}</ol>`;
};

const drawValue = (value: string, style: string): Html => {
  const { figure, unit } = splitStat(value);
  return html`<span class="${style}">${figure}</span>${unit && html` <span class="t-statUnit">${unit}</span>`}`;
};

export const stats = (slide: SlideOf<'stats'>, drawing: Drawing): Html => {
  const style = fittedClass('statValue', statStyle(slide));
  const label = statLabelType(slide.stats.length);
  return html`${drawLead(slide.lead, drawing)}
  <dl class="stats" data-columns="${statColumns(slide)}" data-units="${areUnitsBelow(slide) ? 'below' : 'beside'}">${slide.stats.map(
    (stat) => html`<div class="stat">
      <dt class="t-${label}">${drawing.text(stat.label)}</dt>
      <dd class="stat-value">${drawValue(stat.value, style)}</dd>
      ${stat.note && html`<dd class="stat-note t-statNote">${drawing.text(stat.note)}</dd>`}
    </div>`,
  )}</dl>`;
};

export const summary = (slide: SlideOf<'summary'>, drawing: Drawing): Html => html`
  <ol class="summary">${slide.points.map(
    (point, index) => html`<li>
      <span class="summary-number t-summaryPoint" aria-hidden="true">${index + 1}</span>
      <span class="t-summaryPoint">${drawing.text(point)}</span>
    </li>`,
  )}</ol>`;

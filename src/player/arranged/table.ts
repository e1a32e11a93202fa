import type { TableBox, TableCell, TableRow } from '../../layouts/arrangement.ts';
import { type Html, html } from '../html.ts';
import type { Drawing } from './drawing.ts';

const classOf = ({ style, color, align }: TableCell, drawing: Drawing): string =>
  [
    drawing.styleClass(style),
    ...(color === 'ink' ? [] : [`c-${color}`]),
    ...(align === 'start' ? [] : [`to-${align}`]),
  ].join(' ');

const drawCell = (cell: TableCell, drawing: Drawing): Html => {
  const classes = classOf(cell, drawing);
  const text = drawing.text(cell.runs);
  if (!cell.heads) return html`<td class="${classes}">${text}</td>`;
  return html`<th scope="${cell.heads === 'column' ? 'col' : 'row'}" class="${classes}">${text}</th>`;
};

const drawRow = ({ cells }: TableRow, drawing: Drawing): Html =>
  html`<tr>${cells.map((cell) => drawCell(cell, drawing))}</tr>`;

export const drawTable = ({ columns, rows, padding }: TableBox, place: string, drawing: Drawing): Html => {
  const head = rows.filter(({ isHead }) => isHead);
  return html`<div class="b table" style="${place};--pad-x:${padding.x}px;--pad-y:${padding.y}px"><table class="data"><colgroup>${columns.map(
    (width) => html`<col style="width:${width}px">`,
  )}</colgroup>${head.length > 0 && html`<thead>${head.map((row) => drawRow(row, drawing))}</thead>`}<tbody>${rows.map(
    (row) => !row.isHead && drawRow(row, drawing),
  )}</tbody></table></div>`;
};

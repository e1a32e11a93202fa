import { plain } from '../../deck/richText.ts';
import type { TableBox, TableCell } from '../../layouts/arrangement.ts';
import { alternativeText } from './alternativeText.ts';
import { described, type Ids, lineXml, placed, sentenceThroughs } from './drawing.ts';
import { type Ink, languageOf, runXml } from './textBody.ts';
import { centipoints, emu, transform } from './units.ts';
import { el, type Xml } from './xml.ts';

const cellAlign = { start: ['l', 'r'], center: ['ctr', 'ctr'], end: ['r', 'l'] } as const;

const textOfCell = ({ runs, style, color, align }: TableCell, ink: Ink): Xml =>
  el(
    'a:txBody',
    {},
    el('a:bodyPr'),
    el('a:lstStyle'),
    el(
      'a:p',
      {},
      el(
        'a:pPr',
        { algn: cellAlign[align][ink.isRightToLeft ? 1 : 0], rtl: ink.isRightToLeft },
        el('a:lnSpc', {}, el('a:spcPts', { val: centipoints(style.lineHeight) })),
      ),
      runs.flatMap((run) => runXml(run, { style, color: ink.palette.of(color) }, ink)),
      el('a:endParaRPr', { ...languageOf(ink.locale), sz: centipoints(style.size) }),
    ),
  );

/** Between columns, none at the table's own edges: its texts stand under the title. */
const marginsOf = (column: number, { columns, padding }: TableBox, { isRightToLeft }: Ink) => {
  const before = column > 0 ? emu(padding.x) : 0;
  const after = column < columns.length - 1 ? emu(padding.x) : 0;
  const [marL, marR] = isRightToLeft ? [after, before] : [before, after];
  return { marL, marR, marT: emu(padding.y), marB: emu(padding.y) };
};

const none = (tag: string): Xml => el(tag, { w: 0 }, el('a:noFill'));

const namesIn = ({ rows }: TableBox): string[] =>
  rows.filter(({ isHead }) => isHead).flatMap(({ cells }) => cells.map(({ runs }) => plain(runs)));

const tableFrame = (table: TableBox, id: number, ink: Ink): Xml => {
  const { box, columns, rows } = table;
  const border = (isHead: boolean): Xml =>
    lineXml({ color: isHead ? 'ink' : 'line', width: isHead ? ink.theme.shape.rule : 1 }, ink, 'a:lnB');
  const has = (heads: TableCell['heads']): true | undefined =>
    rows.some(({ cells }) => cells.some((cell) => cell.heads === heads)) || undefined;
  return el(
    'p:graphicFrame',
    {},
    el(
      'p:nvGraphicFramePr',
      {},
      described(id, 'Table', alternativeText(table.name, namesIn(table), ink.locale)),
      el('p:cNvGraphicFramePr', {}, el('a:graphicFrameLocks', { noGrp: true })),
      el('p:nvPr'),
    ),
    transform(placed(box, ink), 'p:xfrm'),
    el(
      'a:graphic',
      {},
      el(
        'a:graphicData',
        { uri: 'http://schemas.openxmlformats.org/drawingml/2006/table' },
        el(
          'a:tbl',
          {},
          el('a:tblPr', {
            rtl: ink.isRightToLeft || undefined,
            firstRow: has('column'),
            firstCol: has('row'),
          }),
          el(
            'a:tblGrid',
            {},
            columns.map((width) => el('a:gridCol', { w: emu(width) })),
          ),
          rows.map(({ height, cells, isHead }) =>
            el(
              'a:tr',
              { h: emu(height) },
              cells.map((cell, column) =>
                el(
                  'a:tc',
                  {},
                  textOfCell(cell, ink),
                  el(
                    'a:tcPr',
                    { ...marginsOf(column, table, ink), anchor: 't' },
                    none('a:lnL'),
                    none('a:lnR'),
                    none('a:lnT'),
                    border(isHead),
                    el('a:noFill'),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
};

/** A table as a table, its rules as borders of its cells. */
export const tableXml = (table: TableBox, ids: Ids, ink: Ink): Xml => {
  const id = ids.next();
  const runs = table.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.runs));
  return sentenceThroughs(runs, ink, (own) => tableFrame(table, id, own));
};

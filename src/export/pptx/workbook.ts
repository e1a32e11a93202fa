import type { Chart } from '../../deck/slide.ts';
import { el, xmlFile } from './xml.ts';
import { type Deflate, zipPieces } from './zip.ts';

const formats = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A, B … Z, AA. */
export const columnName = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);

const textCell = (row: number, column: number, text: string) =>
  el(
    'c',
    { r: `${columnName(column)}${row}`, t: 'inlineStr' },
    el('is', {}, el('t', { 'xml:space': 'preserve' }, text)),
  );

const sheet = ({ categories, series }: Chart) =>
  el(
    'worksheet',
    { xmlns: main },
    el(
      'sheetData',
      {},
      el(
        'row',
        { r: 1 },
        textCell(1, 0, ''),
        series.map(({ name }, at) => textCell(1, at + 1, name)),
      ),
      categories.map((category, at) =>
        el(
          'row',
          { r: at + 2 },
          textCell(at + 2, 0, category),
          series.map(({ values }, column) => {
            const value = values[at];
            return typeof value === 'number'
              ? el('c', { r: `${columnName(column + 1)}${at + 2}` }, el('v', {}, String(value)))
              : undefined;
          }),
        ),
      ),
    ),
  );

const relationship = (Id: string, kind: string, Target: string) =>
  el('Relationship', { Id, Type: `${office}/${kind}`, Target });

/** The sheet behind a chart: its figures can be changed there. */
export const workbookOf = (chart: Chart, deflate: Deflate): Uint8Array => {
  const files = {
    '[Content_Types].xml': el(
      'Types',
      { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
      el('Default', {
        Extension: 'rels',
        ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
      }),
      el('Default', { Extension: 'xml', ContentType: 'application/xml' }),
      el('Override', { PartName: '/xl/workbook.xml', ContentType: `${formats}.sheet.main+xml` }),
      el('Override', { PartName: '/xl/worksheets/sheet1.xml', ContentType: `${formats}.worksheet+xml` }),
    ),
    '_rels/.rels': el(
      'Relationships',
      { xmlns: relations },
      relationship('rId1', 'officeDocument', 'xl/workbook.xml'),
    ),
    'xl/workbook.xml': el(
      'workbook',
      { xmlns: main, 'xmlns:r': office },
      el('sheets', {}, el('sheet', { name: 'Sheet1', sheetId: 1, 'r:id': 'rId1' })),
    ),
    'xl/_rels/workbook.xml.rels': el(
      'Relationships',
      { xmlns: relations },
      relationship('rId1', 'worksheet', 'worksheets/sheet1.xml'),
    ),
    'xl/worksheets/sheet1.xml': sheet(chart),
  };
  return Buffer.concat([
    ...zipPieces(
      Object.entries(files).map(([path, xml]) => ({ path, content: xmlFile(xml) })),
      deflate,
    ),
  ]);
};

import type { Remark } from '../../api/exported.ts';
import type { Box } from '../../deck/canvas.ts';
import { plain } from '../../deck/richText.ts';
import type { Part as Arranged, Arrangement, Slot } from '../../layouts/arrangement.ts';
import type { ReadCode } from '../../player/drawing/codeTokens.ts';
import { alternativeText } from './alternativeText.ts';
import { countedLists } from './countedRows.ts';
import type { Scene } from './diagrams/layout/scene.ts';
import { sceneXml } from './diagrams/painting/sceneXml.ts';
import { decorative, described, type Ids, placed, shapeXml, textOfBox, textShape } from './drawing.ts';
import { formulaShape } from './formula/formulaShape.ts';
import { listingXml } from './listing.ts';
import { contained, type ShownPicture } from './pictures.ts';
import { type Places, roleNames } from './placeholders.ts';
import { tableXml } from './table.ts';
import type { Ink } from './textBody.ts';
import { transform } from './units.ts';
import { wordsInstead } from './wordsInstead.ts';
import { el, type Xml } from './xml.ts';

/** What is drawn elsewhere, as the parts of the file that hold it. */
export interface Media {
  readonly picture: (asset: string) => ShownPicture;
  readonly chart: (slot: Extract<Slot, { slot: 'chart' }>) => string;
  readonly code: ReadCode;
  readonly diagram: (source: string, room: Box) => Scene | undefined;
}

export interface Drawing {
  readonly ink: Ink;
  readonly ids: Ids;
  readonly places: Places;
  readonly media: Media;
  readonly remark: (remark: Omit<Remark, 'slide'>) => void;
}

type SlotOf<Kind extends Slot['slot']> = Extract<Slot, { slot: Kind }>;

const chartFrame = (slot: SlotOf<'chart'>, { ink, ids, media }: Drawing): Xml => {
  const uri = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
  return el(
    'p:graphicFrame',
    {},
    el(
      'p:nvGraphicFramePr',
      {},
      described(
        ids.next(),
        'Chart',
        alternativeText(
          slot.name,
          slot.chart.series.map(({ name }) => name),
          ink.locale,
        ),
      ),
      el('p:cNvGraphicFramePr'),
      el('p:nvPr'),
    ),
    transform(placed(slot.box, ink), 'p:xfrm'),
    el(
      'a:graphic',
      {},
      el('a:graphicData', { uri }, el('c:chart', { 'xmlns:c': uri, 'r:id': media.chart(slot) })),
    ),
  );
};

const pictureXml = ({ box, picture }: SlotOf<'picture'>, { ink, ids, media, remark }: Drawing): Xml => {
  const shown = media.picture(picture.asset);
  const words = picture.alt || plain(picture.caption ?? []);
  if ('missing' in shown) {
    remark({ about: shown.missing, name: words });
    return wordsInstead({ name: 'Missing picture', words, isSource: false }, box, ids, ink);
  }
  return el(
    'p:pic',
    {},
    el(
      'p:nvPicPr',
      {},
      words === '' ? decorative(ids.next(), 'Picture') : described(ids.next(), 'Picture', words),
      el('p:cNvPicPr', {}, el('a:picLocks', { noChangeAspect: true })),
      el('p:nvPr'),
    ),
    el('p:blipFill', {}, el('a:blip', { 'r:embed': shown.relation }), el('a:stretch', {}, el('a:fillRect'))),
    el(
      'p:spPr',
      {},
      transform(placed(contained(shown.asset, box), ink)),
      el('a:prstGeom', { prst: 'rect' }, el('a:avLst')),
    ),
  );
};

/** What is not read as shapes and lines only a browser draws: a file has what it is drawn from. */
const diagramXml = ({ source, name, box }: SlotOf<'diagram'>, drawing: Drawing): Xml => {
  const { ink, ids, media, remark } = drawing;
  const scene = media.diagram(source, placed(box, ink));
  if (scene) return sceneXml(scene, name || source, ids, ink);
  remark({ about: 'diagram', name });
  return wordsInstead({ name: 'Diagram', words: source, isSource: true }, box, ids, ink);
};

const formulaXml = (slot: SlotOf<'formula'>, { ink, ids, remark }: Drawing): Xml => {
  const formula = formulaShape(slot, ids, ink);
  if (formula) return formula;
  remark({ about: 'formula', name: slot.tex });
  return wordsInstead({ name: 'Formula', words: slot.tex, isSource: true }, slot.box, ids, ink);
};

const slotXml = (slot: Slot, drawing: Drawing): Xml[] => {
  switch (slot.slot) {
    case 'chart':
      return [chartFrame(slot, drawing)];
    case 'picture':
      return [pictureXml(slot, drawing)];
    case 'code':
      return listingXml(slot, drawing.media.code, drawing.ids, drawing.ink);
    case 'diagram':
      return [diagramXml(slot, drawing)];
    case 'formula':
      return [formulaXml(slot, drawing)];
    case 'motif':
      return [];
  }
};

const shapeNames = {
  hairline: 'Line',
  upright: 'Line',
  rule: 'Rule',
  bar: 'Bar',
  tick: 'Mark',
  panel: 'Panel',
  station: 'Station',
  point: 'Point',
  connector: 'Connector',
  quoteMark: 'Quotation mark',
} as const;

const groupXml = (group: Extract<Arranged, { kind: 'group' }>, drawing: Drawing): Xml[] => {
  const counted = countedLists(group);
  if (!counted) return group.parts.flatMap((inner) => partXml(inner, drawing));
  const { ink, ids, places } = drawing;
  return [
    ...counted.shapes.flatMap((shape) => partXml(shape, drawing)),
    ...counted.lists.map(({ text, ...counting }) =>
      textShape(text, roleNames.list, places.take('list'), ids, ink, counting),
    ),
  ];
};

const partXml = (part: Arranged, drawing: Drawing): Xml[] => {
  const { ink, ids, places } = drawing;
  switch (part.kind) {
    case 'text':
      if (textOfBox(part).trim() === '') return [];
      return [textShape(part, roleNames[part.role], places.take(part.role), ids, ink)];
    case 'table':
      return [tableXml(part, ids, ink)];
    case 'shape':
      return shapeXml(part, shapeNames[part.shape], ids, ink);
    case 'slot':
      return slotXml(part, drawing);
    case 'group':
      return groupXml(part, drawing);
  }
};

export const slideShapes = ({ parts }: Arrangement, drawing: Drawing): Xml[] =>
  parts.flatMap((part) => partXml(part, drawing));

import type { Box } from '../../../../deck/canvas.ts';
import { plainColor, solid } from '../../colors.ts';
import type { Ids } from '../../drawing.ts';
import { pathGeometry } from '../../svgGeometry.ts';
import { bodyProperties, type Ink, runXml } from '../../textBody.ts';
import { centipoints, emu } from '../../units.ts';
import { el, type Xml } from '../../xml.ts';
import {
  boundsOf,
  type Geometry,
  type Outline,
  type Paint,
  type PlacedShape,
  type PlacedText,
  type Scene,
} from '../layout/scene.ts';
import { connectorXml } from './connectorXml.ts';

const paintXml = (paint: Paint, palette: Ink['palette']): Xml =>
  isOwn(paint) ? plainColor(paint) : palette.of(paint);
const isOwn = (paint: Paint): paint is `#${string}` => paint.startsWith('#');

const dashes = { dashed: 'dash', dotted: 'sysDot' } as const;

const geometryXml = (geometry: Geometry, { width, height }: Box): Xml => {
  if ('path' in geometry)
    return pathGeometry(geometry.path, width, height, geometry.isFilled, geometry.sites);
  const { preset, adjust } = geometry;
  const adjusted = adjust === undefined ? undefined : el('a:gd', { name: 'adj', fmla: `val ${adjust}` });
  return el('a:prstGeom', { prst: preset }, el('a:avLst', {}, adjusted));
};

const outlineXml = (outline: Outline | undefined, { palette }: Ink): Xml =>
  outline
    ? el(
        'a:ln',
        { w: emu(outline.width), cmpd: outline.isDouble ? 'dbl' : undefined },
        solid(paintXml(outline.color, palette)),
        outline.dash && el('a:prstDash', { val: dashes[outline.dash] }),
      )
    : el('a:ln', {}, el('a:noFill'));

const textXml = (text: PlacedText | undefined, ink: Ink): Xml => {
  if (!text) return el('p:txBody', {}, el('a:bodyPr'), el('a:lstStyle'), el('a:p'));
  const { paragraphs, style, color, align, anchor, margin, tabs } = text;
  const isRightToLeft = ink.isRightToLeft && tabs === undefined;
  const start = isRightToLeft ? 'r' : 'l';
  return el(
    'p:txBody',
    {},
    bodyProperties(anchor, tabs === undefined, margin),
    el('a:lstStyle'),
    paragraphs.map((paragraph) =>
      el(
        'a:p',
        {},
        el(
          'a:pPr',
          { algn: align === 'center' ? 'ctr' : start, rtl: isRightToLeft },
          el('a:lnSpc', {}, el('a:spcPts', { val: centipoints(style.lineHeight) })),
          el('a:buNone'),
          tabs &&
            tabs.length > 0 &&
            el(
              'a:tabLst',
              {},
              tabs.map((place) => el('a:tab', { pos: emu(place), algn: 'l' })),
            ),
        ),
        runXml({ text: paragraph }, { style, color: paintXml(color, ink.palette) }, ink),
      ),
    ),
  );
};

const groupFrame = ({ x, y, width, height }: Box): Xml =>
  el(
    'p:grpSpPr',
    {},
    el(
      'a:xfrm',
      {},
      el('a:off', { x: emu(x), y: emu(y) }),
      el('a:ext', { cx: emu(width), cy: emu(height) }),
      el('a:chOff', { x: emu(x), y: emu(y) }),
      el('a:chExt', { cx: emu(width), cy: emu(height) }),
    ),
  );

const groupXml = (
  id: number,
  name: string,
  descr: string | undefined,
  box: Box,
  shapes: readonly Xml[],
): Xml =>
  el(
    'p:grpSp',
    {},
    el('p:nvGrpSpPr', {}, el('p:cNvPr', { id, name, descr }), el('p:cNvGrpSpPr'), el('p:nvPr')),
    groupFrame(box),
    shapes,
  );

/** Gives a shape of a scene the number that it has on the slide. */
class ScenePainter {
  readonly #ids: Ids;
  readonly #ink: Ink;
  readonly #known = new Map<string, number>();

  constructor(ids: Ids, ink: Ink) {
    this.#ids = ids;
    this.#ink = ink;
  }

  /** Lines are drawn before what they join: its number is given when it is first asked for. */
  #idOf = (shape: string): number => {
    const known = this.#known.get(shape) ?? this.#ids.next();
    this.#known.set(shape, known);
    return known;
  };

  whole(scene: Scene, description: string): Xml {
    const id = this.#ids.next();
    const shapes = scene.items.map((item) =>
      item.item === 'line' ? connectorXml(item, this.#ids.next(), this.#idOf, this.#ink) : this.#shape(item),
    );
    return groupXml(id, 'Diagram', description, boundsOf(scene.items), shapes);
  }

  #shape(shape: PlacedShape): Xml {
    const { parts = [] } = shape;
    if (parts.length === 0) return this.#single(shape);
    const { parts: _, ...outer } = shape;
    const inner = [outer, ...parts];
    return groupXml(
      this.#ids.next(),
      shape.name,
      undefined,
      boundsOf(inner),
      inner.map((each) => this.#single(each)),
    );
  }

  #single({ id, name, box, geometry, turn, fill, outline, text }: PlacedShape): Xml {
    return el(
      'p:sp',
      {},
      el('p:nvSpPr', {}, el('p:cNvPr', { id: this.#idOf(id), name }), el('p:cNvSpPr'), el('p:nvPr')),
      el(
        'p:spPr',
        {},
        el(
          'a:xfrm',
          { rot: turn === undefined ? undefined : ((turn + 360) % 360) * 60_000 },
          el('a:off', { x: emu(box.x), y: emu(box.y) }),
          el('a:ext', { cx: emu(box.width), cy: emu(box.height) }),
        ),
        geometryXml(geometry, box),
        fill ? solid(paintXml(fill, this.#ink.palette)) : el('a:noFill'),
        outlineXml(outline, this.#ink),
      ),
      textXml(text, this.#ink),
    );
  }
}

/** A diagram as shapes and lines that hold on to each other, one group with its alternative text. */
export const sceneXml = (scene: Scene, description: string, ids: Ids, ink: Ink): Xml =>
  new ScenePainter(ids, ink).whole(scene, description);

import { el, type Xml } from './xml.ts';

/** All that stands on a slide, a layout, a master. */
export const shapeTree = (shapes: readonly Xml[]): Xml =>
  el(
    'p:spTree',
    {},
    el('p:nvGrpSpPr', {}, el('p:cNvPr', { id: 1, name: '' }), el('p:cNvGrpSpPr'), el('p:nvPr')),
    el(
      'p:grpSpPr',
      {},
      el(
        'a:xfrm',
        {},
        el('a:off', { x: 0, y: 0 }),
        el('a:ext', { cx: 0, cy: 0 }),
        el('a:chOff', { x: 0, y: 0 }),
        el('a:chExt', { cx: 0, cy: 0 }),
      ),
    ),
    shapes,
  );

export const background = (color: string): Xml =>
  el(
    'p:bg',
    {},
    el('p:bgPr', {}, el('a:solidFill', {}, el('a:schemeClr', { val: color })), el('a:effectLst')),
  );

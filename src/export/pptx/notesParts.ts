import { canvas } from '../../deck/canvas.ts';
import { paperMap } from './colorMap.ts';
import { namespaces } from './package.ts';
import { background, shapeTree } from './shapeTree.ts';
import { emu } from './units.ts';
import { el, type Xml } from './xml.ts';

/** A sheet of paper: the slide above, what is said below. */
export const notesSize = { width: 720, height: 960 } as const;
const slideBox = {
  x: 60,
  y: 60,
  width: 600,
  height: Math.round((600 * canvas.height) / canvas.width),
} as const;
const textBox = { x: 60, y: 440, width: 600, height: 460 } as const;

const place = (
  id: number,
  name: string,
  type: string,
  idx: number | undefined,
  box: typeof slideBox | typeof textBox | undefined,
  body: Xml | undefined,
): Xml =>
  el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      el('p:cNvPr', { id, name }),
      el(
        'p:cNvSpPr',
        {},
        el('a:spLocks', {
          noGrp: true,
          noRot: type === 'sldImg' || undefined,
          noChangeAspect: type === 'sldImg' || undefined,
        }),
      ),
      el('p:nvPr', {}, type === 'sldImg' ? el('p:ph', { type, idx }) : el('p:ph', { type, idx })),
    ),
    el(
      'p:spPr',
      {},
      box &&
        el(
          'a:xfrm',
          {},
          el('a:off', { x: emu(box.x), y: emu(box.y) }),
          el('a:ext', { cx: emu(box.width), cy: emu(box.height) }),
        ),
      box && el('a:prstGeom', { prst: 'rect' }, el('a:avLst')),
    ),
    body,
  );

export const notesMasterXml = (): Xml =>
  el(
    'p:notesMaster',
    { ...namespaces },
    el(
      'p:cSld',
      {},
      background('bg1'),
      shapeTree([
        place(2, 'Slide', 'sldImg', 2, slideBox, undefined),
        place(
          3,
          'Notes',
          'body',
          3,
          textBox,
          el(
            'p:txBody',
            {},
            el('a:bodyPr'),
            el('a:lstStyle'),
            el('a:p', {}, el('a:endParaRPr', { lang: 'en-US' })),
          ),
        ),
      ]),
    ),
    el('p:clrMap', { ...paperMap }),
    el(
      'p:notesStyle',
      {},
      el(
        'a:lvl1pPr',
        { algn: 'l' },
        el('a:defRPr', { sz: 1200 }, el('a:solidFill', {}, el('a:schemeClr', { val: 'tx1' }))),
      ),
    ),
  );

export const notesSlideXml = (paragraphs: readonly Xml[]): Xml =>
  el(
    'p:notes',
    { ...namespaces },
    el(
      'p:cSld',
      {},
      shapeTree([
        place(2, 'Slide', 'sldImg', 2, undefined, undefined),
        place(
          3,
          'Notes',
          'body',
          3,
          undefined,
          el('p:txBody', {}, el('a:bodyPr'), el('a:lstStyle'), paragraphs),
        ),
      ]),
    ),
    el('p:clrMapOvr', {}, el('a:masterClrMapping')),
  );

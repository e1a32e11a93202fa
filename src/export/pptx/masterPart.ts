import type { Box } from '../../deck/canvas.ts';
import { bodyBox, footerBox, titleBox } from '../../deck/canvas.ts';
import type { Theme } from '../../deck/theme.ts';
import { typeScale } from '../../deck/typeScale.ts';
import { paperMap } from './colorMap.ts';
import { type Placeholder, placeholderXml } from './drawing.ts';
import { namespaces } from './package.ts';
import { background, shapeTree } from './shapeTree.ts';
import { slideNumberField } from './slideNumber.ts';
import { centipoints, transform } from './units.ts';
import { el, type Xml } from './xml.ts';

const scheme = (val: string): Xml => el('a:solidFill', {}, el('a:schemeClr', { val }));

/** A place for text, with what stands in it until somebody writes there. */
export const placeholderShape = (
  id: number,
  name: string,
  placeholder: Placeholder,
  box: Box | undefined,
  text: Xml,
  listStyle: Xml = el('a:lstStyle'),
): Xml =>
  el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      el('p:cNvPr', { id, name }),
      el('p:cNvSpPr', {}, el('a:spLocks', { noGrp: true })),
      el('p:nvPr', {}, placeholderXml(placeholder)),
    ),
    el('p:spPr', {}, box && transform(box), box && el('a:prstGeom', { prst: 'rect' }, el('a:avLst'))),
    el(
      'p:txBody',
      {},
      el('a:bodyPr', { lIns: 0, tIns: 0, rIns: 0, bIns: 0 }, el('a:normAutofit')),
      listStyle,
      text,
    ),
  );

export const promptText = (text: string): Xml =>
  el('a:p', {}, el('a:r', {}, el('a:rPr', { lang: 'en-US' }), el('a:t', {}, text)));
const levelStyle = (level: number): Xml => {
  const style = level === 1 ? typeScale.body : typeScale.small;
  const indent = 36 * 9525;
  return el(
    `a:lvl${level}pPr`,
    { marL: indent * level, indent: -indent, algn: 'l', defTabSz: 914400, rtl: false },
    el('a:lnSpc', {}, el('a:spcPct', { val: 100_000 })),
    el('a:spcBef', {}, el('a:spcPts', { val: 600 })),
    el('a:buClr', {}, el('a:schemeClr', { val: 'accent1' })),
    el('a:buFont', { typeface: 'Arial' }),
    el('a:buChar', { char: level === 1 ? '•' : '–' }),
    el(
      'a:defRPr',
      { sz: centipoints(style.size) },
      scheme('tx1'),
      el('a:latin', { typeface: '+mn-lt' }),
      el('a:ea', { typeface: '+mn-ea' }),
      el('a:cs', { typeface: '+mn-cs' }),
    ),
  );
};

const textStyles = (theme: Theme): Xml =>
  el(
    'p:txStyles',
    {},
    el(
      'p:titleStyle',
      {},
      el(
        'a:lvl1pPr',
        { algn: 'l', defTabSz: 914400, rtl: false },
        el('a:lnSpc', {}, el('a:spcPct', { val: 100_000 })),
        el('a:spcBef', {}, el('a:spcPct', { val: 0 })),
        el('a:buNone'),
        el(
          'a:defRPr',
          { sz: centipoints(typeScale.title.size), b: theme.shape.titleWeight >= 600 },
          scheme('tx1'),
          el('a:latin', { typeface: '+mj-lt' }),
          el('a:ea', { typeface: '+mj-ea' }),
          el('a:cs', { typeface: '+mj-cs' }),
        ),
      ),
    ),
    el('p:bodyStyle', {}, [1, 2, 3, 4, 5].map(levelStyle)),
    el('p:otherStyle', {}, el('a:defPPr', {}, el('a:defRPr', { lang: 'en-US' }))),
  );

export interface MasterParts {
  readonly theme: Theme;
  readonly layoutIds: readonly { readonly id: number; readonly relation: string }[];
}

export const masterXml = ({ theme, layoutIds }: MasterParts): Xml => {
  const numberBox = { ...footerBox, x: footerBox.x + footerBox.width - 96, width: 96 };
  return el(
    'p:sldMaster',
    { ...namespaces },
    el(
      'p:cSld',
      {},
      background('bg1'),
      shapeTree([
        placeholderShape(2, 'Title', { type: 'title' }, titleBox, promptText('Title')),
        placeholderShape(3, 'Text', { type: 'body', idx: 1 }, bodyBox, promptText('Text')),
        placeholderShape(
          4,
          'Footer',
          { type: 'ftr', idx: 30 },
          { ...footerBox, width: footerBox.width - 96 },
          el('a:p', {}, el('a:endParaRPr', { lang: 'en-US' })),
          smallStyle('l'),
        ),
        placeholderShape(
          5,
          'Slide number',
          { type: 'sldNum', idx: 31 },
          numberBox,
          el('a:p', {}, slideNumberField('‹#›')),
          smallStyle('r'),
        ),
      ]),
    ),
    el('p:clrMap', { ...paperMap }),
    el(
      'p:sldLayoutIdLst',
      {},
      layoutIds.map(({ id, relation }) => el('p:sldLayoutId', { id, 'r:id': relation })),
    ),
    el('p:hf', { hdr: false, dt: false }),
    textStyles(theme),
  );
};

export const smallStyle = (algn: 'l' | 'r'): Xml =>
  el(
    'a:lstStyle',
    {},
    el(
      'a:lvl1pPr',
      { algn, marL: 0, indent: 0 },
      el('a:buNone'),
      el('a:defRPr', { sz: centipoints(typeScale.footer.size) }, scheme('folHlink')),
    ),
  );

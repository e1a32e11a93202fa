import { plain } from '../../deck/richText.ts';
import type { Theme } from '../../deck/theme.ts';
import { strongWeight, type TypeStyle } from '../../deck/typeScale.ts';
import type { Align, Marker, Paragraph, Run, TextBox } from '../../layouts/arrangement.ts';
import { codeScale } from '../../layouts/measure/signs.ts';
import { ownMarkOf } from '../../layouts/ownMark.ts';
import { type Palette, solid } from './colors.ts';
import { type Faces, faceOf } from './fonts.ts';
import type { Formulas } from './formula/formulas.ts';
import type { FormulaText } from './formula/formulaText.ts';
import type { Part } from './package.ts';
import { slideNumberField } from './slideNumber.ts';
import { centipoints, emu } from './units.ts';
import { el, type Xml } from './xml.ts';

/** What every text of a slide is written with. */
export interface Ink {
  readonly theme: Theme;
  readonly faces: Faces;
  readonly palette: Palette;
  readonly locale: string;
  readonly isRightToLeft: boolean;
  /** Undefined: formulas are shown as they were written. */
  readonly formulas: Formulas | undefined;
  /** The part that the text stands in: its links are the part's. */
  readonly part: Part;
}

/** As texts are measured. */
const boldFrom = 550;

const alignments: Readonly<Record<Align, string>> = { start: 'l', center: 'ctr', end: 'r' };
const mirrored: Readonly<Record<Align, string>> = { start: 'r', center: 'ctr', end: 'l' };
const anchors: Readonly<Record<Align, string>> = { start: 't', center: 'ctr', end: 'b' };

/** A sign, as large as a part of its text. */
interface Sign {
  readonly char: string;
  readonly size: number;
}

const signs: Readonly<Record<Exclude<Marker, 'bullet' | 'own'>, Sign>> = {
  dash: { char: '–', size: 1 },
  done: { char: '✓', size: 1 },
  toDo: { char: '☐', size: 1 },
};

/** The theme's mark, as a sign. */
const bulletOf = ({ width, height, radius }: Theme['shape']['mark']): Sign => {
  if (width > 1.5 * height) return { char: '–', size: 1 };
  return radius > 0 ? { char: '•', size: 1 } : { char: '■', size: 0.7 };
};

const isBold = ({ weight }: TypeStyle, run: Run): boolean =>
  Math.max(weight, run.marks?.includes('strong') ? strongWeight : 0) >= boldFrom;

export interface RunLook {
  readonly style: TypeStyle;
  readonly color: Xml;
  readonly ground?: Xml;
  readonly isTitle?: boolean;
}

const eastAsian = new Set(['ja', 'ko', 'zh']);
/** Where a text's letters stand beside Latin ones, a program is told both languages. */
export const languageOf = (locale: string): { readonly lang: string; readonly altLang?: string } =>
  eastAsian.has(locale.split('-')[0] ?? '') ? { lang: locale, altLang: 'en-US' } : { lang: locale };

const runProperties = (name: string, run: Run, look: RunLook, ink: Ink, baseline?: number): Xml => {
  const { color, ground, isTitle = false } = look;
  const { marks = [], href, style = look.style } = run;
  const isCode = marks.includes('code') || marks.includes('math');
  const isInline = marks.includes('code') && style.family !== 'code';
  const size = isInline ? style.size * codeScale(style.size) : style.size;
  const face = isCode ? ink.faces.code : faceOf(style, isTitle, ink.theme, ink.faces);
  return el(
    name,
    {
      ...languageOf(ink.locale),
      sz: centipoints(size),
      b: isBold(style, run),
      i: marks.includes('emphasis') || undefined,
      strike: marks.includes('strike') ? 'sngStrike' : undefined,
      baseline,
      spc: style.tracking === 0 ? undefined : Math.round(style.tracking * style.size * 75),
      dirty: false,
    },
    solid(color),
    ground && el('a:highlight', {}, ground),
    el('a:latin', { typeface: face }),
    el('a:ea', { typeface: isTitle ? '+mj-ea' : '+mn-ea' }),
    el('a:cs', { typeface: isTitle ? '+mj-cs' : '+mn-cs' }),
    href === undefined ? undefined : el('a:hlinkClick', { 'r:id': ink.part.link(href) }),
  );
};

/** In thousandths of a percent of the size. */
const baselines: Readonly<Record<FormulaText['place'], number | undefined>> = {
  line: undefined,
  raised: 30_000,
  lowered: -25_000,
};

/** As text wherever text can say it: some programs show no equation that stands among words. */
const formulaXml = (run: Run, look: RunLook, ink: Ink): Xml[] | undefined => {
  const marks = run.marks?.filter((mark) => mark !== 'math') ?? [];
  const written = ink.formulas?.text(run.text)?.map(({ text, isItalic, place }) => {
    const letters: Run = { ...run, text, marks: isItalic ? [...marks, 'emphasis'] : marks };
    return el('a:r', {}, runProperties('a:rPr', letters, look, ink, baselines[place]), el('a:t', {}, text));
  });
  if (written) return written;
  const equation = ink.formulas?.formula(run.text, false, formulaLetters(look.style.size, look.color));
  return equation && [equation];
};

/** How the letters of a formula are set. */
export const formulaLetters =
  (size: number, color: Xml) =>
  (isItalic: boolean): Xml =>
    el(
      'a:rPr',
      { lang: 'en-US', sz: centipoints(size), i: isItalic },
      solid(color),
      el('a:latin', { typeface: 'Cambria Math' }),
    );

/** A run's text, its line breaks as such. */
export const runXml = (run: Run, look: RunLook, ink: Ink): Xml[] => {
  const formula = run.marks?.includes('math') ? formulaXml(run, look, ink) : undefined;
  return formula ?? plainRuns(run, look, ink);
};

const plainRuns = (run: Run, look: RunLook, ink: Ink): Xml[] =>
  run.text
    .split('\n')
    .flatMap((text, at) => [
      ...(at > 0 ? [el('a:br', {}, runProperties('a:rPr', run, look, ink))] : []),
      ...(text === '' ? [] : [el('a:r', {}, runProperties('a:rPr', run, look, ink), el('a:t', {}, text))]),
    ]);

/** How the paragraphs of a list are counted. */
export interface Counted {
  readonly from: number;
  /** Of its numbers, beside its texts. */
  readonly numberSize: number;
}

interface ParagraphLook {
  readonly align: Align;
  readonly isTitle: boolean;
  /** Programs count it themselves. */
  readonly isNumber: boolean;
  readonly emphasis: Pick<RunLook, 'color' | 'ground'> | undefined;
  readonly counted?: Counted | undefined;
  readonly isFirst: boolean;
}

/** "2." is counted by the program that shows it, so that one more can stand before it. */
const ownMarkXml = (mark: string): Xml[] => {
  const number = Number.parseInt(mark, 10);
  if (Number.isNaN(number)) return [el('a:buFont', { typeface: 'Arial' }), el('a:buChar', { char: mark })];
  return [
    el('a:buFont', { typeface: '+mj-lt' }),
    el('a:buAutoNum', {
      type: mark.endsWith(')') ? 'arabicParenR' : 'arabicPeriod',
      startAt: number > 1 ? number : undefined,
    }),
  ];
};

const markerXml = (
  { marker, style, runs }: Paragraph,
  counted: Counted | undefined,
  { palette, theme }: Ink,
): Xml[] => {
  if (counted)
    return [
      el('a:buClr', {}, palette.of('accentText')),
      el('a:buSzPct', { val: Math.round(counted.numberSize * 100_000) }),
      el('a:buFont', { typeface: '+mj-lt' }),
      el('a:buAutoNum', { type: 'arabicPlain', startAt: counted.from > 1 ? counted.from : undefined }),
    ];
  const own = marker === 'own' ? ownMarkOf(runs) : undefined;
  if (own) return ownMarkXml(own.mark);
  if (marker === undefined || marker === 'own') return [el('a:buNone')];
  const { char, size } = marker === 'bullet' ? bulletOf(theme.shape.mark) : signs[marker];
  return [
    el('a:buClr', {}, palette.of(marker === 'dash' ? 'muted' : 'mark')),
    el('a:buSzPct', { val: Math.round(size * (style.size > 30 ? 80_000 : 100_000)) }),
    el('a:buFont', { typeface: marker === 'toDo' || marker === 'done' ? 'Segoe UI Symbol' : 'Arial' }),
    el('a:buChar', { char }),
  ];
};

const paragraphXml = (paragraph: Paragraph, look: ParagraphLook, ink: Ink): Xml => {
  const { style, color, indent, level, spaceBefore } = paragraph;
  const own = paragraph.marker === 'own' ? ownMarkOf(paragraph.runs) : undefined;
  const runs = own?.rest ?? paragraph.runs;
  const hasMarker = paragraph.marker !== undefined || look.counted !== undefined;
  const hanging = level === 0 ? indent : Math.min(indent, 28);
  const plainLook: RunLook = { style, color: ink.palette.of(color), isTitle: look.isTitle };
  const strongLook: RunLook = { ...plainLook, ...look.emphasis };
  return el(
    'a:p',
    {},
    el(
      'a:pPr',
      {
        marL: emu(indent),
        indent: hasMarker ? -emu(hanging) : 0,
        lvl: level > 0 ? level : undefined,
        algn: (ink.isRightToLeft ? mirrored : alignments)[look.align],
        rtl: ink.isRightToLeft,
      },
      el('a:lnSpc', {}, el('a:spcPts', { val: centipoints(style.lineHeight) })),
      el('a:spcBef', {}, el('a:spcPts', { val: look.isFirst ? 0 : centipoints(spaceBefore) })),
      el('a:spcAft', {}, el('a:spcPts', { val: 0 })),
      markerXml(paragraph, look.counted, ink),
    ),
    look.isNumber
      ? slideNumberField(plain([...runs]), runProperties('a:rPr', { text: '' }, plainLook, ink))
      : runs.flatMap((run) => runXml(run, run.marks?.includes('strong') ? strongLook : plainLook, ink)),
    runProperties('a:endParaRPr', { text: '' }, plainLook, ink),
  );
};

export const bodyProperties = (anchor: Align, wraps = true, margin = 0): Xml =>
  el(
    'a:bodyPr',
    {
      wrap: wraps ? 'square' : 'none',
      lIns: emu(margin),
      tIns: 0,
      rIns: emu(margin),
      bIns: 0,
      rtlCol: false,
      anchor: anchors[anchor],
    },
    el('a:noAutofit'),
  );

const strongIn = ({ theme, palette }: Ink): Pick<RunLook, 'color' | 'ground'> =>
  theme.shape.emphasis === 'color'
    ? { color: palette.of('accentText') }
    : { color: palette.of('accentInk'), ground: palette.of('accent') };

/** The whole text of one box: it flows there, paragraph by paragraph. */
export const textBody = (text: TextBox, ink: Ink, counted?: Counted): Xml => {
  const emphasis = text.emphasis ? strongIn(ink) : undefined;
  return el(
    'p:txBody',
    {},
    bodyProperties(text.anchor, text.wrap !== 'none'),
    el('a:lstStyle'),
    text.paragraphs.map((paragraph, at) =>
      paragraphXml(
        paragraph,
        {
          align: text.align,
          isTitle: text.role === 'title',
          isNumber: text.role === 'pageNumber',
          emphasis,
          counted,
          isFirst: at === 0,
        },
        ink,
      ),
    ),
  );
};

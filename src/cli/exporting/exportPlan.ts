import { extname } from 'node:path';
import { type ExportedFonts, exportedFonts } from '../../api/exported.ts';
import { themeIds } from '../../deck/themes.ts';
import { readRange, type SlideRange } from '../../export/someSlides.ts';
import { allOf, type Checked, oneOf, wholeNumber } from '../optionValues.ts';

export const exportFormats = ['pptx', 'pdf', 'png', 'notes'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What is to be written, and where. */
export interface ExportPlan {
  readonly format: ExportFormat;
  /** Undefined: beside whoever asks, named for the presentation. */
  readonly out: string | undefined;
  readonly theme: string | undefined;
  readonly fonts: ExportedFonts | undefined;
  readonly slides: SlideRange | undefined;
  /** With a page of notes after each slide, where the format has pages. */
  readonly notes: boolean;
  /** Of a picture, in pixels. */
  readonly width: number;
  /** The browser to draw with; undefined: one that is found. */
  readonly browser: string | undefined;
}

export interface ExportValues {
  readonly format?: string | undefined;
  readonly out?: string | undefined;
  readonly theme?: string | undefined;
  readonly fonts?: string | undefined;
  readonly slides?: string | undefined;
  readonly notes?: boolean | undefined;
  readonly width?: string | undefined;
  readonly browser?: string | undefined;
}

/** By how the file is to be called. */
export const formatOfPath = (path: string | undefined): ExportFormat | undefined => {
  const extension = extname(path ?? '')
    .slice(1)
    .toLowerCase();
  return extension === 'md' ? 'notes' : exportFormats.find((format) => format === extension);
};

const usualWidth = 1920;

const range = (typed: string | undefined): Checked<SlideRange | undefined> => {
  const value = readRange(typed ?? '');
  return typed === undefined || value
    ? { value }
    : { problem: `--slides must be a number or a range such as 3-7, not "${typed}".` };
};

/** What the options ask for, checked before anything is made. */
export const exportPlan = (values: ExportValues): Checked<ExportPlan> => {
  const checked = allOf({
    format: oneOf('format', values.format, exportFormats),
    theme: oneOf('theme', values.theme, themeIds),
    fonts: oneOf('fonts', values.fonts, exportedFonts),
    slides: range(values.slides),
    width: wholeNumber('width', values.width, { from: 320, to: 7680 }),
  });
  if ('problem' in checked) return checked;
  const { format: said, width = usualWidth, ...rest } = checked.value;
  const format = said ?? formatOfPath(values.out);
  if (format === undefined) {
    return {
      problem:
        values.out === undefined
          ? `Say what to make: --format ${exportFormats.join(', ')}.`
          : `"${values.out}" does not say what to make: give it the ending ${exportFormats.map((each) => `.${each === 'notes' ? 'md' : each}`).join(', ')}, or --format.`,
    };
  }
  if (values.notes && format !== 'pdf')
    return { problem: '--notes adds pages to a PDF; other formats have none.' };
  return {
    value: { ...rest, format, width, out: values.out, notes: values.notes ?? false, browser: values.browser },
  };
};

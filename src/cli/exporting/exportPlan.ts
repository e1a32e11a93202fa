import { extname } from 'node:path';
import { exportedFonts } from '../../api/exportedFiles.ts';
import { readRange, type SlideRange } from '../../deck/slideRange.ts';
import { themeIds } from '../../deck/themes.ts';
import {
  type DrawnFormat,
  extensionOf,
  formatOfPath,
  isDrawn,
  type SavedFormat,
  type SavePlan,
  savedFormats,
  savedName,
  usualPlan,
} from '../../saving/saved.ts';
import { allOf, type Checked, oneOf, wholeNumber } from '../optionValues.ts';

/** What is to be written, and where. */
export interface ExportPlan extends SavePlan {
  /** Undefined: beside whoever asks, named for the presentation. */
  readonly out: string | undefined;
}

/** What a browser draws is drawn of a page, which a service has; all else can be written without one. */
export type WrittenPlan = ExportPlan & { readonly format: Exclude<SavedFormat, DrawnFormat> };
export const isWritten = (plan: ExportPlan): plan is WrittenPlan => !isDrawn(plan.format);

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

const range = (typed: string | undefined): Checked<SlideRange | undefined> => {
  const value = readRange(typed ?? '');
  return typed === undefined || value
    ? { value }
    : { problem: `--slides must be a number or a range such as 3-7, not "${typed}".` };
};

/** Of a file's name, what programs go by. */
const endOf = (format: SavedFormat): string => extname(savedName('deck', format));

/** What the options ask for, checked before anything is made. */
/** A browser draws a picture only into a file that is called one. */
const withEnding = (out: string, format: SavedFormat): string =>
  format === 'png' && extname(out) === '' ? `${out}${extensionOf(format)}` : out;

export const exportPlan = (values: ExportValues): Checked<ExportPlan> => {
  const { out, browser = usualPlan.browser, notes = usualPlan.notes } = values;
  const checked = allOf({
    format: oneOf('--format', values.format, savedFormats),
    theme: oneOf('--theme', values.theme, themeIds),
    fonts: oneOf('--fonts', values.fonts, exportedFonts),
    slides: range(values.slides),
    width: wholeNumber('--width', values.width, { from: 320, to: 7680 }),
  });
  if ('problem' in checked) return checked;
  const { format: said, width = usualPlan.width, ...rest } = checked.value;
  const named = formatOfPath(out);
  const format = said ?? named;
  if (format === undefined) {
    return {
      problem:
        out === undefined
          ? `Say what to make: --format ${savedFormats.join(', ')}.`
          : `"${out}" does not say what to make: give it the ending ${savedFormats.map(extensionOf).join(', ')}, or --format.`,
    };
  }
  if (out !== undefined && named && endOf(named) !== endOf(format))
    return { problem: `"${out}" is the name of a ${extname(out)} file, and --format says ${format}.` };
  if (notes && format !== 'pdf') return { problem: '--notes adds pages to a PDF; other formats have none.' };
  return { value: { ...rest, format, width, out: out && withEnding(out, format), notes, browser } };
};

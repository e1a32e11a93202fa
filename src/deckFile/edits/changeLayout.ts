import type { LayoutName } from '../../layouts/slide.ts';
import { splitDeckFile } from '../chunks.ts';
import { isLayout, layoutNames } from '../forms/forms.ts';
import { printMarker, readMarker } from '../markers.ts';
import { soleSlide } from '../soleSlide.ts';
import { applyEdits } from './applyEdits.ts';
import { innerLines, type LineEdit, slideAt } from './edit.ts';

const isLayoutMarker = (line: string): boolean => isLayout(readMarker(line)?.name ?? '');

/** The slide at a line without a layout of its own, or with this one. */
const withMarker = (text: string, line: number, layout: LayoutName | undefined): LineEdit | undefined => {
  const { chunks } = splitDeckFile(text);
  const chunk = chunks[slideAt(chunks, line)];
  if (!chunk) return undefined;
  const inner = innerLines(chunk);
  const at = inner.lines.findIndex(isLayoutMarker);
  const bare =
    at === -1 ? inner.lines : inner.lines.toSpliced(at, inner.lines[at + 1]?.trim() === '' ? 2 : 1);
  if (!layout) return { ...inner, lines: bare };
  return { ...inner, lines: [printMarker({ name: layout, values: {} }), '', ...bare] };
};

const layoutsAt = (text: string, line: number): readonly LayoutName[] =>
  soleSlide(text, line).slides.map(({ layout }) => layout);

export interface LayoutChoice {
  readonly layout: LayoutName;
  readonly edit: LineEdit;
  readonly isCurrent: boolean;
}

/** The layouts that hold what stands on the slide at a line; the marker stands only where one is needed. */
export const layoutChoices = (text: string, line: number): readonly LayoutChoice[] => {
  const [current] = layoutsAt(text, line);
  return layoutNames.flatMap((layout): LayoutChoice[] => {
    for (const marker of [undefined, layout]) {
      const edit = withMarker(text, line, marker);
      if (!edit) continue;
      const [first, ...more] = layoutsAt(applyEdits(text, [edit]), edit.line);
      if (first === layout && more.length === 0) return [{ layout, edit, isCurrent: layout === current }];
    }
    return [];
  });
};

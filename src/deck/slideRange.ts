/** From 1, both ends included. */
export interface SlideRange {
  readonly from: number;
  readonly to: number;
}

const rangePattern = /^(\d{1,4})(?:-(\d{1,4}))?$/;

/** "3" or "3-7"; nothing for what is neither. */
export const readRange = (text: string): SlideRange | undefined => {
  const [, first, last = first] = rangePattern.exec(text.trim()) ?? [];
  const range = { from: Number(first), to: Number(last) };
  return range.from >= 1 && range.to >= range.from ? range : undefined;
};

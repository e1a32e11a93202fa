import type { RewriteStyle } from '../../api/generationOptions.ts';

/** How many slides a talk about so many bytes of text has, at most. */
const steps = [
  { bytes: 0, slides: 6 },
  { bytes: 1_000, slides: 11 },
  { bytes: 2_500, slides: 17 },
  { bytes: 5_000, slides: 23 },
  { bytes: 12_000, slides: 36 },
  { bytes: 30_000, slides: 48 },
  { bytes: 150_000, slides: 56 },
] as const;

const share: Readonly<Record<RewriteStyle, number>> = {
  Subtle: 1,
  Strong: 0.5,
  Preserve: Number.POSITIVE_INFINITY,
};

/** The most slides a deck of so many bytes of text has; what does not fit is in the notes. */
export const slideBudget = (bytes: number, style: RewriteStyle): number => {
  const next = steps.findIndex((step) => bytes < step.bytes);
  const [to, from] = next < 0 ? [steps.at(-1), steps.at(-2)] : [steps[next], steps[next - 1]];
  if (!to || !from) return steps[0].slides;
  const along = Math.min(1, (bytes - from.bytes) / (to.bytes - from.bytes));
  const slides = Math.floor(from.slides + along * (to.slides - from.slides));
  return style === 'Subtle' ? slides : Math.max(3, Math.floor(slides * share[style]));
};

export const utf8Length = (text: string): number => {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0x7ff) bytes += code >= 0xd800 && code <= 0xdfff ? 1 : 2;
    else if (code > 0x7f) bytes += 1;
  }
  return bytes;
};

/** By how many slides a key turns; sideways as the deck is read. */
export const turningKeys = (isMirrored: boolean): Readonly<Record<string, number>> => ({
  ArrowRight: isMirrored ? -1 : 1,
  ArrowLeft: isMirrored ? 1 : -1,
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 1,
  PageUp: -1,
  ' ': 1,
  n: 1,
  p: -1,
});

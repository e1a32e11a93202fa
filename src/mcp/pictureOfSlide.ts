/** A slide of a deck file as a PNG; undefined where nothing that is there can draw it. */
export type PictureOfSlide = (
  text: string,
  slide: number,
  signal: AbortSignal,
) => Promise<Uint8Array | undefined>;

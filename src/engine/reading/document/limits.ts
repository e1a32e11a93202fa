/** What bounds the reading of sources, whoever wrote them. */
export interface ReadingLimits {
  /** Characters of a text. */
  readonly characters: number;
  /** Bytes of one picture. */
  readonly picture: number;
  /** Bytes of all pictures of a deck. */
  readonly pictures: number;
  /** Pages of a PDF, slides of a PPTX. */
  readonly pages: number;
  /** Files within a PPTX. */
  readonly entries: number;
  /** Bytes of one file within a PPTX, unpacked. */
  readonly entry: number;
  /** Bytes of all that is packed in a source: the files of a PPTX, the streams of a PDF. */
  readonly unpacked: number;
}

const megabyte = 1024 * 1024;

export const readingLimits: ReadingLimits = {
  characters: 20_000_000,
  picture: 50 * megabyte,
  pictures: 200 * megabyte,
  pages: 500,
  entries: 20_000,
  entry: 64 * megabyte,
  unpacked: 200 * megabyte,
};

/** What is unpacked is held in memory, and takes about as much again until it is read. */
const shareOfMemory = 0.25;

export const limitsWithin = (memory: number): ReadingLimits => {
  const most = Math.floor(memory * shareOfMemory);
  const { entry, unpacked } = readingLimits;
  return {
    ...readingLimits,
    entry: Math.min(entry, most),
    unpacked: Math.min(unpacked, most),
  };
};

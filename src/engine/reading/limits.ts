export interface ReadingLimits {
  /** Bytes of one picture. */
  readonly picture: number;
  /** Bytes of all pictures of a deck. */
  readonly pictures: number;
}

const megabyte = 1024 * 1024;

export const readingLimits: ReadingLimits = { picture: 50 * megabyte, pictures: 200 * megabyte };

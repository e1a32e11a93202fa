const longest = 80;

/** A name that every file system takes, from what a deck is called. */
export const fileNameOf = (title: string, extension: string): string => {
  const plain = title
    .toWellFormed()
    .replace(/[\p{C}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .replace(/(?<![. ])[. ]+$/, '');
  return `${plain === '' ? 'presentation' : plain}${extension}`;
};

const longest = 80;
/** What is no file on Windows, whatever ending it has. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** A name that every file system takes, from what a deck is called. */
export const fileNameOf = (title: string, extension: string): string => {
  const plain = title
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .slice(0, longest)
    .replace(/(?<![. ])[. ]+$/, '');
  const name = plain === '' ? 'presentation' : plain;
  return `${device.test(name) ? `${name}_` : name}${extension}`;
};

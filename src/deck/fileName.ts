const longest = 80;
/** File systems count bytes, of which some scripts need three a letter; what is not whole yet has a longer name. */
const mostBytes = 180;

const within = (name: string): string => {
  const encoder = new TextEncoder();
  const letters = [...name];
  while (encoder.encode(letters.join('')).length > mostBytes) letters.pop();
  return letters.join('');
};

/** What is no file on Windows, whatever ending it has. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** A name that every file system takes, from what a deck is called. */
export const fileNameOf = (title: string, extension: string): string => {
  const bare = title
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .slice(0, longest)
    .toWellFormed();
  const plain = within(bare).replace(/(?<![. ])[. ]+$/, '');
  const name = plain === '' ? 'presentation' : plain;
  return `${device.test(name) ? `${name}_` : name}${extension}`;
};

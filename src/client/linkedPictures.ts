import type Token from 'markdown-it/lib/token.mjs';

/** Cheap, and true of every text with a picture: most documents need no parser. */
const mayHavePictures = /!\[|<img\b/i;
const htmlPicture = /<img\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const isElsewhere = /^(?:[a-z][a-z\d+.-]*:|\/|\\|#|\?)/i;

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const addressesOf = (token: Token): string[] => {
  if (token.type === 'image') return [String(token.attrGet('src') ?? '')];
  if (token.type.startsWith('html_')) {
    return [...token.content.matchAll(htmlPicture)].map(
      ([, double, single, bare]) => double ?? single ?? bare ?? '',
    );
  }
  return (token.children ?? []).flatMap(addressesOf);
};

const addressesIn = async (markdown: string): Promise<string[]> => {
  if (!mayHavePictures.test(markdown)) return [];
  const { default: MarkdownIt } = await import('markdown-it');
  return new MarkdownIt({ html: true }).parse(markdown, {}).flatMap(addressesOf);
};

/** The relative paths of the pictures that a Markdown text shows, each once, in order, as file names. */
export const linkedPictures = async (markdown: string): Promise<string[]> => {
  const paths = (await addressesIn(markdown))
    .filter((address) => !isElsewhere.test(address))
    .map((address) => decoded(address.replace(/[?#].*$/, '')))
    .filter((path) => path !== '');
  return [...new Set(paths)];
};

const isRemote = /^(?:https?:)?\/\//i;
/** Drawings cannot be taken into a deck, and what tells a project's state is no picture of a deck. */
const isNoPicture = /\.svg(?:[?#]|$)|badge|shields?\b|[?&]branch=|\/status\/|build-?status|\/workflows?\//i;

/** The addresses of the pictures that a Markdown text shows from elsewhere on the web, each once, in order. */
export const remotePictures = async (markdown: string): Promise<string[]> => {
  const addresses = (await addressesIn(markdown)).filter(
    (address) => isRemote.test(address) && !isNoPicture.test(address),
  );
  return [...new Set(addresses)];
};

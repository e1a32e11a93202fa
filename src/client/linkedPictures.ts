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

/** The relative paths of the pictures that a Markdown text shows, each once, in order, as file names. */
export const linkedPictures = async (markdown: string): Promise<string[]> => {
  if (!mayHavePictures.test(markdown)) return [];
  const { default: MarkdownIt } = await import('markdown-it');
  const paths = new MarkdownIt({ html: true })
    .parse(markdown, {})
    .flatMap(addressesOf)
    .filter((address) => !isElsewhere.test(address))
    .map((address) => decoded(address.replace(/[?#].*$/, '')))
    .filter((path) => path !== '');
  return [...new Set(paths)];
};

import { isSafeLink, type Mark, type RichText } from '../../../deck/richText.ts';

const inline =
  /!\[(?<alt>[^\]]*)\]\((?<picture>[^)]*)\)|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)[^)]*\)|`(?<code>[^`]+)`|\*\*(?<strong>[^*]+)\*\*|(?<![\p{L}\p{N}*])\*(?<emphasis>[^*\s][^*]*)\*|(?<address>https?:\/\/[^\s<>()]+)/gu;
const markup = /<\/?[a-z][^<>]*>/giu;

/** What a model wrote, with emphasis; links only where the sources have them, pictures never. */
export const richTextOf = (written: string, isKnownLink: (href: string) => boolean): RichText => {
  const text = written.replace(markup, ' ').replace(/\s+/gu, ' ').trim();
  const spans: RichText = [];
  const add = (said: string, mark?: Mark, href?: string): void => {
    if (said === '') return;
    spans.push({ text: said, ...(mark ? { marks: [mark] } : {}), ...(href === undefined ? {} : { href }) });
  };
  let at = 0;
  for (const match of text.matchAll(inline)) {
    add(text.slice(at, match.index));
    at = match.index + match[0].length;
    const { label, href = '', code, strong, emphasis, address } = match.groups ?? {};
    if (label !== undefined) add(label, undefined, isSafeLink(href) && isKnownLink(href) ? href : undefined);
    else if (code !== undefined) add(code, 'code');
    else if (strong !== undefined) add(strong, 'strong');
    else if (emphasis !== undefined) add(emphasis, 'emphasis');
    else if (address !== undefined && isKnownLink(address)) add(address, undefined, address);
  }
  add(text.slice(at));
  return spans;
};

/** The same in Markdown, for the notes: a link that the sources do not have is its words, an address and a picture are nothing. */
export const withKnownLinks = (written: string, isKnownLink: (href: string) => boolean): string =>
  written
    .replace(inline, (all, ...found) => {
      const { label, href, address, picture } = found.at(-1) as Partial<Record<string, string>>;
      if (picture !== undefined) return isKnownLink(picture) ? all : '';
      const leadsTo = href ?? address;
      return leadsTo === undefined || isKnownLink(leadsTo) ? all : (label ?? '');
    })
    .replaceAll('<>', '');

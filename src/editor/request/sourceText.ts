import type { TextOrigin } from '../jobs/job.ts';

/** What a deck is to be made of, as it is on the screen. */
export interface SourceText {
  /** The file's name, or what stands for it. */
  readonly name: string;
  readonly text: string;
  readonly origin: TextOrigin;
  /** Addresses of files that are the source: they go along whole, and the text only names it. */
  readonly files?: readonly string[];
}

/** Above this the document itself is attached, and the prompt only names it. */
export const longestPromptBytes = 100_000;

export const isBlank = (text: string): boolean => text.trim() === '';

export const bytesOf = (text: string): number => Buffer.byteLength(text, 'utf8');

const inFrontMatter = (text: string, field: string): string | undefined =>
  new RegExp(
    `^---\\r?\\n(?:(?!---).*\\r?\\n)*?${field}:[ \\t]*(["']?)(.+?)\\1?[ \\t]*\\r?\\n(?:.*\\r?\\n)*?---`,
  ).exec(text.slice(0, frontMatterLength))?.[2];
const frontMatterLength = 20_000;
const firstHeading = /^#{1,6}[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*$/m;
/** As the author wrote it, whether there is such a theme or not. */
export const themeInFrontMatter = (text: string): string | undefined => inFrontMatter(text, 'theme');

const withoutMarks = (text: string) =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`~]/g, '')
    .trim();

/** What the deck is called until the service names it. */
export const provisionalTitle = (source: SourceText): string => {
  const start = source.text.slice(0, frontMatterLength);
  if (source.origin.kind === 'prompt') return source.text.trim().split('\n')[0]!.slice(0, 80);
  const title = inFrontMatter(start, 'title') ?? firstHeading.exec(start)?.[1];
  return (title && withoutMarks(title)) || source.name;
};

const frontMatter = /^\s*---[^\S\n]*\n(?:.*\n)*?[^\S\n]*---[^\S\n]*(?:\n|$)/;
const directives = /%%\{[\s\S]*?\}%%/g;
const comments = /^[ \t]*%%.*$/gm;

/** A diagram's first word, and what follows it, without comments and settings. */
export interface Written {
  readonly kind: string;
  /** What else stands in the first line. */
  readonly first: string;
  readonly body: string;
}

export const writtenOf = (source: string): Written | undefined => {
  const text = source
    .replaceAll('\r\n', '\n')
    .replace(frontMatter, '')
    .replace(directives, '')
    .replace(comments, '')
    .trimStart();
  const [, kind, rest] = /^([A-Za-z][\w-]*)([\s\S]*)$/.exec(text) ?? [];
  if (kind === undefined || rest === undefined) return undefined;
  const end = /[\n;]/.exec(rest)?.index ?? rest.length;
  return { kind, first: rest.slice(0, end).trim(), body: rest.slice(end + 1) };
};

/** Of what is said line by line: one statement each, in which one blank is as good as many. */
export const statementsOf = (body: string): string[] =>
  body
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '');

/** Said to listeners, and how things look. */
export const isAside = (statement: string): boolean =>
  /^(?:accTitle|accDescr)\s*:|^(?:style|classDef|linkStyle|cssClass|click|link|callback|hide)\b/.test(
    statement,
  );

/** Titles are the slide's. */
export const withoutDescription = (body: string): string =>
  body.replace(/^[ \t]*accDescr\s*\{[^}]*\}[ \t]*$/gm, '');

/** A tag as components are written in Markdown: values may be expressions in braces. */
export interface ScannedTag {
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  /** Undefined: a value that only a program knows. */
  readonly attributes: readonly (readonly [name: string, value: string | undefined])[];
  readonly end: number;
}

/** Longer ones are no tags: what is never closed must not be looked through to the end of the text. */
const longest = 2000;

const tagStart = /<(\/?)([A-Za-z][\w.:-]*)?/y;
const space = /\s*/y;
const attributeName = /[^\s"'<>/={}]+/y;
const quoted = /"([^"]*)"|'([^']*)'/y;
const bare = /[^\s"'<>{}`]+/y;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Where a brace's partner ends, strings skipped; nothing where there is none near. */
const endOfBraces = (text: string, at: number, most = longest): number | undefined => {
  let depth = 0;
  let quote = '';
  for (let index = at; index < Math.min(text.length, at + most); index += 1) {
    const sign = text[index]!;
    if (quote !== '') {
      if (sign === '\\') index += 1;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'" || sign === '`') quote = sign;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return undefined;
};

const literal = /^\{\s*(?:"([^"\\]*)"|'([^'\\]*)'|`([^`\\$]*)`|(-?\d+(?:\.\d+)?|true))\s*\}$/;

/** What an expression in braces says where that can be read off it: a text, a number. */
const literalOf = (expression: string): string | undefined => {
  const match = literal.exec(expression);
  return match?.slice(1).find((value) => value !== undefined);
};

const valueAt = (
  text: string,
  at: number,
): { readonly value: string | undefined; readonly end: number } | undefined => {
  if (text[at] === '{') {
    const end = endOfBraces(text, at);
    return end === undefined ? undefined : { value: literalOf(text.slice(at, end)), end };
  }
  const inQuotes = matchAt(quoted, text, at);
  if (inQuotes) return { value: inQuotes[1] ?? inQuotes[2] ?? '', end: at + inQuotes[0].length };
  const word = matchAt(bare, text, at);
  return word ? { value: word[0], end: at + word[0].length } : undefined;
};

/** The tag that begins at a place of a text, its expressions included. */
export const scanTag = (text: string, start: number): ScannedTag | undefined => {
  const opening = matchAt(tagStart, text, start);
  if (!opening) return undefined;
  const name = opening[2] ?? '';
  const attributes: [string, string | undefined][] = [];
  let at = start + opening[0].length;
  for (;;) {
    at += matchAt(space, text, at)![0].length;
    if (at - start > longest || at >= text.length) return undefined;
    const kind = opening[1] === '/' ? 'close' : 'open';
    if (text[at] === '>') return { name, kind, attributes, end: at + 1 };
    if (name === '' || kind === 'close') return undefined;
    if (text.startsWith('/>', at)) return { name, kind: 'empty', attributes, end: at + 2 };
    if (text[at] === '{') {
      const end = endOfBraces(text, at);
      if (end === undefined) return undefined;
      attributes.push(['', undefined]);
      at = end;
      continue;
    }
    const attribute = matchAt(attributeName, text, at);
    if (!attribute) return undefined;
    at += attribute[0].length;
    if (text[at] !== '=') {
      attributes.push([attribute[0], '']);
      continue;
    }
    const value = valueAt(text, at + 1);
    if (!value) return undefined;
    attributes.push([attribute[0], value.value]);
    at = value.end;
  }
};

/**
 * The library that draws diagrams measures labels as HTML before it makes them safe. So a tag's bracket becomes another letter
 * beforehand, and nothing is left that points elsewhere; the page's policy is the second lock, not the first.
 */
export const harmlessSource = (source: string): string =>
  source
    // `<br>` breaks lines; `<<choice>>`, `<|--` and `<-->` are the diagrams' own.
    .replace(/(?<!<)<(?!br\s*\/?>)(?=[a-z/!?])/gi, '‹')
    .replace(/(@\{[^}]*?)\bimg\s*:\s*("[^"]*"|'[^']*'|[^\s,}]+)\s*,?/gi, '$1')
    // What opens on a press brings handlers of its own, which a slide has no use for.
    .replace(/^[ \t]*(?:click\s+\S+|(?:links?|properties|details)\s+[^:\n]+:).*$/gim, '')
    .replace(/url\s*\(/gi, 'url\u200b(');

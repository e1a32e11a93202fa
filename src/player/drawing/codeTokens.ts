import type { LanguageFn } from 'highlight.js';
import type { createLowlight } from 'lowlight';

/** A stretch of a line; what it is in its language, where that is known. */
export interface CodeToken {
  readonly text: string;
  readonly kind?: string;
}

/** The lines of a listing, each in its tokens. */
export type ReadCode = (
  lines: readonly string[],
  language: string | undefined,
) => readonly (readonly CodeToken[])[];

type Grammar = { readonly default: LanguageFn };

const grammars: Record<string, () => Promise<Grammar>> = {
  bash: () => import('highlight.js/lib/languages/bash'),
  c: () => import('highlight.js/lib/languages/c'),
  cpp: () => import('highlight.js/lib/languages/cpp'),
  csharp: () => import('highlight.js/lib/languages/csharp'),
  css: () => import('highlight.js/lib/languages/css'),
  diff: () => import('highlight.js/lib/languages/diff'),
  dockerfile: () => import('highlight.js/lib/languages/dockerfile'),
  go: () => import('highlight.js/lib/languages/go'),
  graphql: () => import('highlight.js/lib/languages/graphql'),
  ini: () => import('highlight.js/lib/languages/ini'),
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  kotlin: () => import('highlight.js/lib/languages/kotlin'),
  lua: () => import('highlight.js/lib/languages/lua'),
  makefile: () => import('highlight.js/lib/languages/makefile'),
  markdown: () => import('highlight.js/lib/languages/markdown'),
  php: () => import('highlight.js/lib/languages/php'),
  powershell: () => import('highlight.js/lib/languages/powershell'),
  python: () => import('highlight.js/lib/languages/python'),
  r: () => import('highlight.js/lib/languages/r'),
  ruby: () => import('highlight.js/lib/languages/ruby'),
  rust: () => import('highlight.js/lib/languages/rust'),
  scss: () => import('highlight.js/lib/languages/scss'),
  sql: () => import('highlight.js/lib/languages/sql'),
  swift: () => import('highlight.js/lib/languages/swift'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  xml: () => import('highlight.js/lib/languages/xml'),
  yaml: () => import('highlight.js/lib/languages/yaml'),
};

const otherNames: Record<string, string> = {
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  console: 'bash',
  'c++': 'cpp',
  cs: 'csharp',
  'c#': 'csharp',
  docker: 'dockerfile',
  golang: 'go',
  gql: 'graphql',
  html: 'xml',
  js: 'javascript',
  jsx: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  node: 'javascript',
  json5: 'json',
  jsonc: 'json',
  kt: 'kotlin',
  make: 'makefile',
  md: 'markdown',
  ps1: 'powershell',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  toml: 'ini',
  ts: 'typescript',
  tsx: 'typescript',
  mts: 'typescript',
  svg: 'xml',
  yml: 'yaml',
  env: 'ini',
  properties: 'ini',
};

const grammarOf = (language: string | undefined): string | undefined => {
  const name = language?.toLowerCase() ?? '';
  const known = Object.hasOwn(otherNames, name) ? otherNames[name] : name;
  return known !== undefined && Object.hasOwn(grammars, known) ? known : undefined;
};

/** What the colors of a theme are for, by what a grammar calls it; nothing else has a color. */
const kinds: Readonly<Record<string, string>> = {
  comment: 'comment',
  quote: 'comment',
  doctag: 'comment',
  keyword: 'keyword',
  name: 'keyword',
  section: 'keyword',
  deletion: 'keyword',
  'selector-tag': 'keyword',
  string: 'string',
  regexp: 'string',
  char: 'string',
  code: 'string',
  addition: 'string',
  link: 'link',
  number: 'constant',
  literal: 'constant',
  symbol: 'constant',
  title: 'function',
  built_in: 'function',
  type: 'function',
  meta: 'function',
  'selector-class': 'function',
  'selector-id': 'function',
  attr: 'parameter',
  attribute: 'parameter',
  params: 'parameter',
  property: 'parameter',
  variable: 'parameter',
  'template-variable': 'parameter',
  operator: 'punctuation',
  punctuation: 'punctuation',
  bullet: 'punctuation',
  tag: 'punctuation',
};

type Node = ReturnType<ReturnType<typeof createLowlight>['highlight']>['children'][number];

const kindOf = (classes: unknown): string | undefined =>
  kinds[String(Array.isArray(classes) ? classes[0] : '').replace('hljs-', '')];

/** The innermost name counts. Brackets in brackets may go deeper than calls can. */
const tokensOf = (nodes: readonly Node[]): CodeToken[] => {
  const tokens: CodeToken[] = [];
  const waiting: { readonly node: Node; readonly kind?: string | undefined }[] = nodes
    .map((node) => ({ node }))
    .reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, kind } = next;
    if (node.type === 'text') tokens.push({ text: node.value, ...(kind !== undefined && { kind }) });
    if (node.type !== 'element') continue;
    const own = kindOf(node.properties.className);
    for (const child of node.children.toReversed()) waiting.push({ node: child, kind: own });
  }
  return tokens;
};

const linesOf = (tokens: readonly CodeToken[]): CodeToken[][] => {
  const lines: CodeToken[][] = [[]];
  for (const { text, ...rest } of tokens)
    for (const [at, part] of text.split('\n').entries()) {
      if (at > 0) lines.push([]);
      if (part !== '') lines.at(-1)!.push({ text: part, ...rest });
    }
  return lines;
};

/** More than a slide has room for; grammars take the square of a line that is one long word. */
const mostLetters = 8_000;
const longestLine = 300;

const plainCode: ReadCode = (lines) => lines.map((text) => [{ text }]);

const isReadable = (lines: readonly string[]): boolean =>
  lines.every(({ length }) => length <= longestLine) &&
  lines.reduce((sum, { length }) => sum + length, 0) <= mostLetters;

/** Grammars load at first use and are kept. */
export class CodeReader {
  #highlighter: Promise<ReturnType<typeof createLowlight>> | undefined;

  /** Ready for these languages; one without a grammar is read plain. */
  async prepare(languages: readonly (string | undefined)[]): Promise<ReadCode> {
    const names = [...new Set(languages.map(grammarOf).filter((name) => name !== undefined))];
    if (names.length === 0) return plainCode;
    this.#highlighter ??= import('./highlighter.ts').then(({ createHighlighter }) => createHighlighter());
    const highlighter = await this.#highlighter;
    await Promise.all(
      names
        .filter((name) => !highlighter.registered(name))
        .map(async (name) => highlighter.register(name, (await grammars[name]!()).default)),
    );
    return (lines, language) => {
      const grammar = grammarOf(language);
      if (!grammar || !isReadable(lines)) return plainCode(lines, language);
      const read = linesOf(tokensOf(highlighter.highlight(grammar, lines.join('\n')).children));
      return lines.map((text, index) => (text === '' ? [{ text }] : (read[index] ?? [{ text }])));
    };
  }
}

import type { HighlighterCore, LanguageRegistration, ThemedToken } from 'shiki/core';

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

type Grammar = { readonly default: LanguageRegistration[] };

const grammars: Record<string, () => Promise<Grammar>> = {
  bash: () => import('shiki/langs/bash.mjs'),
  c: () => import('shiki/langs/c.mjs'),
  cpp: () => import('shiki/langs/cpp.mjs'),
  csharp: () => import('shiki/langs/csharp.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  diff: () => import('shiki/langs/diff.mjs'),
  docker: () => import('shiki/langs/docker.mjs'),
  go: () => import('shiki/langs/go.mjs'),
  graphql: () => import('shiki/langs/graphql.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  ini: () => import('shiki/langs/ini.mjs'),
  java: () => import('shiki/langs/java.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  jsonc: () => import('shiki/langs/jsonc.mjs'),
  jsx: () => import('shiki/langs/jsx.mjs'),
  kotlin: () => import('shiki/langs/kotlin.mjs'),
  lua: () => import('shiki/langs/lua.mjs'),
  makefile: () => import('shiki/langs/make.mjs'),
  markdown: () => import('shiki/langs/markdown.mjs'),
  php: () => import('shiki/langs/php.mjs'),
  powershell: () => import('shiki/langs/powershell.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  r: () => import('shiki/langs/r.mjs'),
  ruby: () => import('shiki/langs/ruby.mjs'),
  rust: () => import('shiki/langs/rust.mjs'),
  scss: () => import('shiki/langs/scss.mjs'),
  sql: () => import('shiki/langs/sql.mjs'),
  swift: () => import('shiki/langs/swift.mjs'),
  toml: () => import('shiki/langs/toml.mjs'),
  tsx: () => import('shiki/langs/tsx.mjs'),
  typescript: () => import('shiki/langs/typescript.mjs'),
  xml: () => import('shiki/langs/xml.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
};

const otherNames: Record<string, string> = {
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  console: 'bash',
  'c++': 'cpp',
  cs: 'csharp',
  'c#': 'csharp',
  dockerfile: 'docker',
  golang: 'go',
  gql: 'graphql',
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  node: 'javascript',
  json5: 'jsonc',
  kt: 'kotlin',
  make: 'makefile',
  md: 'markdown',
  ps1: 'powershell',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  ts: 'typescript',
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

const createHighlighter = async (): Promise<HighlighterCore> => {
  const [{ createHighlighterCore, createCssVariablesTheme }, { createJavaScriptRegexEngine }] =
    await Promise.all([import('shiki/core'), import('shiki/engine/javascript')]);
  return createHighlighterCore({
    engine: createJavaScriptRegexEngine({ forgiving: true }),
    themes: [createCssVariablesTheme({ name: 'deck', variablePrefix: '--shiki-' })],
    langs: [],
  });
};

const kindOf = ({ color = '' }: ThemedToken): string | undefined =>
  /--shiki-token-(?<kind>[a-z-]+)/.exec(color)?.groups?.kind;

const tokenOf = (token: ThemedToken): CodeToken => {
  const kind = kindOf(token);
  return { text: token.content, ...(kind !== undefined && { kind }) };
};

const mostLineMs = 200;

const plainCode: ReadCode = (lines) => lines.map((text) => [{ text }]);

/** Grammars load at first use and are kept. */
export class CodeReader {
  #highlighter: Promise<HighlighterCore> | undefined;

  /** Ready for these languages; one without a grammar is read plain. */
  async prepare(languages: readonly (string | undefined)[]): Promise<ReadCode> {
    const names = [...new Set(languages.map(grammarOf).filter((name) => name !== undefined))];
    if (names.length === 0) return plainCode;
    this.#highlighter ??= createHighlighter();
    const highlighter = await this.#highlighter;
    const loaded = new Set(highlighter.getLoadedLanguages());
    await Promise.all(
      names.filter((name) => !loaded.has(name)).map((name) => highlighter.loadLanguage(grammars[name]!())),
    );
    return (lines, language) => {
      const grammar = grammarOf(language);
      if (!grammar) return plainCode(lines, language);
      const read = () =>
        highlighter.codeToTokensBase(lines.join('\n'), {
          lang: grammar,
          theme: 'deck',
          tokenizeMaxLineLength: 1_000,
          tokenizeTimeLimit: mostLineMs,
        });
      const begun = performance.now();
      const first = read();
      // A grammar's first lines also wait for its patterns to be made: given up then, they are quick now.
      const tokens = performance.now() - begun > mostLineMs ? read() : first;
      return lines.map((text, index) => tokens[index]?.map(tokenOf) ?? [{ text }]);
    };
  }
}

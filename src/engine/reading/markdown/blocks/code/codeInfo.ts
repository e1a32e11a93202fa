export interface CodeInfo {
  readonly language?: string;
  readonly fileName?: string;
}

const quotedName =
  /\b(?:title|file_?name|file|name|path)\s*[=:]\s*(?:"([^"]{1,200})"|'([^']{1,200})'|([^\s{}]{1,200}))/i;
const fileLike = /^[\w@./\\-]*\.[a-z][a-z0-9]{0,7}$/i;
const namedFile = /^[\w@/\\-][\w@./\\-]*\.([a-z][a-z0-9]{0,7})$/i;
/** "{r, echo=FALSE}", "{.python .numberLines}" */
const inBraces = /^\{\s*\.?([a-z][\w+#-]*)(?=[\s,}])/i;

/** What is of no language is not said to be of one. */
const noLanguage: ReadonlySet<string> = new Set(['text', 'txt', 'plain', 'plaintext', 'none']);
const isLanguage = (name: string): boolean => /^[a-z][\w+#.-]{0,39}$/.test(name) && !noLanguage.has(name);

/** What a fence's info string says: language, and file name in the ways people write it. */
export function readCodeInfo(info: string): CodeInfo {
  const line = info.trim().slice(0, 500);
  const named = quotedName.exec(line);
  const braced = inBraces.exec(line)?.[1];
  const words = line
    .replace(quotedName, ' ')
    .replace(/\{[^}]*\}/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const [first = braced ?? '', second = ''] = words;
  const file = namedFile.exec(first);
  const [language = '', rest = ''] = file ? [file[1]] : first.split(/:(.*)/s);
  const fileName =
    named?.slice(1).find((name) => name) ??
    file?.[0] ??
    (fileLike.test(rest) ? rest : undefined) ??
    (fileLike.test(second) ? second : undefined);
  const plainLanguage = language
    .replace(/^\.?(language|lang|highlight-source|highlight)-/, '')
    .replace(/^\./, '')
    .toLowerCase();
  return {
    ...(isLanguage(plainLanguage) && { language: plainLanguage }),
    ...(fileName !== undefined && { fileName }),
  };
}

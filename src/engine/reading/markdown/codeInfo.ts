export interface CodeInfo {
  readonly language?: string;
  readonly fileName?: string;
}

const quotedName =
  /\b(?:title|file_?name|file|name|path)\s*[=:]\s*(?:"([^"]{1,200})"|'([^']{1,200})'|([^\s{}]{1,200}))/i;
const fileLike = /^[\w@./\\-]*\.[a-z0-9]{1,8}$/i;

/** What a fence's info string says: language, and file name in the ways people write it. */
export function readCodeInfo(info: string): CodeInfo {
  const line = info.trim().slice(0, 500);
  const named = quotedName.exec(line);
  const words = line
    .replace(quotedName, ' ')
    .replace(/\{[^}]*\}/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const [first = '', second = ''] = words;
  const [language = '', rest = ''] = first.split(/:(.*)/s);
  const fileName =
    named?.slice(1).find((name) => name) ??
    (fileLike.test(rest) ? rest : undefined) ??
    (fileLike.test(second) ? second : undefined);
  const plainLanguage = language
    .replace(/^\.?(language|lang|highlight-source|highlight)-/, '')
    .replace(/^\./, '')
    .toLowerCase();
  return {
    ...(/^[\w+#.-]{1,40}$/.test(plainLanguage) && { language: plainLanguage }),
    ...(fileName !== undefined && { fileName }),
  };
}

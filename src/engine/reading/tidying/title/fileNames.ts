export const baseName = (fileName: string): string =>
  fileName
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();

/** Names that files have before anybody names them. */
const saysNothing =
  /^(?:prompt|answer \d+|untitled(?: ?\d+)?|readme|index|draft|document|notes?|text|new file|selection)$/i;
export const saysSomething = (fileName: string | undefined): fileName is string =>
  fileName !== undefined && /\p{L}{3}/u.test(baseName(fileName)) && !saysNothing.test(baseName(fileName));

/** "rfc.md" says of what kind it is, "moving-day.md" what it is about. */
export const saysWhat = (fileName: string | undefined): fileName is string =>
  saysSomething(fileName) &&
  baseName(fileName)
    .split(/\s+/u)
    .filter((word) => /\p{L}{2}/u.test(word)).length > 1;

/** Where a line may end within a long word of code, and where it may not. */

/** A shorter word is rather taken to the next line as a whole. */
const longWord = /\S{13,}/gu;
const shortestPart = 4;

/** Behind what separates, and before a capital after a small letter: "src/|engine", "Guestbook|Finder". */
const seam = /(?<=[\p{L}\p{N}][/\\._:=?&,(]+)(?=[\p{L}\p{N}])|(?<=\p{Ll})(?=\p{Lu})/gu;

const seamsIn = (word: string): number[] => {
  const found: number[] = [];
  for (const { index } of word.matchAll(seam))
    if (index - (found.at(-1) ?? 0) >= shortestPart && word.length - index >= shortestPart) found.push(index);
  return found;
};

/** The places in code at which a line may end beside spaces. */
export const codeBreaks = (code: string): number[] =>
  [...code.matchAll(longWord)].flatMap(({ index, 0: word }) => seamsIn(word).map((at) => index + at));

/** Code in the parts that these places make of it. */
export const codeParts = (code: string): string[] => {
  const breaks = codeBreaks(code);
  return [0, ...breaks].map((from, at) => code.slice(from, breaks[at]));
};

/** "--max-depth=1" is not broken at its dashes, and a longer option not at those that it begins with. */
export const option = /((?<!\S)--?[\p{L}\p{N}](?:\S{0,18}(?!\S))?)/u;

/** The places behind dashes at which no line ends. */
export const codeTies = (code: string): number[] =>
  [...code.matchAll(new RegExp(option, 'gu'))].flatMap(({ index, 0: tied }) =>
    [...tied.matchAll(/-/gu)].map((dash) => index + dash.index + 1),
  );

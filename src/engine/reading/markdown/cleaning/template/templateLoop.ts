const opening = /\{%-?\s*for\s/y;
const turn = /\{%-?\s*(end)?for(?![\w-])/g;
const tagEnd = '%}';

/** Whether a text has at this place what a site fills in again and again. */
export const isLoopAt = (text: string, at: number): boolean => {
  opening.lastIndex = at;
  return opening.test(text);
};

/** Where a loop that begins here ends, loops in it included: what it repeats stands elsewhere. */
export const endOfLoop = (text: string, at: number): number | undefined => {
  turn.lastIndex = at;
  let open = 0;
  for (let match = turn.exec(text); match; match = turn.exec(text)) {
    open += match[1] ? -1 : 1;
    if (open > 0) continue;
    const end = text.indexOf(tagEnd, match.index);
    return end < 0 ? undefined : end + tagEnd.length;
  }
  return undefined;
};

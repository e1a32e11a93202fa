const pairs: Readonly<Record<string, string>> = {
  ')': '(',
  ']': '[',
  '）': '（',
  '」': '「',
  '』': '『',
  '】': '【',
  '》': '《',
};
const openers = new Set(Object.values(pairs));

/** "a)", "12)" and smileys: nothing was opened. */
const alone = /(?:(?:^|\s)(?:\p{N}{1,3}|\p{L})|[:;]-?)$/u;

/** The first bracket or mark of code that stands there without its partner. */
export const unbalanced = (text: string): string | undefined => {
  const open: string[] = [];
  for (const [at, sign] of [...text].entries()) {
    const isSmiley = /[:;]-?$/u.test([...text].slice(0, at).join(''));
    if (openers.has(sign) && !isSmiley) open.push(sign);
    const partner = pairs[sign];
    if (partner === undefined) continue;
    if (open.at(-1) === partner) open.pop();
    else if (!alone.test([...text].slice(0, at).join(''))) return sign;
  }
  if (open.length > 0) return open.at(-1);
  if ([...text.matchAll(/`/g)].length % 2 === 1) return '`';
  for (const [first, last] of [
    ['“', '”'],
    ['„', '“'],
    ['«', '»'],
  ] as const)
    if (text.includes(first) && !text.includes(last) && !/[”"»“]/u.test(text.slice(text.indexOf(first) + 1)))
      return first;
  return [...text.matchAll(/(?<!\p{N})"/gu)].length % 2 === 1 && !/\p{N}"/u.test(text) ? '"' : undefined;
};

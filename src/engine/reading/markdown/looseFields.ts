const key = /^([a-z][\w-]{0,60})[ \t]*:(?:[ \t]+(.*))?$/iu;
const comment = /^\s*#/u;
const fewestKeys = 2;

const unquoted = (value: string): string => {
  const text = value.trim();
  const quote = text.charAt(0);
  if (quote !== '"' && quote !== "'") return text;
  const inner = text.endsWith(quote) && text.length > 1 ? text.slice(1, -1) : text.slice(1);
  return quote === '"' ? inner.replaceAll(/\\(["\\])/gu, '$1') : inner.replaceAll("''", "'");
};

/** "- a" below each other and "[a, b]" are lists; "|" and ">" say how the lines below go on. */
const saidBy = (lines: readonly string[]): string | readonly string[] => {
  const [first = '', ...rest] = lines.map((line) => line.trim()).filter((line) => line !== '');
  const all = /^[|>][+-]?$/u.test(first) ? rest : [first, ...rest];
  if (all.length > 0 && all.every((line) => /^-\s/u.test(line)))
    return all.map((line) => unquoted(line.replace(/^-\s+/u, '')));
  const text = all.join(' ');
  const list = /^\[(.*)\]$/u.exec(text)?.[1];
  return list === undefined ? unquoted(text) : list.split(',').map(unquoted);
};

/**
 * Keys at the beginning of lines and the lines that go on with their values, where a text is no YAML though it
 * was meant to be. Nothing where it has text of another kind.
 */
export const looseFields = (text: string): Readonly<Record<string, unknown>> | undefined => {
  const found = new Map<string, string[]>();
  let open: string[] | undefined;
  let isParted = false;
  for (const line of text.split(/\r?\n/u)) {
    const [, name, value = ''] = key.exec(line) ?? [];
    if (name !== undefined) {
      open = [value];
      if (!found.has(name)) found.set(name, open);
    } else if (line.trim() !== '' && !comment.test(line)) {
      // A paragraph of its own is no value.
      if (!open || (isParted && !/^[\s-]/u.test(line))) return undefined;
      open.push(line);
    }
    isParted = line.trim() === '';
  }
  if (found.size < fewestKeys) return undefined;
  return Object.fromEntries([...found].map(([name, lines]) => [name, saidBy(lines)]));
};

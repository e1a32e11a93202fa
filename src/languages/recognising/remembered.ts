/** What is longer is hardly asked for twice. */
const longest = 400;
const most = 1_000;

/** What was found in a short text stays at hand for a while: a deck asks for the same few hundred again and again. */
export const remembered = <Found>(find: (text: string) => Found): ((text: string) => Found) => {
  const known = new Map<string, Found>();
  return (text) => {
    if (text.length > longest) return find(text);
    if (known.has(text)) return known.get(text) as Found;
    const found = find(text);
    if (known.size >= most) known.clear();
    known.set(text, found);
    return found;
  };
};

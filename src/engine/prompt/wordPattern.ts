const compiled = new Map<string, RegExp>();

/** A pattern over letters of every script, compiled once. Only for patterns made of our own words. */
export const wordPattern = (source: string, flags = 'iu'): RegExp => {
  const key = `${flags} ${source}`;
  const known = compiled.get(key);
  if (known) return known;
  const made = new RegExp(source, flags);
  compiled.set(key, made);
  return made;
};

/** What a drawing is about, and the names of what stands in it: said where it cannot be seen. */
export const alternativeText = (about: string, names: readonly string[], locale: string): string => {
  const said = names.map((name) => name.trim()).filter((name) => name !== '');
  const list = new Intl.ListFormat(locale).format(said);
  return [about.trim(), list].filter((text) => text !== '').join('\n');
};

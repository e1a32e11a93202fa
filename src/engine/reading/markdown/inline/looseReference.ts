/** "[text][name]" and "![text][]" where nothing says what the name refers to; an index, "list[0][1]", is none. */
const loose = /(?<![\p{L}\p{N}\])}])!?\[([^[\]\n]{2,200})\]\[[^[\]\n]{0,100}\]/gu;
const word = /\p{L}{2}/u;

/** A link that leads nowhere is the text that it stands on. */
export const withoutLooseReferences = (text: string): string =>
  text.includes('][')
    ? text.replace(loose, (written, said: string) => (word.test(said) ? said : written))
    : text;

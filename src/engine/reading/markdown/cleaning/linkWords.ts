const link = /\[([^[\]\n]{0,200})\]\([^()\s]{0,500}\)/gu;

/** "[@ada](https://example.org/@ada)" as its words, in a line that is not read as Markdown. */
export const withLinkWords = (text: string): string => text.replaceAll(link, '$1');

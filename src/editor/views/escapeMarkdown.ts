/** Text as text inside a Markdown tooltip, theme icons included. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_{}[\]()#+\-.!|<>~$]/g, '\\$&').replace(/\s+/g, ' ');

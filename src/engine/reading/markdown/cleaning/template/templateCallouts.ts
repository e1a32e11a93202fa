import { callouts, tones } from '../../../document/calloutKinds.ts';
import { mapOutsideFences } from '../outsideFences.ts';

const kinds = [...Object.keys(tones), ...callouts].join('|');
const value = `"[^"\\n]{0,200}"|'[^'\\n]{0,200}'|[\\w-]{1,20}`;
/** `{% alert "Mind the tide", "warning" %}`, `{{< alert type="note" >}}`, `{{% hint info %}}`, alone in its line. */
const opened = new RegExp(
  `^(\\s{0,24})(?:\\{%-?|\\{\\{[<%])\\s{0,9}(${kinds})((?:[\\s,]\\s?(?:[\\w-]{1,20}=)?(?:${value})){0,9})\\s{0,9}(?:-?%\\}|[>%]\\}\\})\\s*$`,
  'iu',
);
const closed = new RegExp(
  `^\\s{0,24}(?:\\{%-?\\s{0,9}end_?(${kinds})\\s{0,9}-?%\\}|\\{\\{[<%]\\s{0,9}/\\s{0,9}(${kinds})\\s{0,9}[>%]\\}\\})\\s*$`,
  'iu',
);
const given = new RegExp(`(?:([\\w-]{1,20})=)?(${value})`, 'gu');
const titles = new Set(['title', 'heading', 'header']);

interface Opened {
  readonly tag: string;
  readonly line: string;
}

/** "Warning", as what is set off is called. */
export const isTone = (text: string): boolean => tones[text.toLowerCase()] !== undefined;

/** The line that Markdown's own containers begin with; undefined where the tag says neither what it is nor what it is about. */
const openingOf = (line: string): Opened | undefined => {
  const [, indent = '', tag, said = ''] = opened.exec(line) ?? [];
  if (tag === undefined) return undefined;
  const values = [...said.matchAll(given)].map(([, name, text = ''], at) => ({
    text: text.replace(/^["']|["']$/gu, '').trim(),
    mayBeTitle: name === undefined ? at === 0 && /^["']/u.test(text) : titles.has(name.toLowerCase()),
  }));
  const tone = [tag, ...values.map(({ text }) => text)].find(isTone);
  const title = values.find(({ text, mayBeTitle }) => mayBeTitle && /\p{L}/u.test(text) && !isTone(text));
  if (tone === undefined && title === undefined) return undefined;
  return {
    tag: tag.toLowerCase(),
    line: `${indent}:::${tone?.toLowerCase() ?? 'note'} ${title?.text ?? ''}`.trimEnd(),
  };
};

const closedTag = (line: string): string | undefined => {
  const [, ended, closing] = closed.exec(line) ?? [];
  return (ended ?? closing)?.toLowerCase();
};

/** What a site's program sets off between two tags is a callout, as between two lines of colons; every line keeps its number. */
export const withTemplateCallouts = (text: string): string => {
  if (!/\{%-?\s*end|\{\{[<%]\s*\//u.test(text)) return text;
  const lines = text.split('\n');
  const made = new Map<number, string>();
  let open: (Opened & { readonly at: number }) | undefined;
  mapOutsideFences(lines, (line, at) => {
    const opening = openingOf(line);
    if (opening) open = { ...opening, at };
    else if (open && closedTag(line) === open.tag) {
      made.set(open.at, open.line).set(at, `${/^\s*/u.exec(open.line)![0]}:::`);
      open = undefined;
    }
    return line;
  });
  return lines.map((line, at) => made.get(at) ?? line).join('\n');
};

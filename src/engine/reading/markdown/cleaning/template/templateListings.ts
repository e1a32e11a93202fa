const container = /<(?:div|figure|p|center)(?:\s[^<>\n]{0,200})?>/iu.source;
const containerEnd = /<\/(?:div|figure|p|center)>/iu.source;
const name = 'highlight|codeblock|code_block';
/** `{% highlight js linenos %}`, `<div class="code">{% codeblock lang:js %}`, `{{< highlight js "linenos=table" >}}` */
const opened = new RegExp(
  `^\\s*(?:${container}\\s*)?(?:\\{%-?|\\{\\{[<%])\\s*(${name})(\\s[^%>\\n]{0,200}?)?\\s*-?(?:%\\}|[>%]\\}\\})\\s*$`,
  'iu',
);
const closed = new RegExp(
  `^\\s*(?:\\{%-?\\s*end(${name})(?:\\s[^%\\n]{0,60})?%\\}|\\{\\{[<%]\\s*/\\s*(${name})\\s*[>%]\\}\\})\\s*(?:${containerEnd}\\s*)?$`,
  'iu',
);
const onlyContainer = new RegExp(`^\\s*${container}\\s*$`, 'iu');
const onlyContainerEnd = new RegExp(`^\\s*${containerEnd}\\s*$`, 'iu');
const fence = /^ {0,3}(`{3,}|~{3,})/u;

const closedName = (line: string): string | undefined => {
  const [, ended, closing] = closed.exec(line) ?? [];
  return (ended ?? closing)?.toLowerCase();
};

/** "js linenos" and "Some title lang:js"; what else stands there is for the program. */
const languageOf = (tag: string, said = ''): string => {
  const named = /\blang(?:uage)?\s*[:=]\s*["']?([\w+#.-]{1,30})/iu.exec(said)?.[1];
  if (named !== undefined || tag.toLowerCase() !== 'highlight') return named ?? '';
  return /^\s*["']?([\w+#.-]{1,30})/u.exec(said)?.[1] ?? '';
};

interface Listing {
  readonly from: number;
  readonly to: number;
  readonly language: string;
}

const listingsIn = (lines: readonly string[]): Listing[] => {
  const found: Listing[] = [];
  let open: { readonly from: number; readonly tag: string; readonly language: string } | undefined;
  let isCode: string | undefined;
  for (const [at, line] of lines.entries()) {
    if (open) {
      if (closedName(line) !== open.tag) continue;
      found.push({ ...open, to: at });
      open = undefined;
      continue;
    }
    const mark = fence.exec(line)?.[1];
    if (mark !== undefined)
      isCode = isCode === undefined ? mark : mark.startsWith(isCode) ? undefined : isCode;
    const [, tag, said] = isCode === undefined ? (opened.exec(line) ?? []) : [];
    if (tag !== undefined) open = { from: at, tag: tag.toLowerCase(), language: languageOf(tag, said) };
  }
  return found;
};

const longestMarkIn = (lines: readonly string[]): number =>
  lines.reduce((longest, line) => Math.max(longest, fence.exec(line)?.[1]?.length ?? 0), 2);

/** What a site's program shows as a listing is a fence, and verbatim; every line keeps its number. */
export const withTemplateListings = (text: string): string => {
  if (!/(?:end|\/\s*)(?:highlight|code_?block)/iu.test(text)) return text;
  const lines = text.split('\n');
  for (const { from, to, language } of listingsIn(lines)) {
    const mark = '`'.repeat(longestMarkIn(lines.slice(from + 1, to)) + 1);
    lines[from] = `${mark}${language}`;
    lines[to] = mark;
    const [above = '', below = ''] = [lines[from - 1], lines[to + 1]];
    if (!onlyContainer.test(above) || !onlyContainerEnd.test(below)) continue;
    lines[from - 1] = '';
    lines[to + 1] = '';
  }
  return lines.join('\n');
};

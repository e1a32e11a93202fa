const quoted = /"[^"\n]{0,200}"|'[^'\n]{0,200}'/;
/** `{% slack_channel "dev" "the developers" %}`: a name, and nothing but texts after it. */
const saying = new RegExp(
  `^\\{(?:%-?|\\{[<%])\\s*([a-z][\\w-]{0,40})((?:[\\s,]*(?:${quoted.source})){1,9})\\s*(?:-?%|[>%]\\})\\}$`,
  'iu',
);
/** `{{< glossary_tooltip text="Pods" term_id="pod" >}}` */
const named = new RegExp(`\\s(?:text|label)\\s?=\\s?(${quoted.source})`, 'u');
const address = /[/\\]|^#|\.\p{L}[\p{L}\p{N}]{1,4}$|^https?:/u;

/** Their texts say where something is, and not what is read there. */
const pointing = new Set(
  `asset block capture data embed emoji extends figure file gist highlight icon if image img import include
  include_cached include_relative layout link load octicon page param partial path picture post_url raw ref
  relref render render_template snippet static tweet unless url video vimeo when youtube`.split(/\s+/),
);

const isRead = (text: string): boolean => /\p{L}/u.test(text) && !address.test(text.trim());

/** What a template tag shows, as far as it says so itself: the last of the texts that it is given. */
export const templateLabel = (tag: string): string => {
  const [, name = '', texts = ''] = saying.exec(tag) ?? [];
  if (pointing.has(name.toLowerCase())) return '';
  const given = texts === '' ? named.exec(tag)?.slice(1) : texts.match(new RegExp(quoted, 'gu'));
  return (given ?? []).map((text) => text.slice(1, -1).trim()).findLast(isRead) ?? '';
};

const closing = /\{%-?\s{0,9}end_?(\w{1,40})|\{\{[<%]\s{0,9}\/\s{0,9}([\w-]{1,41})/gu;

/** The names of the tags that a text closes: they are drawn around what stands between. */
export const closedTags = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(closing)].map(([, ended, closed]) => (ended ?? closed)!));

export const nameOfTag = (tag: string): string => /[a-z][\w-]*/iu.exec(tag)?.[0] ?? '';

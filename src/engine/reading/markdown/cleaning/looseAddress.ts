/** `]({{ site.baseurl }}/a.png)`, `]({{ "/a.png" | relative_url }})` */
const ofTemplate = /\]\([^\S\n]{0,9}\{\{-?([^{}\n]{0,300})\}\}/y;
/** `](insert link)`: nobody put an address there. */
const notFilledIn =
  /\]\((?:insert|add|paste|put|your|the) (?:\p{L}{1,30} ){0,3}(?:link|url|address)(?: here)?\)/iuy;
const quoted = /"([^"\s]{1,300})"|'([^'\s]{1,300})'/;
/** `](my picture.png)`, `](Our letter.docx)` */
const withBlanks =
  /\]\(((?:[^()<>"'\s]{1,200} ){1,20}[^()<>"'\s]{1,200}\.(?:png|jpe?g|gif|svg|webp|avif|pdf|do[ct][xm]?|xls[xm]?|pp[st][xm]?|potx|od[tspg]|rtf|txt|md|mdx|html?|csv|zip|ipynb))\)/iy;
/** `](<my picture.png>)` is no tag. */
const bracketed = /\]\(<[^<>\n]{0,1000}>/y;
/** `](https://example.org/a-\nlong-name)`: a program broke the line where it was full. */
const broken = /\]\((https?:\/\/[^\s()<>]{1,300}(?:\n[ \t>]{0,9}[^\s()<>]{1,300}){1,3})\)/iy;
/** `[#111]https://example.org/111)`: somebody forgot a bracket. */
const unopened = /\](https?:\/\/[^\s()<>]{1,300})\)/iy;

export interface Replaced {
  readonly text: string;
  readonly end: number;
}

/** An address that Markdown takes for none, and shows with all its signs, as one that it can read; one in brackets as it is. */
export const looseAddressAt = (text: string, at: number): Replaced | undefined => {
  ofTemplate.lastIndex = at;
  const template = ofTemplate.exec(text);
  if (template) {
    const said = quoted.exec(template[1]!);
    return { text: `](${said?.[1] ?? said?.[2] ?? ''}`, end: at + template[0].length };
  }
  broken.lastIndex = at;
  const [lines, address] = broken.exec(text) ?? [];
  if (lines !== undefined && address !== undefined) {
    const parts = address.split(/\n[ \t>]*/u);
    // What comes below stays in its line.
    return { text: `](${parts.join('')})${'\n'.repeat(parts.length - 1)}`, end: at + lines.length };
  }
  unopened.lastIndex = at;
  const [, forgotten] = unopened.exec(text) ?? [];
  if (forgotten !== undefined) return { text: `](${forgotten})`, end: unopened.lastIndex };
  bracketed.lastIndex = at;
  const known = bracketed.exec(text)?.[0];
  if (known !== undefined) return { text: known, end: at + known.length };
  withBlanks.lastIndex = at;
  const blanks = withBlanks.exec(text);
  notFilledIn.lastIndex = at;
  const absent = notFilledIn.exec(text);
  if (!blanks && absent) return { text: ']()', end: at + absent[0].length };
  return blanks ? { text: `](<${blanks[1]}>)`, end: at + blanks[0].length } : undefined;
};

import { Tokenizer } from 'htmlparser2';
import type { ElementBuilder } from './elementBuilder.ts';

/** Elements whose content is no text for people. */
export const vanishing: ReadonlySet<string> = new Set(
  'script style iframe template noscript object embed svg math video audio canvas head title select textarea button'.split(
    ' ',
  ),
);

/** Of these, the ones a block of HTML that opens them also ends. */
const raw: ReadonlySet<string> = new Set('script style iframe noscript title textarea template'.split(' '));

/** Ends what a block of HTML leaves open though it must not reach beyond it. */
export const endBlock = (line: number, builder: ElementBuilder): void => builder.endOpen(raw, line);

/** Reads one piece of HTML, which may open what a later piece closes, into the builder. */
export function feedHtml(html: string, firstLine: number, builder: ElementBuilder): void {
  let line = firstLine;
  const lineEndFrom = (index: number): number => {
    const at = html.indexOf('\n', index);
    return at === -1 ? html.length : at;
  };
  let lineEnd = lineEndFrom(0);
  const lineAt = (index: number): number => {
    for (; lineEnd < index && lineEnd < html.length; lineEnd = lineEndFrom(lineEnd + 1)) line += 1;
    return line;
  };

  let tag = '';
  let attributes: Record<string, string> = {};
  let name = '';
  let value = '';
  const opened = (endIndex: number, selfClosing: boolean): void => {
    builder.openHtml(tag, attributes, lineAt(endIndex));
    if (selfClosing) builder.closeHtml(tag, line);
  };
  const nothing = (): void => {};

  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(start, end) {
        tag = html.slice(start, end).toLowerCase();
        attributes = {};
      },
      onattribname(start, end) {
        name = html.slice(start, end).toLowerCase();
        value = '';
      },
      onattribdata(start, end) {
        value += html.slice(start, end);
      },
      onattribentity(codepoint) {
        value += String.fromCodePoint(codepoint);
      },
      onattribend() {
        if (!Object.hasOwn(attributes, name)) attributes[name] = value;
      },
      onopentagend: (end) => opened(end, false),
      onselfclosingtag: (end) => opened(end, vanishing.has(tag) || tag === 'a'),
      onclosetag(start, end) {
        builder.closeHtml(html.slice(start, end).toLowerCase(), lineAt(end));
      },
      ontext(start, end) {
        builder.add(html.slice(start, end));
      },
      ontextentity(codepoint) {
        builder.add(String.fromCodePoint(codepoint));
      },
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onprocessinginstruction: nothing,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}

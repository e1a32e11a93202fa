import type { RichText } from '../../../../deck/richText.ts';
import { linked, marked, plainStyle, RichTextBuilder, type Style } from '../../document/richTextBuilder.ts';
import { type Element, isElement, type Node, textOf } from '../elements/element.ts';
import { vanishing } from '../elements/feedHtml.ts';
import { withoutEmojiNames } from './emojiNames.ts';
import { withLooseBold } from './looseBold.ts';
import { withoutLooseReferences } from './looseReference.ts';
import { withoutLostWords } from './lostWords.ts';
import { raised } from './raisedText.ts';

const markOfTag = new Map([
  ['b', 'strong'],
  ['strong', 'strong'],
  ['i', 'emphasis'],
  ['em', 'emphasis'],
  ['cite', 'emphasis'],
  ['var', 'emphasis'],
  ['dfn', 'emphasis'],
  ['code', 'code'],
  ['kbd', 'code'],
  ['samp', 'code'],
  ['tt', 'code'],
  ['s', 'strike'],
  ['del', 'strike'],
  ['strike', 'strike'],
] as const);

const blockLike = new Set('p div li h1 h2 h3 h4 h5 h6 tr td th dt dd blockquote pre #code'.split(' '));

/** "#" or "¶" that links to where it stands. */
const permalink = /^\s*(?:[#¶§⚓]|🔗)\uFE0F?\s*$/u;
const isPermalink = ({ tag, attributes, children }: Element): boolean =>
  tag === 'a' &&
  attributes.href?.startsWith('#') === true &&
  children.every((child) => !isElement(child)) &&
  permalink.test(children.join(''));

const following = (siblings: readonly Node[], index: number): string => {
  const next = siblings[index + 1];
  return next === undefined || isElement(next) ? '' : next;
};

/** "2nd" and "CO2" have signs for it; more is text in small. */
const longestRaised = 20;

const isBreak = ({ tag }: Element): boolean => tag === 'br' || tag === '#soft-break';

const longestLine = 40;
const mostLookedAt = 12;
/** What stands in the line before a break, as much of it as is looked at. */
const lineBefore = (siblings: readonly Node[], index: number): string => {
  let line = '';
  for (let at = index - 1; at >= Math.max(0, index - mostLookedAt) && line.length < longestLine; at -= 1) {
    const node = siblings[at]!;
    if (isElement(node) && node.tag === 'br') break;
    line = (isElement(node) ? textOf(node) : node) + line;
  }
  return line.trim();
};

/** Two blanks at the end of a long line within a sentence are no break that its author saw. */
const isWithinSentence = (siblings: readonly Node[], index: number): boolean => {
  const before = lineBefore(siblings, index);
  return (
    before.length >= longestLine &&
    /[\p{L}\p{N},，、]$/u.test(before) &&
    /^\s*\p{Ll}/u.test(following(siblings, index))
  );
};

const leastUnwrapped = 160;
/** What stands in the line after a break, as much of it as is looked at. */
const lineAfter = (siblings: readonly Node[], index: number): string => {
  let line = '';
  for (let at = index + 1; at <= index + mostLookedAt && line.length < leastUnwrapped; at += 1) {
    const node = siblings[at];
    if (node === undefined || (isElement(node) && isBreak(node))) break;
    line += isElement(node) ? textOf(node) : node;
  }
  return line.trim();
};

/** A line that names whom the lines above are by; a long one goes on with what they say. */
const signature = /^[—–―]\s*\p{L}.{0,60}$/u;
const isSignature = (siblings: readonly Node[], index: number): boolean =>
  /^[—–―]/u.test(following(siblings, index)) && signature.test(lineAfter(siblings, index));

/** Who writes lines as long as this one wraps none: the line above it ends where its author ended it. */
const isBeforeUnwrapped = (siblings: readonly Node[], index: number): boolean => {
  const after = lineAfter(siblings, index);
  return (
    after.length >= leastUnwrapped &&
    /^\p{Lu}/u.test(after) &&
    /[\p{L}\p{N})]$/u.test(lineBefore(siblings, index))
  );
};

const isFootnote = (node: Node | undefined): boolean =>
  node !== undefined && isElement(node) && ['#footnote-ref', '#footnote-inline'].includes(node.tag);

/** "the same weeks [^1].": without its number, no space is left before the stop. */
const isBeforeNumber = (siblings: readonly Node[], index: number): boolean =>
  !isElement(siblings[index]!) &&
  isFootnote(siblings[index + 1]) &&
  /^[.,;:!?)\]。、，；：！？]/u.test(following(siblings, index + 1));

/** What a run of text carries along that is not text itself. */
export interface InlineHandlers {
  /** A picture in the text; the answer is text to show in its place, or nothing. */
  picture(element: Element): string;
  footnote(element: Element): void;
}

export function inlineText(nodes: readonly Node[], handlers: InlineHandlers): RichText {
  const builder = new RichTextBuilder();
  const walk = (node: Node, style: Style): void => {
    if (!isElement(node)) {
      builder.add(withoutEmojiNames(withoutLooseReferences(node)), style);
      return;
    }
    if (isPermalink(node)) return;
    const mark = markOfTag.get(node.tag as Parameters<typeof markOfTag.get>[0]);
    if (mark) walkAll(node, marked(style, mark), mark === 'code');
    else if (node.tag === 'a') walkAll(node, linked(style, node.attributes.href));
    else if (node.tag === 'br') builder.hardBreak();
    else if (node.tag === '#soft-break') builder.lineEnd();
    else if (node.tag === '#math') builder.addExact(node.children.join('').trim(), marked(style, 'math'));
    else if (node.tag === 'img') builder.add(handlers.picture(node), style);
    else if (isFootnote(node)) handlers.footnote(node);
    else if (blockLike.has(node.tag)) walkLine(node, style);
    else if (node.tag === 'sup' || node.tag === 'sub') walkRaised(node, style);
    else if (!vanishing.has(node.tag) || !node.closed) walkAll(node, style);
  };
  const walkEach = (all: readonly Node[], style: Style): void => {
    const siblings = withoutLostWords(all);
    for (const [index, node] of siblings.entries()) {
      const breaksLine =
        isElement(node) &&
        node.tag === '#soft-break' &&
        (isSignature(siblings, index) || isBeforeUnwrapped(siblings, index));
      const isSeen = !(isElement(node) && node.tag === 'br' && isWithinSentence(siblings, index));
      if (breaksLine) builder.hardBreak();
      else if (!isSeen) builder.lineEnd();
      else walk(isBeforeNumber(siblings, index) ? String(node).trimEnd() : node, style);
    }
  };
  const walkAll = (element: Element, style: Style, exact = false): void => {
    const [only] = element.children;
    if (exact && element.children.length === 1 && only !== undefined && !isElement(only)) {
      builder.addExact(only, style);
      return;
    }
    walkEach(element.children, style);
  };
  const walkLine = (element: Element, style: Style): void => {
    builder.hardBreak();
    walkAll(element, style);
    builder.hardBreak();
  };
  const walkRaised = (element: Element, style: Style): void => {
    const [only] = element.children;
    const isShort = only !== undefined && !isElement(only) && only.length <= longestRaised;
    if (isShort && element.children.length === 1)
      builder.add(raised(only, element.tag === 'sup' ? 'sup' : 'sub'), style);
    else walkAll(element, style);
  };
  walkEach(nodes, plainStyle);
  return withLooseBold(builder.finish());
}

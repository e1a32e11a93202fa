import type { RichText } from '../deck/richText.ts';
import { blockText } from './blockText.ts';
import type { Item } from './content.ts';
import type { DeckMarkdown, Token, Tokens } from './parser.ts';
import { inlineText } from './readInline.ts';

const task = /^\[([ xX])\](?:[ \t]+|$)/;

/** Up to the token that closes the one at the start. */
const endOf = (tokens: Tokens, start: number): number => {
  let depth = 0;
  for (let at = start; at < tokens.length; at += 1) {
    depth += tokens[at]!.nesting;
    if (depth === 0) return at;
  }
  return tokens.length - 1;
};

/** The opening bold words of a text: its lead. */
const leadOf = (tokens: Tokens): { readonly lead: RichText; readonly rest: Tokens } | undefined => {
  const [first] = tokens.filter(({ type, content }) => type !== 'text' || content !== '');
  const start = first ? tokens.indexOf(first) : -1;
  if (first?.type !== 'strong_open') return undefined;
  const end = endOf(tokens, start);
  const lead = inlineText(tokens.slice(start + 1, end));
  return lead.length === 0 ? undefined : { lead, rest: withoutSpace(tokens.slice(end + 1)) };
};

/** What stood between a lead and its text. */
const withoutSpace = (tokens: Tokens): Tokens => {
  const [first, ...rest] = tokens;
  if (!first) return [];
  if (first.type === 'softbreak') return rest;
  if (first.type !== 'text') return tokens;
  const content = first.content.replace(/^\s/, '');
  if (content === '') return withoutSpaceBefore(rest);
  return [Object.assign(Object.create(Object.getPrototypeOf(first)) as Token, first, { content }), ...rest];
};
const withoutSpaceBefore = (tokens: Tokens): Tokens => tokens;

export const readItemText = (
  markdown: DeckMarkdown,
  content: string,
  children: Token['children'],
): Omit<Item, 'items'> => {
  const box = task.exec(content);
  const tokens = box ? markdown.inline(content.slice(box[0].length)) : (children ?? markdown.inline(content));
  const found = leadOf(tokens);
  const second = found && leadOf(found.rest);
  return {
    whole: inlineText(tokens),
    text: inlineText(found?.rest ?? tokens),
    ...(found && { lead: found.lead }),
    ...(second && { second: { lead: second.lead, text: inlineText(second.rest) } }),
    ...(box && { checked: box[1] !== ' ' }),
  };
};

/** What a list's items hold beside their first paragraph and lists below it is told, not lost. */
export type OnOther = (token: Token) => void;

export const readItems = (markdown: DeckMarkdown, tokens: Tokens, onOther: OnOther): Item[] => {
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (tokens[at]!.type !== 'list_item_open') continue;
    const end = endOf(tokens, at);
    items.push(readItem(markdown, tokens.slice(at + 1, end), onOther));
    at = end;
  }
  return items;
};

const readItem = (markdown: DeckMarkdown, tokens: Tokens, onOther: OnOther): Item => {
  let text: Omit<Item, 'items'> = { whole: [], text: [] };
  let isFirst = true;
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (token.type === 'inline') {
      if (isFirst) text = readItemText(markdown, token.content, token.children);
      else items.push({ ...readItemText(markdown, token.content, token.children), items: [] });
      isFirst = false;
    } else if (/^(?:bullet|ordered)_list_open$/.test(token.type)) {
      const end = endOf(tokens, at);
      items.push(...readItems(markdown, tokens.slice(at + 1, end), onOther));
      at = end;
    } else if (token.type !== 'paragraph_open' && token.type !== 'paragraph_close') {
      onOther(token);
      const text = blockText(token);
      if (text.length > 0) items.push({ whole: text, text, items: [] });
    }
  }
  return { ...text, items };
};

export { endOf as endOfToken };

import { DomUtils, parseDocument } from 'htmlparser2';
import { cannot } from './cannot.ts';

const breaks = /<br\s*\/?\s*>|\\n/gi;
const faces = /<\/?(?:b|i|u|em|strong|small|sub|sup|code|span|div|p|center|font)(?:\s[^<>]*)?>/gi;
const icons = /\bfa[a-z]?:fa-[\w-]+\s*/g;
const entity = /#(\d+|[a-z]\w*);/gi;
const emphasized = /(\*\*|__)(?=\S)(.+?)(?<=\S)\1|(?<![\p{L}\p{N}*])\*(?=\S)([^*]+?)(?<=\S)\*/gu;

const unquoted = (text: string): string =>
  /^"[\s\S]*"$/.test(text) && text.length > 1 ? text.slice(1, -1).trim() : text;

const decoded = (text: string): string =>
  text.includes('&')
    ? DomUtils.textContent(parseDocument(text.replaceAll('<', '&lt;'), { decodeEntities: true }))
    : text;

/** What a label says, without marks and quotes, its breaks as such. */
export const labelOf = (written: string): string => {
  const own = unquoted(written.trim());
  if (own.includes('$$')) cannot('a formula');
  const isMarkdown = /^`[\s\S]*`$/.test(own) && own.length > 1;
  const text = isMarkdown ? own.slice(1, -1).replace(emphasized, '$2$3') : own;
  return decoded(
    text
      .replace(breaks, '\n')
      .replace(faces, '')
      .replace(icons, '')
      .replace(entity, (_, name: string) => (/^\d/.test(name) ? `&#${name};` : `&${name};`)),
  )
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
};

import type { Block } from '../../../document/sourceDocument.ts';
import { descendants, type Element, isElement, type Node } from '../../elements/element.ts';
import { readCodeInfo } from './codeInfo.ts';

/** What a page is told to make of itself. */
const instructions = /^(?:toc|dataview|dataviewjs)$/i;

const aroundRaw = [/^\s*\{%-?\s{0,9}raw\s{0,9}-?%\}/, /\{%-?\s{0,9}endraw\s{0,9}-?%\}$/] as const;

/** What a site's program is told to leave as it is, without what tells it so. */
const withoutRaw = (code: string): string => {
  const [opening, closing] = aroundRaw;
  return opening.test(code) && closing.test(code) ? code.replace(opening, '').replace(closing, '') : code;
};

/** A name that a program jumps to, written right behind the fence: "SQUARE:" is of no language. */
const jumpedTo = /^\w{1,40}:$/;

/** Without the indent that all its lines share: it is of the text around it. */
const withoutIndent = (code: string): string => {
  const lines = code.split('\n');
  const written = lines.filter((line) => line.trim() !== '');
  const [first = ''] = written;
  const indent = /^\s*/.exec(first)![0];
  let shared = indent.length;
  for (const line of written) while (!line.startsWith(indent.slice(0, shared))) shared -= 1;
  return shared === 0 ? code : lines.map((line) => line.slice(shared)).join('\n');
};

/** "*", "$ ….", "$ TODO: instructions to run it": what was to stand there does not. */
const nothing = /^[\s*+•$>#-]*(?:TODO\b.*|[\s.…]*)$/u;
const saysNothing = (code: string): boolean =>
  code.split('\n').every((line) => nothing.test(line)) && !/[-+*]{2}/.test(code);

const raw = /^\{=(\w{1,30})\}$/;
const comments = /<!--[\s\S]*?-->/g;
/** "{=latex}" is for another program to read, and "{=html}" where it holds nothing but comments. */
const isForAnother = (info: string | undefined, code: string): boolean => {
  const [, format] = raw.exec(info?.trim() ?? '') ?? [];
  return format !== undefined && (format !== 'html' || code.replace(comments, '').trim() === '');
};

const blankLines = /^(?:[ \t]*\r?\n)+/;

/** A listing, or the diagram or formula that is written as one. */
export function readCode(element: Element): Block[] {
  const { info } = element.attributes;
  const label = info !== undefined && jumpedTo.test(info.trim()) ? `${info.trim()}\n` : '';
  const content = element.children.map(exactText).join('');
  const written = `${label}${content}`.replace(blankLines, '').trimEnd();
  const code = withoutIndent(withoutRaw(written).replace(blankLines, '').trimEnd());
  if (saysNothing(code) || isForAnother(info, code)) return [];
  const inner = [element, ...descendants(element.children)].find(({ attributes }) =>
    /\b(language|lang|highlight-source)-/.test(attributes.class ?? ''),
  );
  const ofClass = /\b(?:language|lang|highlight-source)-[\w+#.-]+/.exec(inner?.attributes.class ?? '')?.[0];
  const { language, fileName } = readCodeInfo(
    (label === '' ? info : '') ?? ofClass ?? element.attributes.lang ?? '',
  );
  if (language && instructions.test(language)) return [];
  const position = element.position;
  if (language === 'mermaid') return [{ kind: 'diagram', source: code, position }];
  if (language === 'math') return [{ kind: 'math', tex: code, position }];
  return [{ kind: 'code', code, position, ...(language && { language }), ...(fileName && { fileName }) }];
}

const exactText = (node: Node): string => {
  if (!isElement(node)) return node;
  return node.tag === 'br' ? '\n' : node.children.map(exactText).join('');
};

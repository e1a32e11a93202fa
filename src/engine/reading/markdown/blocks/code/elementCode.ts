import type { Block } from '../../../document/sourceDocument.ts';
import { descendants, type Element, isElement, type Node } from '../../elements/element.ts';
import { readCodeInfo } from './codeInfo.ts';

/** What a page is told to make of itself. */
const instructions = /^(?:toc|dataview|dataviewjs)$/i;

/** A listing, or the diagram or formula that is written as one. */
export function readCode(element: Element): Block[] {
  const code = element.children
    .map(exactText)
    .join('')
    .replace(/^(?:[ \t]*\r?\n)+/, '')
    .trimEnd();
  if (code === '') return [];
  const inner = [element, ...descendants(element.children)].find(({ attributes }) =>
    /\b(language|lang|highlight-source)-/.test(attributes.class ?? ''),
  );
  const ofClass = /\b(?:language|lang|highlight-source)-[\w+#.-]+/.exec(inner?.attributes.class ?? '')?.[0];
  const { language, fileName } = readCodeInfo(
    element.attributes.info ?? ofClass ?? element.attributes.lang ?? '',
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

import { SaxesParser } from 'saxes';
import { decodeText } from '../decodeText.ts';

export interface XmlElement {
  /** With its prefix, as written: "a:p". */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

const deepest = 200;
/** Bytes; the tree takes many times as much memory. */
export const largestXml = 16 * 1024 * 1024;

/** A tree of a file's XML; nothing if it is broken. */
export function parseXml(bytes: Uint8Array | undefined): XmlElement | undefined {
  if (!bytes || bytes.length > largestXml) return undefined;
  const text = decodeText(bytes);
  if (text === undefined) return undefined;
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const stack = [root];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = {
      name,
      attributes: attributes as Record<string, string>,
      children: [],
      text: '',
    };
    if (stack.length > deepest) throw new Error('too deep');
    stack.at(-1)!.children.push(element);
    stack.push(element);
  });
  parser.on('closetag', () => {
    stack.pop();
  });
  const addText = (text: string): void => {
    stack.at(-1)!.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('error', (error) => {
    throw error;
  });
  try {
    parser.write(text).close();
  } catch {
    return undefined;
  }
  return root.children[0];
}

export const childOf = (
  element: XmlElement | undefined,
  ...path: readonly string[]
): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>(
    (parent, name) => parent?.children.find((child) => child.name === name),
    element,
  );

export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

export function* within(element: XmlElement | undefined, name: string): Generator<XmlElement> {
  for (const child of element?.children ?? []) {
    if (child.name === name) yield child;
    else yield* within(child, name);
  }
}

import { SaxesParser } from 'saxes';

/** What a drawing or a formula was written as. */
export interface Element {
  readonly tag: string;
  readonly values: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  /** Of its own and of what it holds, in order. */
  readonly text: string;
}

interface Open {
  readonly tag: string;
  readonly values: Record<string, string>;
  readonly children: Element[];
  text: string;
}

/** The tree of what a drawer of ours made; nothing where it is not well-formed. */
export const readXml = (markup: string): Element | undefined => {
  const stack: Open[] = [{ tag: '', values: {}, children: [], text: '' }];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    stack.push({ tag: name, values: attributes as Record<string, string>, children: [], text: '' });
  });
  parser.on('text', (text) => {
    stack.at(-1)!.text += text;
  });
  parser.on('closetag', () => {
    const closed = stack.pop()!;
    const parent = stack.at(-1)!;
    parent.children.push(closed);
    parent.text += closed.text;
  });
  parser.on('error', (error) => {
    throw error;
  });
  try {
    parser.write(markup).close();
  } catch {
    return undefined;
  }
  return stack[0]?.children[0];
};

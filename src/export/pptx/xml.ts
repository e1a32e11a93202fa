/** A piece of XML. What is a string is text and gets escaped. */
export interface Xml {
  readonly markup: string;
}

type Child = Xml | string | false | undefined | readonly Child[];
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const escaped = (text: string): string =>
  text
    .replace(controls, '')
    .replace(loneSurrogates, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const escapedValue = (text: string): string =>
  escaped(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');

const markupOf = (child: Child): string => {
  if (child === undefined || child === false) return '';
  if (typeof child === 'string') return escaped(child);
  return 'markup' in child ? child.markup : child.map(markupOf).join('');
};

/** An element; attributes that are undefined are left out. */
export const el = (name: string, attributes: Attributes = {}, ...children: readonly Child[]): Xml => {
  const said = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${escapedValue(typeof value === 'boolean' ? (value ? '1' : '0') : String(value))}"`,
    )
    .join('');
  const inner = markupOf(children);
  return { markup: inner === '' ? `<${name}${said}/>` : `<${name}${said}>${inner}</${name}>` };
};

export const xmlFile = (root: Xml): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root.markup}`;

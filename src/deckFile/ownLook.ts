import { type Document, isMap, isScalar, type Node } from 'yaml';
import { contrast, readColor, standingOut } from '../deck/color.ts';
import { HeadingFont, type Look, themeOf } from '../deck/look.ts';
import { leastContrast, type OwnColorName, type OwnColors, ownColorNames } from '../deck/ownTheme.ts';
import { themeIds } from '../deck/themes.ts';
import type { Problem } from './problem.ts';

/** For YAML a comment begins at the hash; for whoever wrote `text: #1d5fb8` a color does. */
const bareColor = new RegExp(`^(\\s+(?:${ownColorNames.join('|')}):\\s+)(#[\\da-f]{3,6})(?=\\s|$)`, 'gim');
export const withQuotedColors = (text: string): string => text.replace(bareColor, '$1"$2"');

export interface OwnLook {
  readonly colors?: OwnColors | undefined;
  readonly headings?: Look['headings'];
  readonly problems: readonly Problem[];
}

type Tell = (kind: Problem['kind'], node: Node | undefined, more?: Partial<Problem>) => void;

const isColorName = (name: string): name is OwnColorName => ownColorNames.some((known) => known === name);
const said = (node: unknown): string => (isScalar(node) ? String(node.value ?? '') : String(node));

const readColors = (node: unknown, tell: Tell): OwnColors | undefined => {
  if (!isMap<Node, Node>(node)) {
    if (said(node) !== '') tell('color-unreadable', node as Node, { about: said(node) });
    return undefined;
  }
  const read = new Map<OwnColorName, string>();
  for (const { key, value } of node.items) {
    const name = said(key);
    const color = readColor(said(value));
    if (!isColorName(name)) tell('color-name-unknown', key, { about: name });
    else if (!color) tell('color-unreadable', key, { about: said(value) });
    else read.set(name, color);
  }
  return read.size > 0
    ? Object.fromEntries(ownColorNames.flatMap((name) => (read.has(name) ? [[name, read.get(name)]] : [])))
    : undefined;
};

/** What is written, or drawn, in a color that its author named: all others are made to stand out. */
const tellLowContrast = (theme: string, colors: OwnColors, nodes: Document, tell: Tell): void => {
  const { colors: drawn, shape } = themeOf({ theme, colors });
  for (const name of ['text', 'accent'] as const) {
    const color = colors[name];
    const least = leastContrast[name];
    // Such a theme has its accent under text, never beside it.
    if (!color || (name === 'accent' && shape.mark.color === 'ink')) continue;
    const has = contrast(color, drawn.paper);
    if (has >= least) continue;
    const nearest = standingOut(color, [drawn.paper], least);
    tell('contrast-low', nodes.getIn(['colors', name], true) as Node, {
      about: name,
      contrast: { has: Math.floor(has * 10) / 10, least, nearest },
    });
  }
};

/** What the top of a file says of its theme. Lines count from its own first. */
export const readOwnLook = (
  document: Document,
  { theme = '', lineOf }: { readonly theme: string | undefined; readonly lineOf: (offset: number) => number },
): OwnLook => {
  const problems: Problem[] = [];
  const tell: Tell = (kind, node, more) => {
    const line = lineOf(node?.range?.[0] ?? 0);
    problems.push({ kind, line, end: line + 1, ...more });
  };
  const at = (key: string) => document.getIn([key], true) as Node | undefined;
  if (theme !== '' && !themeIds.some((id) => id === theme))
    tell('theme-unknown', at('theme'), { about: theme });
  const colors = at('colors') && readColors(at('colors'), tell);
  if (colors) tellLowContrast(theme, colors, document, tell);
  const headings = at('headings') && HeadingFont.safeParse(said(at('headings')));
  if (headings && !headings.success)
    tell('headings-unknown', at('headings'), { about: said(at('headings')) });
  return { colors, headings: headings?.data, problems };
};

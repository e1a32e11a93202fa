/** Colors, lines, letters and the room they take: nothing that loads, and nothing that leaves its place. */
const properties =
  /^(fill|stroke|stop|flood|marker|color|opacity|font|text|letter-spacing|line-height|word|white-space|overflow|vertical-align|text-anchor|dominant-baseline|alignment-baseline|baseline-shift|display|visibility|background-color|border|padding|margin|(min-|max-)?(width|height)|box-sizing|transform|filter|shape-rendering|paint-order|[xyr]|[cr][xy])(-[a-z-]+)?$/;

const functions = new Set(
  'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark calc min max clamp translate translatex translatey scale scalex scaley rotate skewx skewy matrix drop-shadow blur'.split(
    ' ',
  ),
);

const ownPart = /\burl\(\s*(["']?)#[\w.:-]+\1\s*\)/gi;

/** Only functions that compute, and addresses within the drawing; an escape could be any of the others. */
export const isAllowedValue = (value: string): boolean => {
  if (/\\|\/\*/.test(value)) return false;
  const calls = value.replace(ownPart, '').matchAll(/([^\s(),]*)\(/g);
  return [...calls].every(([, name = '']) => name === '' || functions.has(name.toLowerCase()));
};

/** The declarations as the browser read them, whichever way they were spelled. */
export const allowedStyles = (styles: CSSStyleDeclaration): string =>
  [...styles]
    .filter((name) => properties.test(name))
    .map((name) => [name, styles.getPropertyValue(name), styles.getPropertyPriority(name)] as const)
    .filter(([, value]) => value !== '' && isAllowedValue(value))
    .map(([name, value, priority]) => `${name}: ${value}${priority && ` !${priority}`};`)
    .join(' ');

/** The rules of a style sheet that are about the drawing of this id. */
export const allowedStyleSheet = (css: string, id: string): string => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css.replace(/@import\b[^;]*;?/gi, ''));
  return [...sheet.cssRules]
    .flatMap((rule) => (rule instanceof CSSStyleRule ? [rule] : []))
    .filter(({ selectorText }) =>
      selectorText.split(',').every((selector) => selector.trim().startsWith(`#${id}`)),
    )
    .map(({ selectorText, style }) => `${selectorText} { ${allowedStyles(style)} }`)
    .join('\n');
};

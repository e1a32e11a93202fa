import { allowedStyleSheet, allowedStyles, isAllowedValue } from './allowedStyles.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';
const htmlNamespace = 'http://www.w3.org/1999/xhtml';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** By namespace, as the elements write their names. Links are left out, their texts stay. */
const elements: Readonly<Record<string, ReadonlySet<string>>> = {
  [svgNamespace]:
    words(`svg g defs symbol use switch title desc style text tspan textPath path rect circle ellipse line
    polyline polygon marker linearGradient radialGradient stop clipPath mask pattern filter feDropShadow feGaussianBlur
    feOffset feFlood feComposite feMerge feMergeNode feColorMatrix feBlend foreignObject`),
  [htmlNamespace]: words('div span p br b i em strong code pre sub sup s u small ul ol li'),
};
const dissolved = words('a');

const attributes =
  words(`id class transform transform-origin viewBox preserveAspectRatio x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy d points
  width height offset rotate textLength lengthAdjust startOffset fill fill-opacity fill-rule stroke stroke-width
  stroke-opacity stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit opacity color
  font-family font-size font-style font-weight text-anchor text-decoration dominant-baseline alignment-baseline
  baseline-shift letter-spacing word-spacing visibility display overflow marker-start marker-mid marker-end markerWidth
  markerHeight markerUnits refX refY orient gradientUnits gradientTransform spreadMethod stop-color stop-opacity clip-path
  clip-rule clipPathUnits mask maskUnits maskContentUnits patternUnits patternContentUnits patternTransform filter
  filterUnits flood-color flood-opacity stdDeviation in in2 result mode operator values type shape-rendering paint-order
  requiredFeatures systemLanguage xml:space role aria-label aria-labelledby aria-describedby aria-roledescription`);

/** They point into the drawing, or nowhere. */
const references = words('href xlink:href');
const ownPart = /^#[\w.:-]+$/;

const allowedAttributes = (from: Element, to: Element): void => {
  for (const { name, value } of from.attributes) {
    if (name === 'style') {
      const styles = allowedStyles((from as SVGElement).style);
      if (styles !== '') to.setAttribute(name, styles);
    } else if (references.has(name) ? ownPart.test(value) : attributes.has(name) && isAllowedValue(value)) {
      to.setAttribute(name, value);
    }
  }
};

/**
 * A copy of a drawing with what a drawing needs and nothing else, made in a document of its own: what is not listed here
 * is not copied, so that nothing in it can run, lead elsewhere or load from elsewhere, by whatever name.
 */
export const allowedDrawing = (drawing: SVGSVGElement): SVGSVGElement => {
  const page = document.implementation.createHTMLDocument();
  const copyInto = (parent: Element, node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) {
      parent.append(node.textContent ?? '');
      return;
    }
    if (!(node instanceof Element)) return;
    const namespace = node.namespaceURI ?? '';
    const copyChildren = (into: Element) => {
      for (const child of node.childNodes) copyInto(into, child);
    };
    if (dissolved.has(node.localName)) copyChildren(parent);
    if (!elements[namespace]?.has(node.localName)) return;
    const copy = page.createElementNS(namespace, node.localName);
    if (node.localName === 'style') copy.textContent = allowedStyleSheet(node.textContent ?? '', drawing.id);
    else {
      allowedAttributes(node, copy);
      copyChildren(copy);
    }
    parent.append(copy);
  };
  copyInto(page.body, drawing);
  return page.body.firstElementChild as SVGSVGElement;
};

import { descendants, type Element, isElement, type Node } from '../elements/element.ts';

/** `<figcaption>`, and `<span class="image-caption">` as programs write it. */
export const isCaption = (node: Node): node is Element =>
  isElement(node) && (node.tag === 'figcaption' || /caption/iu.test(node.attributes.class ?? ''));

const isPicture = (node: Node): boolean =>
  isElement(node) && (node.tag === 'img' || descendants(node.children).some(({ tag }) => tag === 'img'));

/** A paragraph of nothing but a picture and what is said of it. */
export const isCaptioned = ({ children }: Element): boolean =>
  children.some(isCaption) &&
  children.some(isPicture) &&
  children.every(
    (child) => isCaption(child) || isPicture(child) || (!isElement(child) && child.trim() === ''),
  );

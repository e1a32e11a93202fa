import { type Element, isElement, type Node } from './element.ts';

const badgeAddress =
  /badge|shields?\b|\bbadgen?\b|[/.]status[/.?]|build-?status|\/status\/|[?&]branch=|coverage|\/workflows?\/.+\.svg/i;
const badgeText =
  /\b(build|ci|tests?|coverage|status|version|downloads?|licen[cs]e|dependenc(y|ies)|npm|pypi|package|release|chat|size|types|quality|sponsors?|backers?|linux|windows|macos)\b/i;
const remote = /^(https?:)?\/\//i;
const drawing = /\.svg(\?|#|$)/i;
const noRaster = /^(?!.*\.(png|jpe?g|gif|webp|avif|bmp)(\?|#|$))/i;

const longestAddress = 2000;

/** A small state picture, recognized by where it points and what it says. */
export function isBadge(image: Element, withinLink: boolean): boolean {
  const { alt = '' } = image.attributes;
  const src = (image.attributes.src ?? '').slice(0, longestAddress);
  if (!remote.test(src)) return false;
  if (badgeAddress.test(src)) return drawing.test(src) || noRaster.test(src) || /badge|shields?\b/i.test(src);
  return withinLink && noRaster.test(src) && badgeText.test(alt);
}

export const declaredSize = ({ attributes }: Element): number => {
  const sizes = [attributes.width, attributes.height]
    .filter((size) => size !== undefined && /^\d+(px)?$/.test(size.trim()))
    .map((size) => Number.parseInt(size!, 10));
  return sizes.length > 0 ? Math.min(...sizes) : Number.POSITIVE_INFINITY;
};

interface LinkedImage {
  readonly image: Element;
  readonly withinLink: boolean;
}

const imagesOf = (nodes: readonly Node[], withinLink = false): LinkedImage[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    if (node.tag === 'img') return [{ image: node, withinLink }];
    return imagesOf(node.children, withinLink || node.tag === 'a');
  });

/** The badges among a run's pictures; in a row of linked remote pictures of no raster type all are. */
export function badgesOf(nodes: readonly Node[]): ReadonlySet<Element> {
  const images = imagesOf(nodes);
  const badges = images.filter(({ image, withinLink }) => isBadge(image, withinLink));
  const others = images.filter(({ image }) => !badges.some((badge) => badge.image === image));
  const row = images.length > 2 && badges.length * 2 > images.length;
  const alike = others.filter(
    ({ image, withinLink }) => withinLink && remote.test(image.attributes.src ?? ''),
  );
  return new Set([...badges, ...(row ? alike : [])].map(({ image }) => image));
}

import { plain, type RichText } from '../../../../deck/richText.ts';
import { type Element, isElement, type Node } from '../elements/element.ts';

/** Addresses that only state pictures have. */
const stateAddress = /badge|shields?\b|[?&]branch=|\/status\/|build-?status/i;
/** Addresses of drawn pictures that tell a state. */
const drawnAddress = /[/.]status[/.?]|coverage|\/workflows?\//i;
/** Addresses of people's and supporters' pictures, which lead to them. */
const peopleAddress = /\b(avatars?|backers?|sponsors?)\b/i;
const stateText = /\bbadge\b|\b(build|coverage|test|dependency|ci) status\b|\bbrowser support\b/i;
const drawnText =
  /\b(build|ci|tests?|coverage|status|version|downloads?|licen[cs]e|dependenc(y|ies)|npm|pypi|package|release|chat|size|types|quality|sponsors?|backers?|linux|windows|macos)\b/i;
const remote = /^(https?:)?\/\//i;
const raster = /\.(png|jpe?g|gif|webp|avif|bmp)(\?|#|$)/i;

const longestAddress = 2000;

interface Shown {
  readonly image: Element;
  readonly withinLink: boolean;
}

const addressOf = ({ image }: Shown): string => (image.attributes.src ?? '').slice(0, longestAddress);

/** A badge's words are few: a longer text describes a drawing. */
const isLabel = (alt: string): boolean => alt.split(/\s+/).length <= 3 && drawnText.test(alt);

/** A small state picture, recognized by where it points and what it says. */
function isBadge(shown: Shown): boolean {
  const { alt = '' } = shown.image.attributes;
  const address = addressOf(shown);
  if (!remote.test(address)) return false;
  if (stateAddress.test(address)) return true;
  if (!raster.test(address) && drawnAddress.test(address)) return true;
  if (!shown.withinLink) return false;
  return peopleAddress.test(address) || stateText.test(alt) || (!raster.test(address) && isLabel(alt));
}

const mediaName =
  /^(?:https?:\/\/[^\s/]+\/)?[^\s<>"'|*:]{1,300}\.(?:png|jpe?g|gif|svg|webp|avif|mp4|m4v|mov|webm|ogv|mp3|m4a|wav)(?:\?[^\s]{0,300})?$/iu;

/** "pier.mp4", "https://example.org/pier@2x.png" and nothing else: what a program shows in their place. */
export const mediaNamedIn = (text: RichText): readonly string[] | undefined => {
  if (text.some(({ marks }) => marks !== undefined)) return undefined;
  const names = plain(text).trim().split(/\s+/u);
  return names.every((name) => mediaName.test(name)) ? names : undefined;
};

const declared = /^\s*(\d+)(px)?;?\s*$/;

export const declaredSize = ({ attributes }: Element): number => {
  const sizes = [attributes.width, attributes.height].flatMap((size) => declared.exec(size ?? '')?.[1] ?? []);
  return Math.min(...sizes.map(Number));
};

const imagesOf = (nodes: readonly Node[], withinLink = false): Shown[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    if (node.tag === 'img') return [{ image: node, withinLink }];
    return imagesOf(node.children, withinLink || node.tag === 'a');
  });

/** The badges among a run's pictures; where most of a row are, the linked remote ones beside them are too. */
export function badgesOf(nodes: readonly Node[]): ReadonlySet<Element> {
  const images = imagesOf(nodes);
  const badges = images.filter(isBadge);
  const row = images.length > 2 && badges.length * 2 > images.length;
  const alike = row ? images.filter((shown) => shown.withinLink && remote.test(addressOf(shown))) : [];
  return new Set([...badges, ...alike].map(({ image }) => image));
}

import { lettersOf } from '../../../../deck/lettersOf.ts';
import { descendants, type Element, isElement, type Node, textOf } from '../elements/element.ts';
import { withoutEmojiNames } from '../inline/emojiNames.ts';

const decoded = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};

const pointsInto = (anchors: ReadonlySet<string>, link: Element): boolean => {
  const fragment = decoded((link.attributes.href ?? '').slice(1));
  return (
    anchors.has(lettersOf(fragment)) ||
    anchors.has(lettersOf(fragment.replace(/-\d+$/, ''))) ||
    anchors.has(lettersOf(textOf(link)))
  );
};

const isAnchorLink = (node: Element): boolean => node.tag === 'a' && /^#./.test(node.attributes.href ?? '');

/** Links into the document with nothing but punctuation between them: a table of contents, a bar of links. */
export function isNavigation(nodes: readonly Node[], anchors: ReadonlySet<string>, atLeast = 2): boolean {
  const links: Element[] = [];
  const onlyLinks = (node: Node): boolean => {
    if (!isElement(node)) return !/[\p{L}\p{N}]/u.test(node);
    if (node.tag === 'img' || node.tag.startsWith('#code') || node.tag === '#math') return false;
    if (isAnchorLink(node)) {
      links.push(node);
      return true;
    }
    return node.children.every(onlyLinks);
  };
  if (!nodes.every(onlyLinks) || links.length < atLeast) return false;
  return links.filter((link) => pointsInto(anchors, link)).length * 2 >= links.length;
}

const tops = /^#(top|readme(-top)?|(table-of-)?contents?|toc|start|header)?$/i;
const upward =
  /\b(top|up|contents?|toc|index)\b|[⬆↑▲⇧]|haut|oben|arriba|inizio|topo|顶部|上へ|先頭|トップ|맨 위|أعلى|ऊपर|শীর্ষ|atas/iu;
/** "Back to the contents", "← Zurück". */
const backward =
  /^[^\p{L}\p{N}]*(?:(?:go |return )?back\b|zurück\b|retour\b|volver\b|torna\b|voltar\b|terug\b|kembali\b|назад|返回|戻る|돌아가기|رجوع|العودة|वापस|ফিরে)|^[^\p{L}\p{N}]*[←⬅👈]/iu;
/** "Next: Installing", "Weiter → Betrieb": a page of a course leads to the one after it, or before it. */
const turns =
  /(?:up )?next|prev(?:ious)?|nächste[rs]?|weiter|vorherige[rs]?|suivant|précédent|siguiente|anterior|próxim[oa]|successivo|precedente|avanti|volgende|vorige|далее|дальше|следующ\p{L}+|次へ?|前へ|下一[页頁章节節步课課篇]|上一[页頁章节節步课課篇]|다음|이전|التالي|السابق|अगला|पिछला|পরবর্তী|selanjutnya|berikutnya|sebelumnya/iu;
const onward = new RegExp(`^[^\\p{L}\\p{N}]*(?:${turns.source})(?:\\s+\\p{L}+)?\\s*[:：→»>–—-]+\\s*`, 'iu');
const nothingBut = new RegExp(`^(?:[^\\p{L}\\p{N}]|(?:${turns.source})(?!\\p{L}))*$`, 'iu');
/** Beside this page, not within it. */
const otherPage = /^(?!#|[a-z][a-z0-9+.-]*:)/i;
/** What a wiki files a page under. */
const wikiCategory =
  /^:?(?:Category|Kategorie|Catégorie|Categoría|Categoria|分类|カテゴリ|분류|Категория):/iu;
const editAddress = /^https:\/\/[^?#]+\/(edit|_edit)\//i;
const placeholders = /^(\[\[?_?toc_?\]?\]|\{:\s*toc\b.*\}|@\[toc\].*|\$\{toc\}|<!--.*-->)$/i;

const linksIn = (nodes: readonly Node[]): Element[] =>
  [...descendants(nodes)].filter((element) => element.tag === 'a' && element.attributes.href);
const nameOf = (link: Element): string => withoutEmojiNames(textOf(link)).trim();
const besideLinks = (text: string, links: readonly Element[]): string =>
  links.reduce((left, link) => left.replace(nameOf(link), ''), text);

const arrow = /^[^\p{L}\p{N}]*[←⬅«‹]|[→➡»›][^\p{L}\p{N}]*$/u;
const longestBar = 160;
const longestWays = 300;
/** "← Chapter 3 | Chapter 5 →": nothing but links to pages beside this one. */
const isBarOfPages = (text: string, links: readonly Element[]): boolean =>
  text.length <= longestBar &&
  links.length > 1 &&
  links.every((link) => otherPage.test(link.attributes.href!)) &&
  links.some((link) => arrow.test(textOf(link))) &&
  !/[\p{L}\p{N}]/u.test(besideLinks(text, links));

const leastBeside = 3;
const bars = /^\s*(?:[|·•]\s*){2,}$/u;
const reference = /\[[^[\]\n]{1,60}\]\[[^[\]\n]{0,60}\]/gu;
/** "Meetings | Calendar | Tasks": nothing but links beside each other, leading somewhere or not. */
const isBarOfLinks = (text: string, links: readonly Element[]): boolean => {
  if (text.length > longestWays) return false;
  const names = links.length > 0 ? links.length : (text.match(reference)?.length ?? 0);
  const beside = links.length > 0 ? besideLinks(text, links) : text.replace(reference, '');
  return names >= leastBeside && bars.test(beside);
};

const leastTrail = 2;
/** "Home > Meetings > May": how one came to this page. */
const isTrail = (text: string, links: readonly Element[]): boolean =>
  links.length >= leastTrail &&
  links.every((link) => otherPage.test(link.attributes.href!)) &&
  /^\s*(?:(?:[>›»→⟩]|[-=]>)\s*){2,}$/u.test(besideLinks(text, links));

const ofPages = /(?:^|\s)(?:nav|navbar|navigation|breadcrumbs?|pagination|pager)(?:\s|$)/iu;
/** What a page's writer calls its navigation, where it is nothing but links. */
export const isNavigationBar = ({ tag, attributes, children }: Element): boolean => {
  if (tag !== 'nav' && !ofPages.test(attributes.class ?? '')) return false;
  const links = linksIn(children);
  return links.length > 0 && !/[\p{L}\p{N}]/u.test(besideLinks(children.map(textOf).join(' '), links));
};

/** "prev: …, next: …": nothing but the names of the ways and where they lead. */
const areWaysOn = (text: string, links: readonly Element[]): boolean =>
  links.length > 0 && onward.test(text) && nothingBut.test(besideLinks(text, links));

/** A paragraph that leads elsewhere and says nothing: back to the top, edit this page, where contents would be. */
export function isSignpost(nodes: readonly Node[]): boolean {
  const text = withoutEmojiNames(nodes.map(textOf).join('')).trim();
  const links = linksIn(nodes);
  if (
    isBarOfPages(text, links) ||
    isBarOfLinks(text, links) ||
    isTrail(text, links) ||
    (text.length <= longestWays && areWaysOn(text, links))
  )
    return true;
  if (text.length > 80) return false;
  if (placeholders.test(text)) return true;
  const [link] = links;
  if (!link || links.length !== 1) return false;
  const href = link.attributes.href!;
  const named = nameOf(link);
  if (otherPage.test(href) && onward.test(text) && named.endsWith(text.replace(onward, ''))) return true;
  const beside = lettersOf(text.replace(named, ''));
  if (beside !== '') return false;
  if (otherPage.test(href) && backward.test(text)) return true;
  return (
    wikiCategory.test(href) ||
    tops.test(href) ||
    editAddress.test(href) ||
    (/^#./.test(href) && upward.test(text))
  );
}

const page = /^[^?#]+\.(?:md|mdx|markdown|html?)(?:[?#]|$)/iu;

const leadsBeside = (node: Node | undefined): boolean => {
  if (node === undefined || !isElement(node) || node.tag !== 'p') return false;
  const links = linksIn([node]);
  const areBeside = links.every(({ attributes: { href = '' } }) => otherPage.test(href) && page.test(href));
  return links.length > 0 && areBeside && lettersOf(besideLinks(textOf(node), links)) === '';
};

/** "[Home](README.md)" above all of a page and "[nginx](nginx.md)" below it lead to the pages beside it. */
export const withoutEdgeLinks = (nodes: readonly Node[]): Node[] => {
  const isWritten = (node: Node): boolean => isElement(node) || node.trim() !== '';
  const [first, last] = [nodes.find(isWritten), nodes.findLast(isWritten)];
  return nodes.filter((node) => !((node === first || node === last) && leadsBeside(node)));
};

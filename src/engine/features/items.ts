import type { Language } from '../../api/generationOptions.ts';
import { endsInColon } from '../../deck/endsInColon.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import { withoutColon } from '../../deck/withoutColon.ts';
import type { Role } from '../../languages/cues.ts';
import { endsOpen, leadsIn, pointsBack } from '../../languages/recognising/openers.ts';
import { policy } from '../policy/policy.ts';
import type { Block, BlockOf, ListItem } from '../reading/document/sourceDocument.ts';
import { mailAddress } from '../text/addresses/mailAddress.ts';
import { estimateWords } from '../text/estimateWords.ts';
import { leadsOfList } from '../text/leads.ts';
import { isBlank, joinRich, joinSentences } from '../text/richJoin.ts';
import { richSentences } from '../text/sentences.ts';
import { lineWithBelow } from './folded.ts';
import { isDue, rolesOf, type Said, saidIn } from './said.ts';
import { withTitleInLine } from './titledText.ts';

/** An entry of a list, with all that stands below it. */
export interface Item {
  /** Its name: "Revenue" of "**Revenue:** 14 million". */
  readonly lead?: RichText;
  readonly text: RichText;
  /** Its own text as it stands in its document. */
  readonly whole: RichText;
  readonly checked?: boolean;
  /** In an ordered list. */
  readonly number?: number;
  /** What stands below it, a line each. */
  readonly inner: readonly RichText[];
  /** How many of these are entries of a list. */
  readonly entries: number;
  /** These, each with what stands below it in turn; none where other things than lists stand there. */
  readonly below: readonly Item[];
  readonly words: number;
  readonly roles: ReadonlyMap<Role, 1 | 2>;
  /** Of an item that is too long for a slide, its sentences with those below it; else none. */
  readonly said: readonly Said[];
}

/** What stands below another entry has no box of its own, but is done all the same. */
const done: RichText = [{ text: '✔ ' }];
const ticked = ({ text, checked }: ListItem): RichText =>
  checked && !isBlank(text) ? [...done, ...text] : text;

/** "Fedora: `dnf install left-pad`", "Install it with: …" */
const withCommand = (text: RichText, command: RichText): RichText =>
  isBlank(text)
    ? command
    : joinRich([text, command], /[\p{L}\p{N})\]"'”»]\s*$/u.test(plain(text)) ? ': ' : ' ');

/** "To:" stands above the listing that it announces, on the slide of that. */
const goesWithListing = (above: Block | ListItem, next: Block | undefined): boolean =>
  'text' in above && next?.kind === 'code' && !isInline(next) && endsInColon(above.text);
const withoutAnnouncing = (list: BlockOf<'list'>): BlockOf<'list'> => ({
  ...list,
  items: list.items.filter((item) => !goesWithListing(item, item.blocks[0])),
});

/** The texts of nested blocks, each as one line. */
const linesOf = (blocks: readonly Block[]): RichText[] =>
  blocks.flatMap((block, at): RichText[] => {
    if (block.kind === 'paragraph') return goesWithListing(block, blocks[at + 1]) ? [] : [block.text];
    if (block.kind === 'list')
      return block.items.flatMap((item) => {
        const folded = lineWithBelow(item, block.ordered);
        if (folded) return [folded];
        const code = codeOf(item);
        const isOne = code.length === 1 && !isBlank(item.text);
        const own = goesWithListing(item, item.blocks[0]) ? [] : [ticked(item)];
        return [
          ...(isOne ? [withCommand(ticked(item), code[0]!)] : own),
          ...(isOne ? linesOf(item.blocks) : linesBelow(item.blocks)),
        ];
      });
    if (block.kind === 'quote') return linesOf(block.blocks);
    if (block.kind === 'callout') return linesOf(withTitleInLine(block.blocks));
    return [];
  });

const entriesIn = (blocks: readonly Block[]): number =>
  blocks.reduce(
    (sum, block) =>
      block.kind === 'list'
        ? sum + block.items.reduce((own, item) => own + 1 + entriesIn(item.blocks), 0)
        : sum,
    0,
  );

const saidInItem = (texts: readonly RichText[], language: Language): Said[] =>
  texts.flatMap((text) => saidIn(text, language));

const mostInlineLines = 3;

const writtenLines = ({ code }: BlockOf<'code'>): string[] =>
  code.split('\n').filter((line) => line.trim() !== '');
/** Its lines stand below each other: "def isLate(level):" and what it does. */
const isIndented = (block: BlockOf<'code'>): boolean => writtenLines(block).some((line) => /^\s/u.test(line));

/** A command or two stand in the step that they are of; longer listings have slides of their own. */
const codeIn = (block: Block): RichText[] => {
  if (block.kind !== 'code') return [];
  return isInline(block) ? writtenLines(block).map((line) => [{ text: line.trim(), marks: ['code'] }]) : [];
};
const codeOf = ({ blocks }: ListItem): RichText[] => blocks.flatMap(codeIn);

/** Whether a listing is already in the text of its step. */
export const isInline = (block: Block): boolean =>
  block.kind === 'code' && writtenLines(block).length <= mostInlineLines && !isIndented(block);

const mostAnnouncing = 8;
/** "Costs in terms of:" with what it announces beside it. */
const isLevel = ({ text, blocks }: ListItem, at: number, { items }: BlockOf<'list'>): boolean =>
  blocks.length === 0 && at + 1 < items.length && estimateWords(plain(text)) <= mostAnnouncing;

const mostOpening = 5;
/** "Within three days. Format:" */
const mostNaming = 2;
/** "It is fast. In particular, this means:" with nothing below it announces what stands elsewhere. */
const withoutAnnouncement = (text: RichText, language: Language): RichText => {
  if (!endsInColon(text)) return text;
  const sentences = richSentences(text, language);
  const last = plain(withoutColon(sentences.at(-1) ?? []));
  const count = estimateWords(last);
  const isShort = count <= mostNaming || (count <= mostOpening && pointsBack(last, language) !== undefined);
  const isOpen = isShort || leadsIn(last, language) || endsOpen(last, language);
  return isOpen && sentences.length > 1 ? joinSentences(sentences.slice(0, -1)) : text;
};

const wordsOfItem = ({ lead = [], text, inner }: Pick<Item, 'lead' | 'text' | 'inner'>): number =>
  [lead, text, ...inner].reduce((sum, part) => sum + estimateWords(plain(part)), 0);

const itemsBelow = ({ blocks }: ListItem, language: Language): Item[] => {
  const lists = blocks.filter((block) => block.kind === 'list');
  return lists.length === blocks.length
    ? lists.flatMap((list) => itemsOf(withoutAnnouncing(list), language))
    : [];
};

const isOpen = (text: RichText): boolean => !/[.!?。！？]\s*$/u.test(plain(text));

/** "Find out which one you have: `left-pad --version`"; "Choose who sees it: all, nobody", where a list goes on from a line. */
const linesBelow = (blocks: readonly Block[]): RichText[] => {
  const lines: RichText[] = [];
  blocks.forEach((block, at) => {
    const above = blocks[at - 1];
    const last = lines.at(-1);
    const own =
      block.kind === 'code' ? codeIn(block) : goesWithListing(block, blocks[at + 1]) ? [] : linesOf([block]);
    const goesOn = last && above?.kind === 'paragraph' && last === above.text && isOpen(last);
    const folded =
      goesOn && block.kind === 'list' ? lineWithBelow({ text: last, blocks: [block] }) : undefined;
    if (folded) lines[lines.length - 1] = folded;
    else if (last && block.kind === 'code' && own.length === 1 && endsInColon(last))
      lines[lines.length - 1] = joinRich([last, ...own], ' ');
    else lines.push(...own);
  });
  return lines;
};

const mostOfName = 8;
/** "Load the settings, and start again:" announces it in any case. */
const mostAnnounced = 16;
/** "Fedora" over `dnf install left-pad` is what that is for. */
const namesCommand = ({ text, blocks }: ListItem): boolean =>
  blocks.length === 1 &&
  blocks.flatMap(codeIn).length === 1 &&
  !isBlank(text) &&
  estimateWords(plain(text)) <= (endsInColon(text) ? mostAnnounced : mostOfName) &&
  !/[.!?。！？,;]\s*$/u.test(plain(text));

/** Where most entries are called so that one reads on in them, all that can are. */
const namedOf = (
  items: readonly ListItem[],
): readonly { readonly lead?: RichText; readonly text: RichText }[] => {
  const leads = leadsOfList(items);
  const named = items.filter(namesCommand);
  if (named.length < 2 || 2 * named.length < items.length || leads.some(({ lead }) => lead)) return leads;
  return leads.map((own, at) =>
    namesCommand(items[at]!) ? { lead: withoutColon(items[at]!.text), text: [] } : own,
  );
};

export const itemsOf = (list: BlockOf<'list'>, language: Language): Item[] => {
  const leads = list.ordered ? leadsOfList(list.items) : namedOf(list.items);
  return list.items.flatMap((item, at): Item[] => {
    const code = codeOf(item);
    const named = leads[at]!;
    const isEmpty = isBlank(item.text);
    const isOne = code.length === 1 && !isEmpty && item.blocks[0]?.kind === 'code';
    const lines = linesBelow(isOne ? item.blocks.slice(1) : item.blocks).filter((line) => !isBlank(line));
    const [first, ...others] = isEmpty ? lines : [named.text, ...lines];
    if (!first) return [];
    const text = isOne
      ? withCommand(first, code[0]!)
      : others.length > 0 || isLevel(item, at, list)
        ? first
        : withoutColon(withoutAnnouncement(first, language));
    const own = {
      ...(named.lead && !isEmpty ? { lead: named.lead } : {}),
      text,
      whole: item.text,
      ...(item.checked === undefined ? {} : { checked: item.checked }),
      ...(list.ordered ? { number: list.start + at } : {}),
      inner: others,
      entries: Math.min(entriesIn(item.blocks), others.length),
      below: isEmpty ? [] : itemsBelow(item, language),
    };
    const words = wordsOfItem(own);
    const said = words > policy.list.easyWords ? saidInItem([text, ...others], language) : [];
    const roles = new Map(rolesOf(item.text, language));
    for (const each of said)
      for (const [role, strength] of each.roles)
        roles.set(role, Math.max(strength, roles.get(role) ?? 1) as 1 | 2);
    return [{ ...own, words, roles, said }];
  });
};

/** "- We met the board in May. It asked for figures. …": an entry as long as that is a paragraph. */
export const isParagraph = ({ entries, said, words, checked }: Item): boolean =>
  entries === 0 && checked === undefined && said.length > 1 && words >= policy.list.paragraphWords;

const isTold = (item: Item): boolean =>
  isParagraph(item) &&
  item.lead !== undefined &&
  item.number === undefined &&
  !/^\s*\p{Ll}/u.test(plain(item.text));

const leastTold = 2;
/** "**Check-out locks.** One device owns a structure …": where much is said of most names, each of these has a page of its own. */
export const toldOf = (items: readonly Item[]): ReadonlySet<Item> => {
  const told = items.filter(isTold);
  return new Set(told.length >= leastTold && 2 * told.length >= items.length ? told : []);
};

/** With so much below it, an entry is a list of its own, which its text introduces. */
export const isOwnList = ({ checked, entries, inner }: Item): boolean =>
  checked === undefined &&
  entries > 1 &&
  (entries >= policy.list.ownEntries ||
    inner.reduce((sum, line) => sum + estimateWords(plain(line)), 0) >= policy.list.ownWords);

/** "https://example.org/sails (MIT)" says no more than that. */
const bareAddress = /^[^.!?:]{0,40}[\s(<]*(?:https?:\/\/|www\.|mailto:)\S+(?:\s+\([^()]{1,24}\))?\s*$/u;
const commit = /^\W*(?=\p{L}*\d)[0-9a-f]{7,40}\W*$/u;

/** Addresses, whose they are and what they were committed as are for the notes: nobody reads them from a slide. */
const isAddress = ({ lead = [], text, roles }: Item): boolean =>
  (bareAddress.test(plain(text)) && !isDue(roles)) ||
  commit.test(plain(lead)) ||
  commit.test(plain(text).split(' ')[0] ?? '');

export const areAddresses = (items: readonly Item[]): boolean =>
  2 * items.filter(isAddress).length > items.length;

/** More of them than a slide holds are looked up. */
const mostAddresses = 8;
/** "Wiki: https://wiki.example" names what has the address. */
export const areNamedAddresses = (items: readonly Item[]): boolean =>
  areAddresses(items) &&
  items.length <= mostAddresses &&
  2 * items.filter(({ lead }) => lead !== undefined).length >= items.length;

const fewAddresses = 4;
/** "Linux: https://…" and "Windows: https://…" are what there is; more of them are looked up. */
const areFewNamed = (items: readonly Item[]): boolean =>
  items.length <= fewAddresses && items.every(({ lead }) => lead !== undefined);

/** "Mailing list: crew@harbor.example" */
export const isContact = ({ lead, text }: Item): boolean =>
  lead !== undefined && mailAddress.test(plain(text));

/** What the items of a list are worth: what is to be done and decided most, addresses nothing. */
export const worthOfItems = (items: readonly Item[]): number => {
  const { worth } = policy;
  if (areAddresses(items)) return items.some(isContact) || areFewNamed(items) ? 0 : -worth.addresses;
  return items.slice(0, 8).reduce((sum, { roles }) => {
    const best = Math.max(
      0,
      ...[...roles].map(([role, strength]) => worth.roles[role] * (strength === 2 ? 1 : worth.unsure)),
    );
    return sum + worth.item + worth.itemRole * best;
  }, 0);
};

import { plain, type RichText } from '../../deck/richText.ts';
import { sliceRich, trimRich } from '../../deck/sliceRich.ts';
import { isoDay, sureClock, zone } from '../../languages/recognising/clocks.ts';
import type { Block, ListItem } from '../reading/document/sourceDocument.ts';
import { linkedNames } from './addresses/linkedNames.ts';
import { spokenPlace } from './addresses/spokenAddresses.ts';
import { isTimeLabelAnywhere } from './timeLabels.ts';
import { isWithinRange } from './withinRange.ts';

/** In "U.S. Web Design System: …" no sentence ends at the stop. */
const leadPattern =
  /^((?:(?!(?<!(?:^|[\s.])\p{Lu})[.!?]\s|[。！？]).){1,60}?(?::(?=\s)|：|\u3000|\s[–—-](?=\s)))/u;

export const withoutStrong = (span: RichText[number]): RichText[number] => {
  const { marks, ...rest } = span;
  const others = marks?.filter((mark) => mark !== 'strong') ?? [];
  return others.length > 0 ? { ...rest, marks: others } : rest;
};

/** A lead that names the item and no more: "Revenue" of "Revenue: 14 million". */
const longestLead = 60;
const leadWords = 6;
/** What is bold is meant as a name, though it is longer. */
const boldWords = 9;

/** What parts a bold name from what is said of it, with the symbols before: " 🚀 - " */
const separator =
  /^([^\p{L}\p{N}]{0,6}?)(?:\s*[:：]\s*|\s*[.。]\s+|\s*[–—-]\s+|[,，]\s*(?=[\p{Lu}\p{Lo}\p{N}]))/u;

/** "usePolling (default:" and "“The question is:" break off in the middle. */
const isName = (lead: string, most: number = leadWords): boolean =>
  /[\p{L}\p{N}]/u.test(lead) &&
  lead.trim().split(/\s+/).length <= most &&
  !/https?:$/.test(lead) &&
  (lead.match(/[([（]/g)?.length ?? 0) === (lead.match(/[)\]）]/g)?.length ?? 0) &&
  (lead.match(/["“”„«»「」]/g)?.length ?? 0) % 2 === 0;

const trimmedSymbols = (symbols: string): RichText =>
  symbols.trim() ? [{ text: ` ${symbols.trim()}` }] : [];

export interface Led {
  readonly lead?: RichText;
  readonly text: RichText;
}

/** What is bold from the beginning on, though a part of it is code as well. */
const boldStart = (text: RichText): RichText => {
  let end = 0;
  for (const [at, { text: part, marks }] of text.entries()) {
    if (marks?.includes('strong')) end = at + 1;
    else if (part.trim() !== '') break;
  }
  return text.slice(0, end);
};

/**
 * "**Revenue** 14 million" has a name, "**Revenue** grew" is a sentence with a bold word, unless it is one of a list
 * of days or times: "**Tue 19 Nov** answer in".
 */
const boldLead = (text: RichText, isOneOfMany = false): Led | undefined => {
  const first = boldStart(text);
  const others = text.slice(first.length);
  const name = plain(first);
  if (first.length === 0 || name.trim().length > longestLead) return undefined;
  const whole = plain(others);
  const [all, symbols = ''] = separator.exec(whole) ?? [''];
  const rest = trimRich(sliceRich(others, all.length, whole.length));
  if (!/[\p{L}\p{N}]/u.test(plain(rest)) || !isName(name, boldWords)) return undefined;
  const isOpen = all === '' && !/[.:!?。：！？]["”»」』]?\s*$/u.test(name);
  // "**1.284** Räder": how many is not what they are called.
  const goesOn = isOpen && (/^\s*[\p{Ll}(,，]/u.test(whole) || /^[\p{N}\s.,'’%€$£]+$/u.test(name.trim()));
  if (goesOn && !isOneOfMany) return undefined;
  return { lead: [...trimRich(first.map(withoutStrong)), ...trimmedSymbols(symbols)], text: rest };
};

/** "doc: say how the pier is mended (#19)" is what somebody called a change. */
const titleOfChange = /^[a-z][a-z,/-]{1,15}(?:\([^()\n]{1,40}\))?!?: [^\n]{1,300}#\d{1,7}[)\]]?$/u;

/** "1 July – 30 September: labels warn": from when to when is one name. */
const rangeLead = /^([^:：]{3,40}\s[–—-]\s[^:：]{2,30}[:：])(?=\s)/u;
const rangeIn = (text: string): string | undefined => {
  const lead = rangeLead.exec(text)?.[1];
  return lead !== undefined && isTimeLabelAnywhere(lead.slice(0, -1)) ? lead : undefined;
};

/** "[feat: add oars](…)" is the title of what it leads to, from end to end. */
const isWithinLink = (text: RichText, length: number): boolean => {
  let end = 0;
  const span = text.find((each) => {
    end += each.text.length;
    return end > length;
  });
  return span?.href !== undefined && end - span.text.length < length;
};

/** "**Revenue:** 14 million", "`--port`: where it listens" and "Revenue – 14 million" have leads. */
export const splitLead = (text: RichText): Led => {
  const bold = boldLead(text);
  if (bold) return bold;
  const whole = plain(text);
  const lead = titleOfChange.test(whole.trim())
    ? undefined
    : (rangeIn(whole) ?? leadPattern.exec(whole)?.[1]);
  if (lead === undefined || !isName(lead)) return { text };
  // "**00:25 – 07:50** the alarm repeats" is not parted within what is bold.
  const isWithinBold = /[–—-]$/u.test(lead) && lead.length < plain(boldStart(text)).trimEnd().length;
  if (isWithinBold || isWithinRange(lead, whole.slice(lead.length)) || isWithinLink(text, lead.length))
    return { text };
  const rest = trimRich(sliceRich(text, lead.length, whole.length));
  const name = trimRich(sliceRich(text, 0, lead.replace(/\s[–—-]$/u, '').length));
  return rest.length > 0 ? { lead: name.map(withoutStrong), text: rest } : { text };
};

const moments = [
  `${sureClock}(?:\\s?[–-]\\s?${sureClock})?${zone}`,
  `${isoDay}(?:[T\\s]${sureClock}${zone})?`,
];
const seamAfterTime = /(?:[:：]?|\s(?:[:：|]{1,9}|[–—-]))\s+(?!(?:UTC|GMT)\b)(?=\p{L})/u.source;
/** "14:05 UTC: The alarm goes off", "2026-03-01 Work begins": a time of the day or a date that begins an entry. */
const timeLead = new RegExp(`^((?:${moments.join('|')}),?)${seamAfterTime}`, 'u');

const weekday = /(?:\p{L}+[.,]{0,2}\s)?/u.source;
const yearAfter = /(?:,?\s(?:de\s)?(?:19|20)\d\d)?/u.source;
const clockAfter = `(?:,?\\s${sureClock}${zone})?`;
const seamAfterDate = /(?:[:：,]|\s[–—-])?\s+(?=\S)/u.source;
/** "28 Nov 1,000 customers", "Sat 12. April Start", "May 3 the boat sails" */
const dateLeads = [/\d{1,2}\.?(?:\s(?:de|of))?\s\p{L}+\.?/u, /\p{L}+\.?\s\d{1,2}(?:st|nd|rd|th)?/u].map(
  ({ source }) => new RegExp(`^(${weekday}${source}${yearAfter}${clockAfter})${seamAfterDate}`, 'u'),
);
const dateBefore = (text: string): RegExpExecArray | null | undefined =>
  dateLeads.map((date) => date.exec(text)).find((date) => date && isTimeLabelAnywhere(date[1]!));

/** Times and days have one near their beginning: most entries are not looked at for them. */
const numberSoon = /^\D{0,30}\d/;

const splitTime = (text: RichText): Led => {
  const whole = plain(text);
  if (!numberSoon.test(whole)) return { text };
  const time = timeLead.exec(whole) ?? dateBefore(whole);
  if (!time) return { text };
  const lead = trimRich(sliceRich(text, 0, time[1]!.replace(/,$/u, '').length));
  return { lead: lead.map(withoutStrong), text: trimRich(sliceRich(text, time[0].length, whole.length)) };
};

/** The entries of a list that tells what happened when, each under its time; undefined where one of them has none. */
export const timesOfList = (texts: readonly RichText[]): Led[] | undefined => {
  if (texts.length < 2) return undefined;
  const split = texts.map(splitTime);
  return split.every(({ lead }) => lead !== undefined) ? split : undefined;
};

const sameAgain = /^\s*(?:\.{2,4}|…)\s*[:：]\s*/u;
/** "Ada: Yes." and "...: And soon." below it are by Ada, both. */
const carriedOn = (led: readonly Led[]): Led[] => {
  let last: RichText | undefined;
  return led.map(({ lead, text }) => {
    const again = sameAgain.exec(plain(text));
    if (!again) {
      last = lead;
      return { ...(lead && { lead }), text };
    }
    const said = trimRich(sliceRich(text, again[0].length, plain(text).length));
    return { ...(last && { lead: last }), text: said };
  });
};

/** "Calico。它会分配网段。" says of Calico what it does; "木造です。" is a sentence by itself. */
const sentenceLead = /^([^\s。，、：！？\p{Script=Hiragana}]{2,18})。(?=\S)/u;
const leastLabels = 2;

const labelsOfList = (texts: readonly RichText[]): Led[] | undefined => {
  const split = texts.map((text): Led => {
    const whole = plain(text);
    const label = sentenceLead.exec(whole)?.[1];
    if (label === undefined) return { text };
    return {
      lead: sliceRich(text, 0, label.length),
      text: trimRich(sliceRich(text, label.length + 1, whole.length)),
    };
  });
  const count = split.filter(({ lead }) => lead).length;
  return count >= leastLabels && 2 * count >= split.length ? split : undefined;
};

const amountAtEnd = /^(.{2,90}\S)\s+[–—-]\s+([+~≈–-]?\s?\p{Sc}?\s?\d[\d.,’' \u00a0]{0,14}[^\s\d]{0,6})$/u;
const leastAmounts = 3;
/** "Mill and sieve (we pay for it now) – £22,000": where each entry ends in what it comes to, all before that is its name. */
const amountsOfList = (items: readonly ListItem[]): Led[] | undefined => {
  if (items.length < leastAmounts || items.some(({ blocks }) => blocks.length > 0)) return undefined;
  const split = items.map(({ text }): Led | undefined => {
    const whole = plain(text);
    const [, name, amount] = amountAtEnd.exec(whole) ?? [];
    if (!name || !amount) return undefined;
    return {
      lead: sliceRich(text, 0, name.length).map(withoutStrong),
      text: sliceRich(text, whole.length - amount.length, whole.length),
    };
  });
  return split.every((led) => led !== undefined) ? split : undefined;
};

const reachable = /^(?:https?:\/\/|mailto:)/u;
/** The link that is all of an entry. */
const soleLink = (text: RichText): string | undefined => {
  const href = text[0]?.href;
  const isWhole = text.every((span) => span.href === href || span.text.trim() === '');
  return href !== undefined && reachable.test(href) && isWhole ? href : undefined;
};

const mostLinks = 8;
const isAddress = /[./@]\p{L}/u;
/** "[Blog](https://lark.example/blog)" beside other such names says where each of them is. */
const linksOfList = (items: readonly ListItem[]): Led[] | undefined => {
  if (items.length < 2 || items.length > mostLinks) return undefined;
  const split = items.flatMap(({ text, blocks, checked }): Led[] => {
    const href = soleLink(text);
    const name = plain(text).trim();
    const place = href && isName(name) && !isAddress.test(name) ? spokenPlace(href) : undefined;
    if (!place || blocks.length > 0 || checked !== undefined) return [];
    return [{ lead: text, text: [{ text: place, href }] }];
  });
  const addresses = new Set(split.map(({ text }) => plain(text)));
  return addresses.size === items.length ? split : undefined;
};

const leastBold = 4;
/** Each entry begins with a day or a time in bold. */
const boldTimes = (items: readonly ListItem[]): Led[] | undefined => {
  if (items.length < leastBold) return undefined;
  const split = items.map(({ text }) => boldLead(text, true));
  const isTime = (name: string): boolean => /\p{N}/u.test(name) || isTimeLabelAnywhere(name);
  return split.every((led) => led !== undefined && isTime(plain(led.lead ?? []).trim()))
    ? (split as Led[])
    : undefined;
};

const firstLine = /^([^\n]{2,130}[\p{L}\p{M}\p{N})"”»’%])\s*\n\s*(?=[^\p{Ll}\s])/u;
const leastLines = 2;
/** "T-shirts with our logo", and in the next line who buys them: where several entries have one, the first line is the name. */
const linesOfList = (items: readonly ListItem[]): Led[] | undefined => {
  const split = items.map(({ text }): Led => {
    const whole = plain(text);
    const [all, name] = firstLine.exec(whole) ?? [];
    if (all === undefined || name === undefined) return splitLead(text);
    const below = trimRich(sliceRich(text, all.length, whole.length));
    return { lead: trimRich(sliceRich(text, 0, name.length)).map(withoutStrong), text: below };
  });
  const count = items.filter(({ text }) => firstLine.test(plain(text))).length;
  return count >= leastLines && 3 * count >= items.length ? split : undefined;
};

/** "P0", "M (P1)", "Q1" */
const mark = /^[\p{Lu}\p{N}\s()-]{1,8}[:：]?$/u;
const leastAlike = 2;
/** Where few items of a list have names, what stands before a colon is none. */
export const leadsOfList = (items: readonly ListItem[]): Led[] => {
  const texts = items.map(({ text }) => text);
  const labels =
    timesOfList(texts) ??
    labelsOfList(texts) ??
    amountsOfList(items) ??
    boldTimes(items) ??
    linksOfList(items) ??
    linkedNames(items) ??
    linesOfList(items);
  if (labels) return labels;
  const split = carriedOn(texts.map(splitLead));
  const named = split.map(({ lead }) => plain(lead ?? []));
  const names = new Set(named.filter((name) => name !== ''));
  // "**Fixed** …" before each of them tells none from the others, "`P0`: …" says how much each of them matters.
  const isSame = items.length > 1 && names.size === 1 && !named.includes('');
  const areMarks = named.length >= leastAlike * names.size && [...names].every((name) => mark.test(name));
  if (isSame || areMarks) return items.map(({ text }) => ({ text }));
  return 2 * split.filter(({ lead }) => lead).length >= items.length
    ? split
    : items.map(({ text }) => boldLead(text) ?? { text });
};

/** "**A bigger cache.** First views stay slow." */
export const namesItself = (block: Block): boolean => {
  if (block.kind !== 'paragraph') return false;
  const bold = boldStart(block.text);
  if (bold.length > 0) {
    const name = plain(bold);
    const next = block.text[bold.length]?.text;
    if (next === undefined || name.trim().length > longestLead) return false;
    return /[.:!?。：！？]["”»」』]?\s*$/u.test(name) || /^(?:\s*[:：–—-]|\.)\s/u.test(next);
  }
  // Emphasis is a name with a colon only: "*Step 1:* We paint the boat."
  const [first, next] = block.text;
  return (
    next !== undefined &&
    first?.marks?.includes('emphasis') === true &&
    first.text.trim().length <= longestLead &&
    /[:：]\s*$/u.test(first.text)
  );
};

import type { Language } from '../../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../../deck/richText.ts';
import { sliceRich, trimRich } from '../../../../deck/sliceRich.ts';
import { visualLength } from '../../../../deck/visualLength.ts';
import { withoutColon } from '../../../../deck/withoutColon.ts';
import { withRoughSign } from '../../../../languages/recognising/roughly.ts';
import type { SlideOf } from '../../../../layouts/slide.ts';
import { withoutAsides } from '../../../text/shorten.ts';
import { isTimeLabel } from '../../../text/timeLabels.ts';
import type { Point } from '../points.ts';

type Stat = SlideOf<'stats'>['stats'][number];

const magnitude =
  '(?:million|billion|trillion|thousand|millions?|milliards?|milliers|Millionen|Milliarden|Tausend|Mio\\.|Mrd\\.|Tsd\\.|millones|mil millones|mil|milioni|miliardi|mila|milhões|mil milhões|bilhões|juta|miliar|ribu|万|億|亿|千|만|억|천|bn|mn|[kKmMB])';
const unit = '(?:%|‰|°C|°F|°|×|x|ms|µs|s|min|h|GB|MB|KB|TB|Wh|kWh|MWh|kW|MW|km|kg|m²|points?)';
const currency = '(?:[€$£¥₹₩₽]|R\\$|US\\$|CHF ?|EUR ?|USD ?)';
const figure = new RegExp(
  `((?:[~≈<>+−–-] ?)?${currency}?\\d[\\d.,'’\\u00a0\\u202f]*(?<=\\d)(?: \\d{3})*(?:[ \\u00a0\\u202f]?${currency})?(?:[ \\u00a0\\u202f]?${magnitude}(?![\\p{L}\\p{N}]))?(?:[ \\u00a0\\u202f]?${unit}(?![\\p{L}\\p{N}]))?(?:(?<=h)[ \\u00a0]\\d{1,2}[ \\u00a0]?min(?!\\p{L}))?)(?=[\\s,;.–—(]|:(?!\\d)|$)`,
  'u',
);
const value = new RegExp(`^${figure.source}`, 'u');
/** "Payback in 5 months", "Estimated loss: €412,000" */
const valueAtEnd = new RegExp(
  `^(\\p{L}.*?)(?:\\s*[:：]|\\s[–—-]|\\s(?:in|of|is|was|to|von|auf|de|di|em))?\\s+${figure.source}[.]?$`,
  'u',
);

/** "Around 3 months", "720 hours" behind what they are of */
const ofWhat = /^(?:[ \u00a0]\p{L}[\p{L}\p{M}-]*){0,2}[.]?$/u;
const isCounted = (text: string): boolean => {
  const [amount] = value.exec(text) ?? [];
  return amount !== undefined && ofWhat.test(text.slice(amount.length));
};

/** "Development (50 %)" over what it is for */
const share = /^(?<of>\p{L}[^()（）]*?)\s*[(（](?<value>\d[\d.,]*\s?%)[)）]$/u;

const mostValue = 16;
const mostLabel = 60;
/** Longer ones do without their asides. */
const easyLabel = 36;

/** "2. Open the valve" counts itself. */
const ordinal = /^\s*\d{1,3}[.)]\s/u;

const restAfter = (text: RichText, at: number): RichText => {
  const whole = plain(text);
  const skip = /^[\s,;:–—.]+/u.exec(whole.slice(at))?.[0].length ?? 0;
  return trimRich(sliceRich(text, at + skip, whole.length));
};

/** No label and value are longer together. */
const longestStat = 160;

const statAtEnd = (text: RichText): Stat | undefined => {
  const whole = plain(text);
  const [, label = '', found] = (whole.length <= longestStat && valueAtEnd.exec(whole)) || [];
  return found !== undefined &&
    visualLength(found) <= mostValue &&
    label !== '' &&
    visualLength(label) <= mostLabel
    ? { value: found, label: trimRich(sliceRich(text, 0, label.length)) }
    : undefined;
};

/** "Revenue: €14.2 million, 9 % above plan" is "€14.2 million", labeled "Revenue"; undefined where no figure leads. */
const statOf = ({ lead, text, items, checked, from }: Point, language: Language): Stat | undefined => {
  if (
    from !== 'item' ||
    items !== undefined ||
    checked !== undefined ||
    !/\d/.test(plain(lead ?? []) + plain(text)) ||
    text.some(({ marks }) => marks?.includes('code')) ||
    ordinal.test(plain(text))
  )
    return undefined;
  const inLead = lead && value.exec(plain(withoutColon(lead)))?.[1];
  if (inLead !== undefined && lead && inLead.length === plain(withoutColon(lead)).length)
    return visualLength(inLead) <= mostValue && visualLength(plain(text)) <= mostLabel
      ? { value: inLead, label: text }
      : undefined;
  const shared = lead && share.exec(plain(withoutColon(lead)))?.groups;
  if (shared?.of && shared.value)
    return {
      value: shared.value,
      label: trimRich(sliceRich(withoutColon(lead!), 0, shared.of.length)),
      ...(text.length > 0 ? { note: text } : {}),
    };
  const whole = withRoughSign(plain(text).trim().replace(/[.]$/u, ''), language);
  if (lead && isCounted(whole) && visualLength(whole) <= mostValue)
    return { value: whole, label: withoutColon(lead) };
  const found = value.exec(plain(text))?.[1];
  if (found === undefined && !lead) return statAtEnd(text);
  if (found === undefined || visualLength(found) > mostValue) return undefined;
  const rest = restAfter(text, found.length);
  const number = rest.length === 0 && !lead ? /^(\P{L}*\p{N})\s+(?=\p{L}{3})/u.exec(found) : null;
  if (number?.[1]) return { value: number[1], label: restAfter(text, number[1].length) };
  // "22 offers native support" says something of version 22, not how much of it there is.
  const isWhole = rest.length === 0 || /^\s*[,;(–—-]/u.test(plain(text).slice(found.length));
  if (lead)
    return isWhole
      ? { value: found, label: withoutColon(lead), ...(rest.length > 0 ? { note: rest } : {}) }
      : undefined;
  const label = visualLength(plain(rest)) > easyLabel ? withoutAsides(rest) : rest;
  return label.length > 0 && visualLength(plain(label)) <= mostLabel ? { value: found, label } : undefined;
};

const version = /^v?\d+\.\d+\.\d+/;
const reference = /^(?:#|n[o°º.]\s?)\d/i;
/** "2414394" is what something is filed as: amounts that large have marks, a unit or a currency. */
const filed = /^\d{6,}$/u;

/** "8 May" is a day, "2.0.1" a version and "#861" a number of something: none of them says how much. */
const isAmount = ({ value: found, label }: Stat, text: string, language: Language): boolean => {
  const [word = ''] = /^\p{L}[\p{L}\p{M}.]*/u.exec(plain(label)) ?? [];
  return (
    !isTimeLabel(found, language) &&
    !isTimeLabel(`${found} ${word}`, language) &&
    !isTimeLabel(text, language) &&
    !version.test(found) &&
    !reference.test(found) &&
    !filed.test(found)
  );
};

/** "1x fast disk", "2x CPUs" is how many of each there are: nothing becomes one times what it was. */
const once = /^1 ?[x×]$/u;

/** The figures of a short list, each with what is said of it; undefined where one of them is none. */
export const statsOf = (points: readonly Point[], language: Language): Stat[] | undefined => {
  if (points.length < 2 || points.length > 6) return undefined;
  const stats = points.map((point) => statOf(point, language));
  return stats.every((stat) => stat !== undefined) &&
    !stats.some((stat) => once.test(stat.value)) &&
    stats.every(
      (stat, at) =>
        visualLength(plain(stat.label)) <= mostLabel && isAmount(stat, plain(points[at]!.text), language),
    )
    ? stats
    : undefined;
};

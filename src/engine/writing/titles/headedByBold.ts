import type { Language } from '../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { sliceRich } from '../../../deck/sliceRich.ts';
import { withoutColon } from '../../../deck/withoutColon.ts';
import { isConditional } from '../../../languages/recognising/isConditional.ts';
import type { Slide } from '../../../layouts/slide.ts';
import type { Paragraphs } from '../../features/paragraphs.ts';
import { policy } from '../../policy/policy.ts';
import { contentWords } from '../../text/contentWords.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { isOneLineTitle, isTitle } from '../../text/fit.ts';
import { withoutStrong } from '../../text/leads.ts';
import { joinRich, joinSentences } from '../../text/richJoin.ts';
import { richSentences } from '../../text/sentences.ts';
import { asTitle } from '../../text/shorten.ts';
import { quoted } from '../points/points.ts';
import { saidBelow } from './saidBelow.ts';

const { mostWords, leastStressed, mostJoined } = policy.headline;

/** The words that an author set in bold within a sentence, where they are a name and no stress, date or value. */
const stressed = (text: RichText, language: Language): RichText | undefined => {
  const [first, ...others] = text.filter(({ marks }) => marks?.includes('strong'));
  if (!first || others.length > 0 || text.length < 2) return undefined;
  const words = first.text.trim();
  const within = richSentences(text, language).find((sentence) => plain(sentence).includes(words));
  if (within && isConditional(plain(within), language)) return undefined;
  const isName =
    contentWords(words, language).length >= leastStressed &&
    estimateWords(words) <= mostWords &&
    !/\p{N}/u.test(words) &&
    !quoted.test(words);
  return isName ? [{ text: words.charAt(0).toLocaleUpperCase() + words.slice(1) }] : undefined;
};

const capitalised = ([first, ...others]: RichText): RichText =>
  !first || first.marks?.includes('code')
    ? [...(first ? [first] : []), ...others]
    : [{ ...first, text: first.text.charAt(0).toLocaleUpperCase() + first.text.slice(1) }, ...others];

/** What the words in bold at the beginning of a sentence name, without them. */
const belowName = (text: RichText): RichText => {
  const [name] = text;
  if (!name?.marks?.includes('strong')) return text;
  const written = plain(text);
  const seam = /[:：]\s*$/u.test(name.text) ? /^\s*/u : /^\s*[:：]\s*/u;
  const end = seam.exec(written.slice(name.text.length));
  return end ? sliceRich(text, name.text.length + end[0].length, written.length) : text;
};

/** What a slide says in one or two sentences has the words as its title that its author stressed in each. */
export const headedByStress = (slide: Slide, language: Language): Slide => {
  if (slide.layout === 'statement') {
    const title = stressed(slide.text, language);
    if (!title || !isOneLineTitle(title)) return slide;
    const [first = [], ...more] = richSentences(slide.text, language);
    // What the title says is not said below it again.
    const isWhole = plain(asTitle(first)) === plain(asTitle(withoutColon(title)));
    const text = isWhole && more.length > 0 ? joinSentences(more) : capitalised(belowName(slide.text));
    return { ...slide, title: asTitle(withoutColon(title)), text };
  }
  if (slide.layout !== 'bullets' || slide.items.length > mostJoined) return slide;
  const names = slide.items.map(({ lead, text }) => (lead ? undefined : stressed(text, language)));
  const title = joinRich(
    names.map((name) => asTitle(withoutColon(name ?? []))),
    '; ',
  );
  return names.every((name) => name !== undefined) && isOneLineTitle(title) ? { ...slide, title } : slide;
};

/** "**Second step**: a meeting" above points: the name is the title, and the rest goes on introducing them. */
const ledByName = (slide: Slide): Slide => {
  if (!('lead' in slide) || !slide.lead) return slide;
  const { lead, ...others } = slide;
  const [name, ...rest] = lead;
  const below = capitalised(belowName(lead));
  if (!name?.marks?.includes('strong') || rest.length === 0 || plain(below) === plain(lead)) return slide;
  const whole = asTitle(lead.map(withoutStrong));
  if (isOneLineTitle(whole)) return { ...others, title: whole } as Slide;
  const title = asTitle(withoutColon([withoutStrong(name)]));
  return isTitle(title) && below.length > 0 ? ({ ...slide, title, lead: below } as Slide) : slide;
};

/** "**What I need:** a yes to the date." with what follows in its paragraph: the name is the title. */
const begunByName = (slide: Slide, paragraphs: Paragraphs): Slide => {
  if (slide.layout !== 'bullets' || slide.lead || slide.below) return slide;
  const [first, ...others] = slide.items;
  if (!first || first.lead || first.items || first.checked !== undefined) return slide;
  const [name] = first.text;
  const below = belowName(first.text);
  if (!name || plain(below) === plain(first.text)) return slide;
  const title = asTitle(withoutColon([withoutStrong(name)]));
  if (!isTitle(title) || !paragraphs.hold(slide.items.map(({ text }) => text))) return slide;
  return others.length > 0
    ? { ...slide, title, items: [{ ...first, text: capitalised(below) }, ...others] }
    : saidBelow(slide, title, capitalised(below));
};

/** A slide that goes on under a title is called by the name in bold that what it says begins with. */
export const headedByName = (slide: Slide, paragraphs: Paragraphs): Slide => {
  const led = ledByName(slide);
  return led === slide ? begunByName(slide, paragraphs) : led;
};

import { lettersOf } from '../../../deck/lettersOf.ts';
import { rich } from '../../../deck/richText.ts';
import { visualLength } from '../../../deck/visualLength.ts';
import { coverSubtitle } from '../../../layouts/cover.ts';
import type { Topic } from '../../outline/outline.ts';
import { isTitle, linesIn } from '../../text/fit.ts';
import { faultOf } from '../asking/qualityGate.ts';
import type { StorylineReply } from '../asking/replySchemas.ts';

export interface StorylineWish {
  readonly sections: number | 'auto';
  readonly units: number;
  readonly mayAsk: boolean;
  readonly asked: readonly string[];
}

export type SectionReplyPlan = StorylineReply['sections'][number];

const mostSections = 12;
/** An agenda has room for no more. */
const longestTitle = 66;

const isShort = (title: string): boolean => isTitle(rich(title)) && visualLength(title) <= longestTitle;

/** As many words as a section's title may have. */
const shortTitle = (title: string): string => {
  let words = title;
  while (!isShort(`${words}…`) && words.length > 4) {
    const space = words.lastIndexOf(' ');
    words = words.slice(0, space > words.length / 2 ? space : words.length - 2);
  }
  return isShort(title) ? title : `${words}…`;
};

export const isSubtitle = (text: string): boolean =>
  linesIn(rich(text), coverSubtitle.style, coverSubtitle.width) <= coverSubtitle.lines;

export const isQuestion = ({ question }: StorylineReply, { mayAsk, asked }: StorylineWish): boolean =>
  question !== undefined &&
  mayAsk &&
  faultOf(question) === undefined &&
  !asked.some((text) => lettersOf(text) === lettersOf(question));

const sectionProblems = (
  { title, message, points }: SectionReplyPlan,
  at: number,
  all: readonly SectionReplyPlan[],
): string[] => {
  const name = `sections.${at}`;
  const texts = {
    title,
    message,
    ...Object.fromEntries(points.map((point, index) => [`points.${index}`, point])),
  };
  const faults = Object.entries(texts).flatMap(([field, text]) => {
    const fault = faultOf(text);
    return fault ? [`${name}.${field}: it ${fault}`] : [];
  });
  const isRepeated = all.findIndex((other) => lettersOf(other.title) === lettersOf(title)) < at;
  return [
    ...faults,
    ...(isRepeated ? [`${name}.title: an earlier section has it`] : []),
    ...(isShort(title) ? [] : [`${name}.title: longer than ${longestTitle} letters`]),
  ];
};

export const storylineProblems = (reply: StorylineReply, wish: StorylineWish): string[] => {
  if (isQuestion(reply, wish)) return [];
  const { title, subtitle, sections, question } = reply;
  const wanted = wish.sections;
  const fault = title === undefined ? 'is missing' : faultOf(title);
  return [
    ...(question !== undefined && sections.length === 0
      ? ['question: you may not ask now; plan the presentation']
      : []),
    ...(fault ? [`title: it ${fault}`] : []),
    ...(subtitle !== undefined && faultOf(subtitle) ? [`subtitle: it ${faultOf(subtitle)}`] : []),
    ...(subtitle !== undefined && !isSubtitle(subtitle)
      ? ['subtitle: longer than two lines of 50 letters']
      : []),
    ...(wanted === 'auto'
      ? sections.length === 0 || sections.length > mostSections
        ? [`sections: from 1 to ${mostSections} are needed, not ${sections.length}`]
        : []
      : sections.length === wanted
        ? []
        : [`sections: exactly ${wanted} are asked for, not ${sections.length}`]),
    ...sections.flatMap(sectionProblems),
  ];
};

const merged = (sections: readonly SectionReplyPlan[], most: number): SectionReplyPlan[] => {
  const kept = sections.slice(0, most);
  const last = kept.at(-1);
  if (!last) return kept;
  const rest = sections.slice(most);
  return [
    ...kept.slice(0, -1),
    {
      ...last,
      topics: [...last.topics, ...rest.flatMap(({ topics }) => topics)],
      points: [...last.points, ...rest.map(({ message }) => message)].slice(0, 8),
    },
  ];
};

/** A section more, of what one of them has most of. */
const split = (sections: readonly SectionReplyPlan[]): SectionReplyPlan[] | undefined => {
  const size = ({ topics, points }: SectionReplyPlan): number => Math.max(topics.length, points.length);
  const largest = sections.reduce<SectionReplyPlan | undefined>(
    (best, section) => (best && size(best) >= size(section) ? best : section),
    undefined,
  );
  if (!largest || size(largest) < 2) return undefined;
  const half = (all: readonly string[]): [string[], string[]] => {
    const middle = Math.ceil(all.length / 2);
    return [all.slice(0, middle), all.slice(middle)];
  };
  const [topics, moreTopics] = half(largest.topics);
  const [points, [title = largest.message, ...morePoints]] = half(largest.points);
  const added = { title: shortTitle(title), message: title, topics: moreTopics, points: morePoints };
  return sections.flatMap((section) =>
    section === largest ? [{ ...section, topics, points }, added] : [section],
  );
};

/** What can be used of a storyline that is not as it was asked for; undefined: nothing. */
export const settledSections = (
  { sections }: StorylineReply,
  wish: StorylineWish,
): readonly SectionReplyPlan[] | undefined => {
  const seen = new Set<string>();
  let usable = sections.flatMap((section): SectionReplyPlan[] => {
    const message = faultOf(section.message) ? section.title : section.message;
    const title = shortTitle(section.title);
    const isUsable = !faultOf(title) && !seen.has(lettersOf(title));
    seen.add(lettersOf(title));
    const points = section.points.filter((point) => !faultOf(point));
    return isUsable ? [{ ...section, title, message, points }] : [];
  });
  if (usable.length === 0) return undefined;
  const most = wish.sections === 'auto' ? mostSections : wish.sections;
  if (usable.length > most) usable = merged(usable, most);
  while (wish.sections !== 'auto' && usable.length < wish.sections) {
    const more = split(usable);
    if (!more) return undefined;
    usable = more;
  }
  return usable;
};

/** Every topic once, where the model puts it; what it forgets stays with what stood before it. */
export const assigned = (sections: readonly SectionReplyPlan[], units: readonly Topic[]): Topic[][] => {
  const homes = units.map((_, unit) => sections.findIndex(({ topics }) => topics.includes(`t${unit + 1}`)));
  const placed = sections.map((): Topic[] => []);
  let before = Math.max(0, homes.find((home) => home >= 0) ?? 0);
  homes.forEach((home, unit) => {
    before = home >= 0 ? home : before;
    placed[before]!.push(units[unit]!);
  });
  return placed;
};

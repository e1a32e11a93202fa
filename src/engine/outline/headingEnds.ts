import { plain, type RichText } from '../../deck/richText.ts';
import { sliceRich, trimRich } from '../../deck/sliceRich.ts';
import { withoutColon } from '../../deck/withoutColon.ts';

/** "✅", "🗓️" and "()" at the end, but no "™" and not all of a heading. */
const signs =
  /(?<=[\p{L}\p{N}\p{P}])\s*(?:(?![©®™])\p{Extended_Pictographic}(?:\u{fe0f}|\u{200d}|\s)*|[(（[［]\s*[)）\]］]\s*)+$/u;
const states = /[✅☑✔❌✖❎🚧⏳🔴🟡🟢🟠]/gu;

/** More of them are something else. */
const longestEnd = 60;
const endOf = (heading: RichText): string => signs.exec(plain(heading).slice(-longestEnd))?.[0] ?? '';

export const withoutSigns = (heading: RichText): RichText => {
  const end = endOf(heading);
  return end === '' ? heading : trimRich(sliceRich(heading, 0, plain(heading).length - end.length));
};

const replyMarks =
  /^(?:(?:re|aw|antw|fwd?|wg|sv|res|enc|rv|rif|回复|答复|转发|返信|転送)\s?[:：]\s*)+(?=\S)/iu;
/** "Re: Re: Office move" is about the move. */
export const withoutReplyMarks = (title: RichText): RichText => {
  const marks = replyMarks.exec(plain(title))?.[0] ?? '';
  return marks === '' ? title : trimRich(sliceRich(title, marks.length, plain(title).length));
};

/** Marks that some of the headings beside each other bear and others do not say what is done. */
const tellApart = (headings: readonly RichText[]): boolean => {
  const ends = headings.map(endOf);
  const marks = new Set(ends.flatMap((end) => end.match(states) ?? []));
  return marks.size > 1 || (marks.size === 1 && ends.includes(''));
};

const labelled = /^(.+?)[:：](?!\/\/)\s*(.*)$/su;

interface Headed<Topic> {
  readonly heading: RichText;
  readonly topics: readonly Topic[];
}

interface Label {
  readonly label: string;
  /** From where on the heading says more; its length: nowhere. */
  readonly to: number;
  readonly length: number;
}

const labelOf = (heading: RichText): Label | undefined => {
  const text = plain(heading).trimEnd();
  const [, label, rest] = labelled.exec(text) ?? [];
  return label === undefined || rest === undefined
    ? undefined
    : { label: label.trim(), to: text.length - rest.length, length: text.length };
};

/**
 * Headings without the signs and the colon that they end in. Labels beside each other, "Answer 1:" and "Answer 2:",
 * are called as what earlier headings say after them.
 */
export const withPlainEnds = <Topic extends Headed<Topic>>(
  topics: readonly Topic[],
  known = new Map<string, RichText>(),
): Topic[] => {
  const keeps = tellApart(topics.map(({ heading }) => heading));
  const headings = topics.map(({ heading }) => (keeps ? heading : withoutSigns(heading)));
  const named = headings.map((heading) => {
    const { label = '', to = 0, length = -1 } = labelOf(heading) ?? {};
    return to === length ? known.get(label) : undefined;
  });
  const areLabels = named.length > 1 && named.every((name) => name !== undefined);
  return topics.map((topic, at) => {
    const heading = headings[at]!;
    const { label, to = 0, length = 0 } = labelOf(heading) ?? {};
    if (label !== undefined && to < length && !known.has(label))
      known.set(label, trimRich(sliceRich(heading, to, length)));
    return {
      ...topic,
      heading: areLabels ? named[at]! : withoutColon(heading),
      topics: withPlainEnds(topic.topics, known),
    };
  });
};

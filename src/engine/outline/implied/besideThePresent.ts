import type { Language } from '../../../api/generationOptions.ts';
import { plain } from '../../../deck/richText.ts';
import { meaningsOf } from '../../../languages/recognising/labels.ts';
import { policy } from '../../policy/policy.ts';
import type { Block } from '../../reading/document/sourceDocument.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import type { Topic } from '../outline.ts';

const isOfPeople = ({ heading }: Topic, language: Language): boolean =>
  meaningsOf(plain(heading), language).some(
    ({ kind, share }) => kind === 'attendees' && share >= policy.headings.share,
  );

/** "Ann Bell, Bo Kay." is no sentence yet. */
const leastSaid = 4;
const isSaid = (block: Block): boolean =>
  block.kind === 'paragraph' &&
  /[.:。：]\s*$/u.test(plain(block.text)) &&
  estimateWords(plain(block.text)) >= leastSaid;

/** Who was there is no heading over what was said, though the minutes have none after it: that has the document's name. */
export const besideThePresent = (topic: Topic, title: Topic['heading'], language: Language): Topic[] => {
  if (!isOfPeople(topic, language)) return [topic];
  const implied = topic.topics.filter(({ isImplied }) => isImplied);
  const from = topic.blocks.findIndex((block, at) => at > 0 && isSaid(block));
  const said = from < 0 ? [] : topic.blocks.slice(from);
  if (implied.length + said.length === 0) return [topic];
  const present = topic.blocks.filter((block) => !said.includes(block));
  const [first] = said;
  return [
    { ...topic, blocks: present, topics: topic.topics.filter(({ isImplied }) => !isImplied) },
    ...(first
      ? [
          {
            ...topic,
            heading: title,
            isImplied: true as const,
            position: { ...topic.position, from: first.position.from },
            blocks: said,
            topics: [],
            notes: [],
          },
        ]
      : []),
    ...implied.map((each) => ({ ...each, depth: topic.depth })),
  ];
};

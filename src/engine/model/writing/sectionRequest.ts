import * as z from 'zod';
import { plain } from '../../../deck/richText.ts';
import { element, schemaText, slideRules } from '../asking/instructions.ts';
import type { ModelMaterial } from '../asking/modelMaterial.ts';
import { SectionReply } from '../asking/replySchemas.ts';
import { idOf, isPlaced, type Passage } from './passages.ts';

export const sectionRequest = (
  { deckTitle, sections, at, points, mostSlides, request }: ModelMaterial,
  passages: readonly Passage[],
  texts: readonly string[],
): string => {
  const own = sections[at];
  const placed = passages.flatMap((passage, index) => (isPlaced(passage) ? [idOf(index)] : []));
  const isLast = at === sections.length - 1;
  return [
    `Write the slides of one section of the presentation "${deckTitle}".`,
    element(
      'outline',
      {},
      sections
        .map(
          ({ title, message }, index) =>
            `${index + 1}. ${title}: ${message}${index === at ? ' (this section)' : ''}`,
        )
        .join('\n'),
    ),
    `This section: ${own?.title}. Its message: ${own?.message}${points.length > 0 ? `\nIts points:\n${points.map((point) => `- ${point}`).join('\n')}` : ''}`,
    `Write ${mostSlides === 1 ? 'one slide' : `up to ${mostSlides} slides`}. ${slideRules}`,
    isLast
      ? 'This is the last section: it may end with a "summary" or "closing" slide.'
      : 'Do not write "summary" or "closing" slides.',
    ...(passages.length > 0
      ? ['Name in "from" the ids of the passages a slide is made of; use every passage.']
      : []),
    ...(placed.length > 0
      ? [
          `These passages are shown as they stand, by a slide of layout "placed" with the passage's id, a title and, if it helps, one sentence as "text": ${placed.join(', ')}. Never retype tables, code, diagrams or quotations.`,
        ]
      : ['Do not use the layout "placed".']),
    element('request', {}, request),
    ...passages.map((passage, index) =>
      element('source', { passage: idOf(index), heading: plain(passage.title) }, texts[index] ?? ''),
    ),
    schemaText(z.toJSONSchema(SectionReply, { io: 'input' })),
  ].join('\n\n');
};

import { visualLength } from '../../deck/canvas.ts';
import { plain, type RichText } from '../../deck/richText.ts';
import type { Slide } from '../../deck/slide.ts';
import { isWithinWords } from '../writing/bestSlide.ts';
import { type Frame, unwritten, type Writing } from '../writing/draft.ts';
import { fits } from '../writing/fit.ts';
import { type Point, pointWords } from '../writing/points.ts';
import type { SlideReply } from './replySchemas.ts';

export type Textual = Exclude<SlideReply, { layout: 'placed' }>;
export type ToRich = (text: string) => RichText;

const point = (text: RichText, lead?: RichText): Point => {
  const said = { ...(lead && lead.length > 0 ? { lead } : {}), text };
  return { ...said, from: 'item', opens: true, words: pointWords(said) };
};

/** What a reply says, as points that any layout can take. */
export const pointsOfReply = (reply: SlideReply, rich: ToRich): Point[] => {
  switch (reply.layout) {
    case 'bullets':
      return [
        ...(reply.lead ? [point(rich(reply.lead))] : []),
        ...reply.items.map(({ lead, text }) => point(rich(text), lead ? rich(lead) : undefined)),
      ];
    case 'statement':
      return [{ ...point(rich(reply.text)), from: 'sentence' }];
    case 'columns':
      return reply.columns.flatMap(({ heading, items }) =>
        items.map((item, index) => point(rich(item), index === 0 ? rich(heading) : undefined)),
      );
    case 'steps':
      return reply.steps.map(({ label, title, text }) => {
        const lead = [label, title]
          .filter((part) => part !== undefined && !/^\d+\.?$/u.test(part))
          .join(' · ');
        return point(rich(text), lead === '' ? undefined : rich(lead));
      });
    case 'stats':
      return reply.stats.map(({ value, label, note }) =>
        point(rich(note ? `${label} – ${note}` : label), rich(value)),
      );
    case 'summary':
      return reply.points.map((text) => point(rich(text)));
    case 'closing':
    case 'placed':
      return [reply.text, 'contact' in reply ? reply.contact : undefined].flatMap((text) =>
        text ? [point(rich(text))] : [],
      );
  }
};

const longestStation = 14;

/** The slide in the very layout the model chose. */
const direct = (reply: Textual, frame: Frame, rich: ToRich): Slide => {
  const title = frame.title;
  switch (reply.layout) {
    case 'bullets': {
      const isCards =
        reply.items.length >= 2 &&
        reply.items.length <= 6 &&
        reply.items.every(({ lead, text }) => lead !== undefined && text.length <= 120);
      return {
        ...unwritten,
        layout: 'bullets',
        title,
        ...(reply.lead ? { lead: rich(reply.lead) } : {}),
        style: isCards ? 'cards' : 'list',
        items: reply.items.map(({ lead, text }) => ({
          ...(lead ? { lead: rich(lead) } : {}),
          text: rich(text),
        })),
      };
    }
    case 'statement':
      return { ...unwritten, layout: 'statement', title, text: rich(reply.text) };
    case 'columns':
      return {
        ...unwritten,
        layout: 'columns',
        title,
        columns: reply.columns.map(({ heading, items }) => ({
          heading: rich(heading),
          items: items.map((text) => ({ text: rich(text) })),
        })),
      };
    case 'steps':
      return {
        ...unwritten,
        layout: 'steps',
        title,
        steps: reply.steps.map(({ label, title: name, text }, index) => {
          const isStation = label !== undefined && visualLength(label) <= longestStation;
          const lead = [isStation ? undefined : label, name].filter((part) => part !== undefined).join(' · ');
          return {
            label: isStation ? label : String(index + 1),
            ...(lead === '' ? {} : { title: rich(lead) }),
            text: rich(text),
          };
        }),
      };
    case 'stats':
      return {
        ...unwritten,
        layout: 'stats',
        title,
        stats: reply.stats.map(({ value, label, note }) => ({
          value,
          label: rich(label),
          ...(note ? { note: rich(note) } : {}),
        })),
      };
    case 'summary':
      return { ...unwritten, layout: 'summary', title, points: reply.points.map(rich) };
    case 'closing':
      return {
        ...unwritten,
        layout: 'closing',
        title,
        ...(reply.text ? { text: rich(reply.text) } : {}),
        ...(reply.contact ? { contact: rich(reply.contact) } : {}),
      };
  }
};

/** Undefined: it does not fit its slide. */
export const slideOfReply = (
  reply: Textual,
  frame: Frame,
  { language }: Pick<Writing, 'language'>,
  rich: ToRich,
): Slide | undefined => {
  const slide = direct(reply, frame, rich);
  return fits(slide) && isWithinWords(slide, language) ? slide : undefined;
};

/** Every text of a reply's slide with its place, for the quality gate. */
export const textsOfReply = (reply: SlideReply, rich: ToRich): readonly string[] => [
  reply.title,
  ...pointsOfReply(reply, rich).flatMap(({ lead, text }) => [...(lead ? [plain(lead)] : []), plain(text)]),
];

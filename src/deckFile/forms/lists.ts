import { plain, type RichText, rich } from '../../deck/richText.ts';
import type { ContentBlock } from '../content.ts';
import { afterLead, bulletOf, type Form, type Given } from './form.ts';

/** A lead and one list. */
const listOf = ({ blocks }: Given) => {
  const { lead, rest } = afterLead(blocks);
  const [list, ...more] = rest;
  return list?.kind === 'list' && more.length === 0 ? { lead, list } : undefined;
};

const withLead = (lead: RichText | undefined) => (lead ? { lead } : {});

/** Every item one text, nothing below it. */
const plainItems = (given: Given): RichText[] | undefined => {
  const found = given.isMarked ? listOf(given) : undefined;
  return found && !found.lead && found.list.items.every(({ items }) => items.length === 0)
    ? found.list.items.map(({ whole }) => whole)
    : undefined;
};

export const agenda: Form<'agenda'> = {
  print: ({ items }, pen) => ({ body: [pen.list(items.map((item) => pen.paragraph(item)[0] ?? ''))] }),
  read: (given) => {
    const items = plainItems(given);
    return items && { items };
  },
};

export const summary: Form<'summary'> = {
  print: ({ points }, pen) => ({ body: [pen.list(points.map((point) => pen.paragraph(point)[0] ?? ''))] }),
  read: (given) => {
    const points = plainItems(given);
    return points && { points };
  },
};

/** A paragraph after a list is said of it. */
const withoutBelow = (blocks: readonly ContentBlock[]) => {
  const last = blocks.at(-1);
  return last?.kind === 'paragraph' && blocks.at(-2)?.kind === 'list'
    ? { blocks: blocks.slice(0, -1), below: last.text }
    : { blocks, below: undefined };
};

export const bullets: Form<'bullets'> = {
  print: ({ lead, style, items, below }, pen) => ({
    ...(style === 'cards' && { values: { style } }),
    body: [...pen.paragraph(lead), items.map((item) => pen.bullet(item)).join('\n'), ...pen.paragraph(below)],
  }),
  read: (given) => {
    const { blocks, below } = withoutBelow(given.blocks);
    const found = listOf({ ...given, blocks });
    if (!found || (found.list.ordered && !given.isMarked)) return undefined;
    return {
      ...withLead(found.lead),
      style: given.values.style === 'cards' ? 'cards' : 'list',
      items: found.list.items.map(bulletOf),
      ...(below && { below }),
    };
  },
};

export const columns: Form<'columns'> = {
  print: ({ lead, columns: all }, pen) => ({
    body: [
      ...pen.paragraph(lead),
      ...all.flatMap(({ heading, text, items }) => [
        pen.heading(3, heading),
        ...pen.paragraph(text),
        ...(items.length > 0 ? [items.map((item) => pen.bullet(item)).join('\n')] : []),
      ]),
    ],
  }),
  read: ({ blocks }) => {
    const { lead, rest } = afterLead(blocks);
    const starts = rest.flatMap((block, at) => (block.kind === 'heading' ? [at] : []));
    if (starts[0] !== 0 || starts.length < 2 || starts.length > 3) return undefined;
    const all = starts.map((start, at) => {
      const [heading, ...inner] = rest.slice(start, starts[at + 1]);
      const { lead: text, rest: lists } = afterLead(inner);
      const [list, ...more] = lists;
      if (heading?.kind !== 'heading' || more.length > 0 || (list && list.kind !== 'list')) return undefined;
      return {
        heading: heading.text,
        ...(text && { text }),
        items: list?.kind === 'list' ? list.items.map(bulletOf) : [],
      };
    });
    return all.every((column) => column !== undefined) ? { ...withLead(lead), columns: all } : undefined;
  },
};

const counts = (labels: readonly string[]): number | undefined => {
  const start = /^\d{1,6}$/.test(labels[0] ?? '') ? Number(labels[0]) : Number.NaN;
  return labels.every((label, at) => label === String(start + at)) ? start : undefined;
};

export const steps: Form<'steps'> = {
  print: ({ lead, steps: all }, pen) => {
    const start = counts(all.map(({ label }) => label));
    const lines = all.map(({ label, title, text }, at) => {
      const hasTitle = title !== undefined && title.length > 0;
      const said = pen.bare(text);
      const line = hasTitle ? pen.led(title, said) : said;
      return start === undefined
        ? pen.item('-', pen.led(rich(label), line))
        : pen.item(`${start + at}.`, line);
    });
    return { body: [...pen.paragraph(lead), lines.join('\n')] };
  },
  read: (given) => {
    const found = listOf(given);
    if (!found || found.list.items.length < 2 || !found.list.items.every(({ items }) => items.length === 0))
      return undefined;
    const { ordered, items, start } = found.list;
    if (ordered)
      return {
        ...withLead(found.lead),
        steps: items.map(({ lead, text }, at) => ({
          label: String(start + at),
          ...(lead && { title: lead }),
          text,
        })),
      };
    if (!given.isMarked || !items.every(({ lead }) => lead)) return undefined;
    return {
      ...withLead(found.lead),
      steps: items.map(({ lead = [], text, second }) => ({
        label: plain(lead),
        ...(second ? { title: second.lead, text: second.text } : { text }),
      })),
    };
  },
};

export const stats: Form<'stats'> = {
  print: ({ lead, stats: all }, pen) => ({
    body: [
      ...pen.paragraph(lead),
      all
        .map(({ value, label, note }) =>
          pen.item(
            '-',
            pen.led(rich(value), pen.bare(label)),
            note && note.length > 0 ? [`- ${pen.paragraph(note)[0] ?? ''}`] : [],
          ),
        )
        .join('\n'),
    ],
  }),
  read: (given) => {
    const found = given.isMarked ? listOf(given) : undefined;
    const items = found?.list.items ?? [];
    if (
      items.length === 0 ||
      items.length > 6 ||
      !items.every(({ lead, items: notes }) => lead && notes.length <= 1)
    )
      return undefined;
    return {
      ...withLead(found?.lead),
      stats: items.map(({ lead = [], text, items: [note] }) => ({
        value: plain(lead),
        label: text,
        ...(note && { note: note.whole }),
      })),
    };
  },
};

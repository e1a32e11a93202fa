import { plain, type RichText, rich } from '../../deck/richText.ts';
import { alone, type Form } from './form.ts';

export const cover: Form<'cover'> = {
  print: ({ subtitle, byline }, pen) => ({
    depth: 1,
    ...(byline && !subtitle?.length && { values: { byline } }),
    body: [...pen.paragraph(subtitle), ...(byline && subtitle?.length ? pen.paragraph(rich(byline)) : [])],
  }),
  read: ({ blocks, values, isFirst, isMarked, depth }) => {
    if (!isMarked && !(isFirst && depth === 1)) return undefined;
    const [subtitle, byline, ...more] = blocks;
    if (more.length > 0 || [subtitle, byline].some((block) => block && block.kind !== 'paragraph'))
      return undefined;
    const said = byline?.kind === 'paragraph' ? plain(byline.text) : values.byline;
    return {
      ...(subtitle?.kind === 'paragraph' && { subtitle: subtitle.text }),
      ...(said !== undefined && { byline: said }),
    };
  },
};

export const section: Form<'section'> = {
  print: ({ number, message }, pen) => ({
    depth: 1,
    values: { number: String(number) },
    body: pen.paragraph(message),
  }),
  read: ({ blocks, values, depth, dividers, isMarked, isFirst }) => {
    if (!isMarked && (depth !== 1 || isFirst)) return undefined;
    const [message, ...more] = blocks;
    if (more.length > 0 || (message && message.kind !== 'paragraph')) return undefined;
    const number = Number(values.number ?? dividers + 1);
    return {
      number: Number.isInteger(number) && number > 0 ? number : dividers + 1,
      ...(message?.kind === 'paragraph' && { message: message.text }),
    };
  },
};

export const closing: Form<'closing'> = {
  print: ({ text, contact }, pen) => ({
    depth: 1,
    ...(contact?.length && !text?.length && { values: { 'contact-only': 'yes' } }),
    body: [...pen.paragraph(text), ...pen.paragraph(contact)],
  }),
  read: ({ blocks, values, isMarked }) => {
    if (!isMarked) return undefined;
    const [first, second, ...more] = blocks;
    if (more.length > 0 || [first, second].some((block) => block && block.kind !== 'paragraph'))
      return undefined;
    if (values['contact-only'] && first?.kind === 'paragraph' && !second) return { contact: first.text };
    return {
      ...(first?.kind === 'paragraph' && { text: first.text }),
      ...(second?.kind === 'paragraph' && { contact: second.text }),
    };
  },
};

export const statement: Form<'statement'> = {
  print: ({ text, tone }, pen) => ({
    body: tone
      ? [[`> [!${tone.toUpperCase()}]`, ...pen.paragraph(text).map((line) => `> ${line}`)].join('\n')]
      : pen.paragraph(text),
  }),
  read: ({ blocks, title, isMarked }) => {
    if (blocks.length === 0) return isMarked ? { text: [] } : title.length > 0 ? { text: title } : undefined;
    const paragraph = alone(blocks, 'paragraph');
    if (paragraph && !paragraph.after) return { text: paragraph.block.text };
    const callout = alone(blocks, 'quote');
    if (!callout?.block.tone || callout.after || callout.block.paragraphs.length > 1) return undefined;
    return { text: callout.block.paragraphs[0] ?? [], tone: callout.block.tone };
  },
};

const leastParagraphs = 2;

export const text: Form<'text'> = {
  print: ({ paragraphs }, pen) => ({ body: paragraphs.flatMap((each) => pen.paragraph(each)) }),
  read: ({ blocks, isMarked }) => {
    const paragraphs = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
    const isText =
      paragraphs.length === blocks.length && paragraphs.length >= (isMarked ? 1 : leastParagraphs);
    return isText ? { paragraphs } : undefined;
  },
};

const signature = /^\s*(?:—|–|--)\s*/;
const isSigned = (text: RichText): boolean => signature.test(plain(text));
const unsigned = ([first, ...rest]: RichText): RichText =>
  first
    ? [{ ...first, text: first.text.replace(signature, '') }, ...rest].filter(({ text }) => text !== '')
    : [];

export const quote: Form<'quote'> = {
  print: ({ text, who = [] }, pen) => {
    const said = pen.paragraph(text);
    const signed = who.length > 0 ? [`— ${pen.inline(who)}`] : [];
    const lines = [...said, ...(said.length > 0 && signed.length > 0 ? [''] : []), ...signed];
    return {
      ...(said.length === 0 && signed.length > 0 && { values: { only: 'who' } }),
      body: [(lines.length > 0 ? lines : ['']).map((line) => `> ${line}`.trimEnd()).join('\n')],
    };
  },
  read: ({ blocks, values }) => {
    const [block, ...more] = blocks;
    if (block?.kind !== 'quote' || block.tone || more.length > 0 || block.paragraphs.length > 2)
      return undefined;
    const [first = [], second] = block.paragraphs;
    if (second) return isSigned(second) ? { text: first, who: unsigned(second) } : undefined;
    return values.only === 'who' ? { text: [], who: unsigned(first) } : { text: first };
  },
};

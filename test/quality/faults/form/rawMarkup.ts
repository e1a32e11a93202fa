import type { Fault, FaultClass } from '../faultClass.ts';
import { codeMark, isProse, type ShownText } from '../shownDeck.ts';

const tags =
  'a|abbr|b|blockquote|br|center|code|dd|del|details|div|dl|dt|em|font|h[1-6]|hr|i|iframe|img|kbd|li|ol|p|picture|pre|s|script|small|source|span|strong|style|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul|video';

const patterns: readonly RegExp[] = [
  new RegExp(`</?(?:${tags})(?:\\s[^<>]*)?/?>`, 'iu'),
  /<[A-Z][\w.]*(?:\s[^<>]*[=/{][^<>]*|\s*\/)>|<\/[A-Z][\w.]*>/u,
  /&(?:amp|lt|gt|quot|apos|nbsp|copy|mdash|ndash|hellip|#\d{2,5}|#x[\da-f]{2,5});/iu,
  /(?:^|\s):::+/u,
  /\{\{|\}\}|\{%|%\}/u,
  /^\s*(?:import\s+(?:[\w{},*\s]+\s+from\s+)?['"][^'"]+['"]|export\s+(?:default|const|function)\s)/u,
  /<!--/u,
  /\*\*[^*\s][^*]*\*\*|__[^_\s][^_]*[^_\s]__(?!\w)/u,
  /\]\((?:https?:|\.{0,2}\/|#)[^)]*\)/u,
  /^\s*\[[ x]\]\s/iu,
  /\[!(?:note|tip|important|warning|caution)\]/iu,
  /\s\{#[\w-]+\}\s*$/u,
  /!\[[^\]]*\]\(/u,
  /^\s*#{1,6}\s+\S/u,
];

/** Markup inside what is marked as code is what its author wrote about. */
const isRaw = (text: ShownText): boolean =>
  (isProse(text) || text.path[0] === 'rows' || text.path[0] === 'head') &&
  patterns.some((pattern) => pattern.test(text.prose.replaceAll(codeMark, ' ')));

export const rawMarkup: FaultClass = {
  name: 'raw markup',
  means: 'tags, entities, fences or components as text',
  find: ({ slides }) =>
    slides.flatMap((slide) =>
      slide.texts.filter(isRaw).map(({ text }): Fault => ({ slide: slide.number, shows: text })),
    ),
};

import type { SlideOf } from '../../layouts/slide.ts';
import type { ContentBlock } from '../content.ts';
import { fenceOf } from '../fenceOf.ts';
import type { Form, Given } from './form.ts';

type Listing = SlideOf<'listings'>['listings'][number];

const isWord = (language: string): boolean => /^[\w+#.-]*$/.test(language);

/** The options that say what no fence can. */
const languageOptions = ['first-language', 'second-language', 'third-language'] as const;
const [least, most] = [2, languageOptions.length];

/** Listings, each with what stands above it; undefined where anything else stands there. */
const listingsIn = (
  [first, ...others]: readonly ContentBlock[],
  values: Given['values'],
  at = 0,
): Listing[] | undefined => {
  if (!first) return [];
  const [block, ...rest] = first.kind === 'paragraph' ? others : [first, ...others];
  const after = listingsIn(rest, values, at + 1);
  if (block?.kind !== 'code' || !after) return undefined;
  const [word = ''] = block.info.split(/[\s{]/);
  const language = values[languageOptions[at] ?? ''] ?? word;
  const own: Listing = {
    ...(first.kind === 'paragraph' && { lead: first.text }),
    ...(language !== '' && { language }),
    lines: block.code.split('\n'),
  };
  return [own, ...after];
};

export const listings: Form<'listings'> = {
  print: ({ listings: all }, pen) => ({
    values: Object.fromEntries(
      all.flatMap(({ language = '' }, at) =>
        isWord(language) ? [] : [[languageOptions[at] ?? '', language]],
      ),
    ),
    body: all.flatMap(({ lead, language = '', lines }) => {
      const text = lines.join('\n');
      const fence = fenceOf(text);
      return [...pen.paragraph(lead), `${fence}${isWord(language) ? language : ''}\n${text}\n${fence}`];
    }),
  }),
  read: ({ blocks, values }) => {
    const all = listingsIn(blocks, values);
    return all && all.length >= least && all.length <= most ? { listings: all } : undefined;
  },
};

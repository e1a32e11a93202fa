import type { Token } from 'markdown-it';
import type { DeckWords } from '../../languages/deckWords.ts';

export type Callouts = DeckWords['callouts'];

const calloutMark = /^\[!(?<tone>note|tip|important|warning|caution)\]$/i;
const taskMark = /^\[(?<done>[ xX])\] /;

/** The first words of what an opening token holds. */
const firstText = (tokens: readonly Token[], opening: number): Token | undefined =>
  tokens[opening + 1]?.type === 'paragraph_open' ? tokens[opening + 2]?.children?.[0] : undefined;

/** What marks a callout or a task is said in words and boxes. */
export const spellMarks = (tokens: readonly Token[], callouts: Callouts): void => {
  for (const [index, { type }] of tokens.entries()) {
    const text = firstText(tokens, index);
    if (text?.type !== 'text') continue;
    const tone = type === 'blockquote_open' && calloutMark.exec(text.content)?.groups?.tone?.toLowerCase();
    if (tone) {
      text.type = 'callout';
      text.content = callouts[tone as keyof Callouts];
    } else if (type === 'list_item_open')
      text.content = text.content.replace(taskMark, (_, done) => (done === ' ' ? '☐ ' : '☑ '));
  }
};

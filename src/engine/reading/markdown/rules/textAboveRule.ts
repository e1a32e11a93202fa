import type StateCore from 'markdown-it/lib/rules_core/state_core.mjs';
import { visualLength } from '../../../../deck/visualLength.ts';

/** A heading is underlined as far as it goes, or by much; three dashes are a rule as well. */
const rule = /^[ \t>]*-{1,3}[ \t]*$/u;
const sentence = /[.!:。！：]["”»」*_)]*\s*$/u;
const leastSaid = 50;

/** Lines of a text, or a whole sentence, are no heading. */
const isText = (content: string): boolean =>
  content.includes('\n') || (sentence.test(content) && visualLength(content) >= leastSaid);

/** A text right above a rule is no heading, though Markdown takes the rule for what underlines it. */
export const textAboveRule = ({ src, tokens }: StateCore): void => {
  let lines: readonly string[] | undefined;
  for (const [at, open] of tokens.entries()) {
    const { type, markup, map } = open;
    if (type !== 'heading_open' || markup !== '-' || !map || !isText(tokens[at + 1]!.content)) continue;
    lines ??= src.split('\n');
    if (!rule.test(lines[map[1] - 1] ?? '')) continue;
    for (const [token, end] of [
      [open, 'open'],
      [tokens[at + 2]!, 'close'],
    ] as const) {
      token.type = `paragraph_${end}`;
      token.tag = 'p';
      token.markup = '';
    }
  }
};

import { Hover, type Position, Range, type TextDocument } from 'vscode';
import { themeIds } from '../../deck/themes.ts';
import { linesOf, splitDeckFile } from '../../deckFile/chunks.ts';
import { isLayout } from '../../deckFile/forms/forms.ts';
import { type LookKey, lookWords } from '../words/deckFileWords.ts';
import type { SlidePreviews } from './slidePreviews.ts';

/** Whether a line stands between the fences at the top; what is only begun on it does not count. */
export const isInFrontMatter = (document: TextDocument, line: number): boolean => {
  const lines = linesOf(document.getText());
  if (line > 0) lines[line] = '';
  const { frontMatter } = splitDeckFile(lines.join('\n'));
  return frontMatter !== undefined && line <= frontMatter.text.split('\n').length;
};

const wordAt = (text: string, pattern: RegExp, line: number): { word: string; range: Range } | undefined => {
  const found = pattern.exec(text);
  const [, before = '', word = ''] = found ?? [];
  const start = (found?.index ?? 0) + before.length;
  return found ? { word, range: new Range(line, start, line, start + word.length) } : undefined;
};

const isLookKey = (word: string): word is LookKey => Object.hasOwn(lookWords, word);

/** What a layout, a theme or a part of the look is, where its name stands. */
export const slideHover = (
  document: TextDocument,
  { line }: Position,
  previews: SlidePreviews,
): Hover | undefined => {
  const { text } = document.lineAt(line);
  const marker = wordAt(text, /(^\s*<!--\s*)([a-z-]+)/, line);
  if (marker && isLayout(marker.word))
    return new Hover(previews.layout(document, line, marker.word), marker.range);
  const theme = wordAt(text, /(^theme:\s*)(\S+)/, line);
  if (theme && themeIds.some((id) => id === theme.word) && isInFrontMatter(document, line))
    return new Hover(previews.theme(document, theme.word), theme.range);
  const key = wordAt(text, /(^\s*)([a-z]+)(?=\s*:)/, line);
  if (!key || !isLookKey(key.word) || !isInFrontMatter(document, line)) return undefined;
  return new Hover(previews.look(document, key.word), key.range);
};

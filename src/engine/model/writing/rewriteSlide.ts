import * as z from 'zod';
import { plain } from '../../../deck/richText.ts';
import { checkDeckFile, pictureFilesOf } from '../../../deckFile/checkDeckFile.ts';
import { splitDeckFile } from '../../../deckFile/chunks.ts';
import { applyEdits } from '../../../deckFile/edits/applyEdits.ts';
import { innerLines, type LineEdit } from '../../../deckFile/edits/edit.ts';
import { deckGuide } from '../../../deckFile/guide.ts';
import { readMarker } from '../../../deckFile/markers.ts';
import { printNotes } from '../../../deckFile/notesForm.ts';
import type { Problem } from '../../../deckFile/problem.ts';
import { problemSentence } from '../../../deckFile/problemSentence.ts';
import { type ReadDeckFile, readDeckFile } from '../../../deckFile/readDeckFile.ts';
import { layouts } from '../../../layouts/layouts.ts';
import type { Measure } from '../../../layouts/measure/measure.ts';
import type { Slide } from '../../../layouts/slide.ts';
import { mapOutsideFences } from '../../reading/markdown/cleaning/outsideFences.ts';
import { askModel } from '../asking/askModel.ts';
import { knownIn } from '../asking/honesty.ts';
import { element, rewritingSystem, schemaText } from '../asking/instructions.ts';
import { markInvented, wordsOf } from '../asking/markInvented.ts';
import { faultOf } from '../asking/qualityGate.ts';
import { withKnownLinks } from '../asking/richTextOf.ts';
import type { LanguageModel } from '../connection/languageModel.ts';

/** "https://", "mailto:", "//host": a slide leads only where the deck or the wish does. */
const elsewhere = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/iu;

const Reply = z.object({ markdown: z.string().min(1).max(20_000) });
const replyTokens = 2_000;

export interface Rewriting {
  /** The deck file. */
  readonly text: string;
  /** Its number, from 1. */
  readonly slide: number;
  readonly wish: string;
  readonly measure: Measure;
}

export type Rewritten =
  | { readonly outcome: 'rewritten'; readonly markdown: string; readonly tokensUsed: number }
  /** What is wrong with the best that the model made; none: it made nothing. */
  | { readonly outcome: 'unusable'; readonly problems: readonly string[]; readonly tokensUsed: number }
  | { readonly outcome: 'noSlide' };

const frameNames = new Set(['chapter', 'part', 'from']);
const notesMark = /^<!--\s*notes\s*-->\s*$/;
const isFrame = (line: string): boolean => frameNames.has(readMarker(line)?.name ?? '');

/** A chart shows the figures of one, and no words. */
const isTableRow = (line: string): boolean => line.trimStart().startsWith('|');

const notesOf = (lines: readonly string[]): readonly string[] => {
  const at = lines.findIndex((line) => notesMark.test(line));
  return at === -1 ? [] : lines.slice(at);
};

/** What the slide's place in the deck says stays, and its notes where the reply has none. */
const framed = (markdown: string, before: readonly string[]): string[] => {
  const lines = markdown
    .trim()
    .split(/\r\n|\r|\n/)
    .filter((line) => !isFrame(line));
  const kept = before.filter(isFrame);
  const notes = notesOf(lines).length > 0 ? [] : notesOf(before);
  return [...kept, ...(kept.length > 0 ? [''] : []), ...lines, ...(notes.length > 0 ? ['', ...notes] : [])];
};

const problemKey = ({ kind, about, tooMuch }: Problem): string =>
  JSON.stringify([kind, about, tooMuch?.where]);

/** The slides that the lines of an edit are read as. */
const slidesAt = ({ lines }: ReadDeckFile, edit: LineEdit): readonly Slide[] =>
  lines
    .filter(({ line, end }) => line < edit.line + edit.lines.length && end > edit.line)
    .map(({ slide }) => slide);

const asNotes = (lines: readonly string[], mark: string): string[] => [
  ...lines,
  ...(notesOf(lines).length > 0 ? [''] : ['', '<!-- notes -->']),
  ...printNotes(mark).split('\n'),
];

/** Has a model write one slide of a deck file anew. What it makes holds on its slide, and says what nobody gave it. */
export const rewriteSlide = async (
  model: LanguageModel,
  { text, slide, wish, measure }: Rewriting,
  signal: AbortSignal,
): Promise<Rewritten> => {
  const chunk = splitDeckFile(text).chunks[slide - 1];
  if (!chunk) return { outcome: 'noSlide' };
  const inner = innerLines(chunk);
  const before = readDeckFile(text);
  const pictures = new Set(pictureFilesOf(before));
  const check = (file: string) =>
    checkDeckFile(file, { measure, hasPicture: (target) => pictures.has(target) });
  const known = new Set(check(text).map(problemKey));
  const given = `${text}\n${wish}`;
  const isKnownLink = (href: string): boolean => !elsewhere.test(href) || given.includes(href);
  const leading = (markdown: string): string =>
    mapOutsideFences(markdown.split('\n'), (line) => withKnownLinks(line, isKnownLink)).join('\n');
  const editOf = (markdown: string): LineEdit => ({
    ...inner,
    lines: framed(leading(markdown), inner.lines),
  });

  const problemsOf = ({ markdown }: z.infer<typeof Reply>): string[] => {
    const edit = editOf(markdown);
    const file = applyEdits(text, [edit]);
    const made = slidesAt(readDeckFile(file), edit);
    const [only] = made;
    if (!only || made.length > 1)
      return ['The Markdown must be one slide, and hold no more than one layout does.'];
    const faults = layouts.texts(only).flatMap(({ role, text: said }) => {
      const fault = role === 'number' ? undefined : faultOf(plain(said));
      return fault === undefined ? [] : [`"${plain(said).slice(0, 60)}" ${fault}.`];
    });
    const fresh = check(file).filter((problem) => !known.has(problemKey(problem)));
    return [...faults, ...fresh.map(problemSentence)];
  };

  const shown = inner.lines
    .filter((line) => !isFrame(line))
    .join('\n')
    .trim();
  const titles = before.lines.flatMap((each, at) => (at === slide - 1 ? [] : [plain(each.slide.title)]));
  const { $schema: _, ...schema } = z.toJSONSchema(Reply, { io: 'input' });
  const { value, problems, tokensUsed } = await askModel(
    model,
    {
      system: rewritingSystem(before.deck.language),
      text: [
        `How such a file is written:\n${deckGuide}`,
        `Titles that other slides have: ${titles.join('; ')}`,
        'Rewrite this slide as the request asks. Keep what the request does not touch.',
        element('source', {}, shown),
        element('request', {}, wish),
        schemaText(schema),
      ].join('\n\n'),
      schema: Reply,
      maxTokens: replyTokens,
      check: problemsOf,
    },
    signal,
  );
  if (!value || problems.length > 0) return { outcome: 'unusable', problems, tokensUsed };
  const edit = editOf(value.markdown);
  const [made] = slidesAt(readDeckFile(applyEdits(text, [edit])), edit);
  const said =
    made && [wordsOf(made), made.notes, ...value.markdown.split('\n').filter(isTableRow)].join('\n');
  const marked =
    made && markInvented({ ...made, notes: '' }, said ?? '', knownIn([text, wish]), given, before.deck);
  const lines = marked && marked.notes !== '' ? asNotes(edit.lines, marked.notes) : edit.lines;
  return { outcome: 'rewritten', markdown: lines.join('\n'), tokensUsed };
};

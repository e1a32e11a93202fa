import { plain, type RichText } from '../../../../deck/richText.ts';
import type { Block } from '../../document/sourceDocument.ts';

const longestLabel = 40;
export const longestValue = 160;
/** "|---|---| |**TO:**|The office|" is what is left of a table. */
const entryLine = /^[\s*_-]*([^:：|\n]{1,40}?)\s*[:：][\s*_]*(.*)$/u;
const endsWithin = /[.!?。！？।]\s+\S/u;
const ends = /[.!?。！？।]$/u;
/** "It is late. We go.", trimmed: looked at from each stop to the end, a long one would take its length squared. */
const isSentence = (value: string): boolean => ends.test(value) && endsWithin.test(value);

export interface Entry {
  readonly label: string;
  readonly value: string;
  /** What of the value stands in bold at the end of what a form asks: "The name of the project **Harbor Watch**". */
  readonly answer?: string;
}

/** "State: ~~draft~~ agreed" is agreed by now; what is struck out as a whole stays what it is. */
const live = (text: RichText): string => {
  const left = text.filter(({ marks }) => !marks?.includes('strike'));
  return left.length === text.length || plain(left).trim() === ''
    ? plain(text)
    : plain(left).replace(/ {2,}/gu, ' ');
};

const leastNames = 5;
const longestName = 30;
/** "Camelia F., Jean B., Céline B., …", as many as they are. */
const areNames = (value: string): boolean => {
  const names = value.split(/[,;，、]/u);
  return names.length >= leastNames && names.every((name) => name.trim().length <= longestName);
};

export const entryOf = (line: string, maySay = false): Entry | undefined => {
  const match = entryLine.exec(line.trim());
  if (!match) return undefined;
  const [label, value] = [match[1]!.trim(), match[2]!.trim()];
  const isEntry =
    label !== '' &&
    label.length <= longestLabel &&
    (value.length <= longestValue || areNames(value)) &&
    (maySay || !isSentence(value)) &&
    !/^\/\//.test(value);
  return isEntry ? { label, value } : undefined;
};

const isBoldLabel = ({ text, marks }: RichText[number]): boolean =>
  marks?.includes('strong') === true && /^[^:：]{1,40}[:：](?:\s|$)/u.test(text);

/** "**Owner:** Ada  **Status:** draft": a field begins with each label in bold, on whatever line it stands. */
const onLines = (text: RichText): RichText => {
  if (!text[0] || !isBoldLabel(text[0]) || text.filter(isBoldLabel).length < 2) return text;
  return text.map((span, at) =>
    at > 0 && isBoldLabel(span) && !text[at - 1]!.text.endsWith('\n')
      ? { ...span, text: `\n${span.text}` }
      : span,
  );
};

const linesOfText = (text: RichText): string[] => live(onLines(text)).split('\n');

const leastAsked = 2;

const answeredEntry = (text: RichText): Entry | undefined => {
  const entry = entryOf(plain(text));
  const last = text.at(-1);
  const isAnswer = (span: RichText[number]): boolean => span.marks?.includes('strong') === true;
  if (!entry || !last || text.filter(isAnswer).length !== 1 || !isAnswer(last)) return undefined;
  const asked = entry.value.slice(0, -last.text.trim().length).trim();
  return asked.split(/\s+/u).length >= leastAsked ? { ...entry, answer: last.text.trim() } : undefined;
};

/** The lines of a block, where it has nothing but lines. */
export const linesOf = (block: Block): readonly (string | Entry)[] | undefined => {
  switch (block.kind) {
    case 'paragraph':
      return linesOfText(block.text);
    case 'list':
      return block.ordered || block.items.some(({ blocks }) => blocks.length > 0)
        ? undefined
        : block.items.flatMap(({ text }): readonly (string | Entry)[] => {
            const entry = answeredEntry(text);
            return entry ? [entry] : linesOfText(text);
          });
    case 'table':
      return tableEntries(block.head, block.rows);
    case 'code':
      return block.language === undefined || /^(?:text|yaml|txt)$/.test(block.language)
        ? block.code.split('\n')
        : undefined;
    default:
      return undefined;
  }
};

const tableEntries = (
  head: readonly RichText[],
  rows: readonly (readonly RichText[])[],
): Entry[] | undefined => {
  if (rows.some((cells) => cells.length !== 2)) return undefined;
  const all = head.some((cell) => plain(cell).trim() !== '') ? [head, ...rows] : rows;
  return all.map(([label = [], value = []]) => ({ label: plain(label).trim(), value: live(value).trim() }));
};

const leastBesideSaid = 3;

/** The fields that a block consists of, if it has nothing else; one of several may be said in sentences: "Blame: none. …" */
export const entriesOf = (block: Block): Entry[] | undefined => {
  const lines = linesOf(block)?.filter((line) => typeof line !== 'string' || line.trim() !== '');
  if (!lines || lines.length === 0) return undefined;
  const entries = lines.map((line) => (typeof line === 'string' ? entryOf(line) : line));
  const found = entries.filter((entry) => entry !== undefined);
  const isSaid = found.length === lines.length - 1 && found.length >= leastBesideSaid;
  const all = lines.map((line, at) =>
    typeof line === 'string' ? (entries[at] ?? entryOf(line, isSaid)) : line,
  );
  return all.every((entry) => entry !== undefined) ? all : undefined;
};

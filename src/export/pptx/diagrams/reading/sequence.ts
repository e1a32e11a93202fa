import type { End, Lane, Message, Sequence, Step } from '../diagram.ts';
import { cannot } from './cannot.ts';
import { labelOf } from './labels.ts';
import { isAside, statementsOf, type Written, withoutDescription } from './preamble.ts';

type Arrow = Pick<Message, 'line' | 'fromEnd' | 'toEnd'>;
const arrow = (line: Message['line'], toEnd: End, fromEnd: End = 'none'): Arrow => ({ line, toEnd, fromEnd });

const arrows: Readonly<Record<string, Arrow>> = {
  '->': arrow('solid', 'none'),
  '-->': arrow('dashed', 'none'),
  '->>': arrow('solid', 'arrow'),
  '-->>': arrow('dashed', 'arrow'),
  '<<->>': arrow('solid', 'arrow', 'arrow'),
  '<<-->>': arrow('dashed', 'arrow', 'arrow'),
  '-x': arrow('solid', 'cross'),
  '--x': arrow('dashed', 'cross'),
  '-)': arrow('solid', 'open'),
  '--)': arrow('dashed', 'open'),
};

const frames = new Set(['loop', 'alt', 'opt', 'par', 'critical', 'break']);
const dividers: Readonly<Record<string, string>> = { else: 'alt', and: 'par', option: 'critical' };
const color = /^(?:rgba?\([^)]*\)|transparent|#[\da-f]{3,8}\b|[a-z]+\b)/i;
const colorNames =
  /^(?:rgba?\([^)]*\)|transparent|aqua|black|blue|gr[ae]y|green|lime|navy|olive|orange|pink|purple|red|teal|white|yellow|(?:light|dark|pale)\w+)\b\s*/i;

class SequenceReader {
  readonly #lanes = new Map<string, Lane>();
  readonly #steps: Step[] = [];
  readonly #boxes: { label: string; lanes: string[] }[] = [];
  /** What is open, the last opened last. */
  readonly #open: string[] = [];
  #number: { next: number; by: number } | undefined;

  read(body: string): Sequence {
    for (const statement of statementsOf(withoutDescription(body).replaceAll(';', '\n')))
      this.#statement(statement);
    if (this.#open.length > 0) cannot('a frame without an end');
    if (this.#lanes.size === 0) cannot('nothing');
    return {
      kind: 'sequence',
      lanes: [...this.#lanes.values()],
      steps: this.#steps,
      boxes: this.#boxes.filter(({ lanes }) => lanes.length > 0),
    };
  }

  #statement(said: string): void {
    const [word = '', rest = ''] = [/^\S+/.exec(said)?.[0], said.replace(/^\S+\s*/, '')];
    if (isAside(said) || /^title\b/.test(said)) return;
    if (this.#participant(said) || this.#framed(word, rest) || this.#note(said)) return;
    if (word === 'autonumber') {
      this.#numbered(rest);
      return;
    }
    if (/^(?:de)?activate$/.test(word)) {
      this.#activity(word === 'activate', rest);
      return;
    }
    this.#message(said);
  }

  #participant(said: string): boolean {
    const [, kind, id, label] = /^(participant|actor)\s+([^@]+?)(?:\s+as\s+([\s\S]+))?$/.exec(said) ?? [];
    if (kind === undefined || id === undefined) return false;
    this.#lanes.set(id, { id, label: labelOf(label ?? id), isPerson: kind === 'actor' });
    if (this.#open.at(-1) === 'box') this.#boxes.at(-1)?.lanes.push(id);
    return true;
  }

  #framed(word: string, rest: string): boolean {
    if (word === 'box') {
      const label = labelOf(rest.replace(colorNames, ''));
      this.#boxes.push({ label, lanes: [] });
      this.#open.push(word);
    } else if (word === 'rect') {
      if (!color.test(rest)) cannot(rest);
      this.#open.push(word);
    } else if (frames.has(word)) {
      this.#steps.push({ step: 'open', name: word, label: labelOf(rest) });
      this.#open.push(word);
    } else if (word in dividers) {
      if (this.#open.at(-1) !== dividers[word]) cannot(word);
      this.#steps.push({ step: 'divide', label: labelOf(rest) });
    } else if (word === 'end' && rest === '') {
      const closed = this.#open.pop() ?? cannot('an end of nothing');
      if (frames.has(closed)) this.#steps.push({ step: 'close' });
    } else return false;
    return true;
  }

  #note(said: string): boolean {
    const [, where, who, label] = /^note\s+(left of|right of|over)\s+([^:]+):([\s\S]*)$/i.exec(said) ?? [];
    if (where === undefined || who === undefined || label === undefined) return false;
    const lanes = who.split(',').map((each) => this.#lane(each.trim()));
    const side = where.toLowerCase().split(' ')[0] as 'over' | 'left' | 'right';
    if (lanes.length > (side === 'over' ? 2 : 1)) cannot(said);
    this.#steps.push({ step: 'note', lanes, side, label: labelOf(label) });
    return true;
  }

  #numbered(rest: string): void {
    if (rest === 'off') this.#number = undefined;
    else if (/^(?:\d+(?:\s+\d+)?)?$/.test(rest)) {
      const [next = 1, by = 1] = rest === '' ? [] : rest.split(/\s+/).map(Number);
      this.#number = { next, by };
    } else cannot(`autonumber ${rest}`);
  }

  #activity(begins: boolean, id: string): void {
    this.#steps.push({ step: begins ? 'activate' : 'deactivate', lane: this.#lane(id) });
  }

  #message(said: string): void {
    const [, from, mark, sign, to, label] =
      /^([^:]+?)\s*(<<-->>|<<->>|--?>>|--?[x)](?=\s*[+-]?\s*[\p{L}\p{N}_"])|--?>)\s*([+-]?)\s*([^:<>]+?)\s*:([\s\S]*)$/u.exec(
        said,
      ) ?? [];
    const known = mark === undefined ? undefined : arrows[mark];
    if (!known || from === undefined || to === undefined || /[<>()]|--/.test(from)) cannot(said);
    const own = this.#lane(from.trim());
    const other = this.#lane(to.trim());
    this.#steps.push({
      step: 'message',
      from: own,
      to: other,
      label: this.#counted(labelOf(label ?? '')),
      ...known,
    });
    if (sign === '+') this.#activity(true, other);
    if (sign === '-') this.#activity(false, own);
  }

  #counted(label: string): string {
    if (!this.#number) return label;
    const { next, by } = this.#number;
    this.#number = { next: next + by, by };
    return `${next}. ${label}`.trim();
  }

  #lane(id: string): string {
    if (id === '' || /[+\n;]/.test(id)) cannot(`lane ${id}`);
    if (!this.#lanes.has(id)) this.#lanes.set(id, { id, label: labelOf(id), isPerson: false });
    return id;
  }
}

export const readSequence = ({ first, body }: Written): Sequence =>
  first === '' ? new SequenceReader().read(body) : cannot(first);

import { diagramLimits } from '../../../../deck/diagramLimits.ts';
import type { Edge, End, Form, Graph, LineKind } from '../diagram.ts';
import { cannot } from './cannot.ts';
import { directionOf, GraphDraft } from './graphDraft.ts';
import { labelOf } from './labels.ts';
import { Looks } from './looks.ts';
import { isAside, type Written, withoutDescription } from './preamble.ts';

/** How a node's form is written around its label; longer marks first. */
const forms: readonly (readonly [string, string, Form])[] = [
  ['(((', ')))', 'doubleCircle'],
  ['((', '))', 'circle'],
  ['([', '])', 'pill'],
  ['[[', ']]', 'subroutine'],
  ['[(', ')]', 'cylinder'],
  ['{{', '}}', 'hexagon'],
  ['[/', '/]', 'slantedRight'],
  ['[/', '\\]', 'trapezoid'],
  ['[\\', '\\]', 'slantedLeft'],
  ['[\\', '/]', 'trapezoidDown'],
  ['(', ')', 'rounded'],
  ['[', ']', 'box'],
  ['{', '}', 'diamond'],
  ['>', ']', 'flag'],
];

/** The same by their names. */
const named: Readonly<Record<string, Form>> = {
  rect: 'box',
  rectangle: 'box',
  proc: 'box',
  process: 'box',
  rounded: 'rounded',
  event: 'rounded',
  stadium: 'pill',
  pill: 'pill',
  terminal: 'pill',
  circle: 'circle',
  circ: 'circle',
  'dbl-circ': 'doubleCircle',
  'double-circle': 'doubleCircle',
  diam: 'diamond',
  diamond: 'diamond',
  decision: 'diamond',
  question: 'diamond',
  hex: 'hexagon',
  hexagon: 'hexagon',
  prepare: 'hexagon',
  cyl: 'cylinder',
  cylinder: 'cylinder',
  database: 'cylinder',
  db: 'cylinder',
  subproc: 'subroutine',
  subprocess: 'subroutine',
  subroutine: 'subroutine',
  'lean-r': 'slantedRight',
  'in-out': 'slantedRight',
  'lean-l': 'slantedLeft',
  'out-in': 'slantedLeft',
  text: 'text',
};

const name = /[\p{L}\p{N}\p{M}_]+(?:[-.][\p{L}\p{N}\p{M}_]+)*/uy;
const blank = /[\s;]*/y;
const quotedText = /\s*"([^"]*)"\s*/y;
/** Whole links; then those that a text interrupts, and how these go on. */
const link = /[ \t]*([<xo]?)(-{2,}|={2,}|-?\.+-|~{3,})([>xo]?)[ \t]*/y;
const opened = /[ \t]*([<xo]?)(--|==|-\.)(?![->=.xo])[ \t]*/y;
const closing: Readonly<Record<string, RegExp>> = {
  '--': /(?:(?<!\s)\s+)?-{2,}[->xo]/g,
  '==': /(?:(?<!\s)\s+)?={2,}[=>xo]/g,
  '-.': /(?:(?<!\s)\s+)?(?<!\.)\.+-[>xo]?/g,
};
const piped = /\s*\|([^|]*)\|[ \t]*/y;

/** Over so many ranks a link may go, however long it is written. */
const longestSpan = 12;

const ends: Readonly<Record<string, End>> = { '<': 'arrow', '>': 'arrow', x: 'cross', o: 'circle' };

class FlowchartReader {
  readonly #text: string;
  readonly #draft = new GraphDraft();
  readonly #looks = new Looks();
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(direction: string): Graph {
    if (direction !== '') this.#draft.direction = directionOf(direction === '>' ? 'LR' : direction);
    for (this.#pass(blank); this.#at < this.#text.length; this.#pass(blank)) this.#statement();
    return this.#looks.on(this.#draft.graph());
  }

  #pass(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found) this.#at = pattern.lastIndex;
    return found ?? undefined;
  }

  #sees(text: string): boolean {
    return this.#text.startsWith(text, this.#at);
  }

  #statement(): void {
    const [line = ''] = /^[^\n]*/.exec(this.#text.slice(this.#at)) ?? [];
    const group = this.#pass(/subgraph\b[ \t]*([^\n;]*)/y);
    if (group) {
      this.#group(group[1]!.trim());
      return;
    }
    if (this.#pass(/end(?=[\s;]|$)/y)) {
      this.#draft.close();
      return;
    }
    if (this.#pass(/direction\s+(?:TB|TD|BT|LR|RL)(?=[\s;]|$)/y)) return;
    if (/^class\s/.test(line) || isAside(line)) {
      this.#looks.take(line);
      this.#at += line.length;
      return;
    }
    this.#chain();
    if (!this.#pass(/[ \t]*(?:[;\n]|$)/y)) cannot(line);
  }

  #group(said: string): void {
    const [, id, label] = /^([^\s[\]"]+)\s*\[([\s\S]*)\]$/.exec(said) ?? [];
    if (id !== undefined && label !== undefined) {
      this.#draft.open(id, labelOf(label));
      return;
    }
    if (said === '') cannot('a group without a name');
    this.#draft.open(said.replace(/^"|"$/g, ''), labelOf(said));
  }

  #chain(): void {
    let from = this.#nodes();
    for (let said = this.#link(); said; said = this.#link()) {
      const to = this.#nodes();
      const { edges } = this.#draft;
      if (edges.length + from.length * to.length > diagramLimits.edges) cannot('so many links');
      for (const one of from) for (const other of to) edges.push({ ...said, from: one, to: other });
      from = to;
    }
  }

  #nodes(): string[] {
    const all = [this.#node()];
    while (this.#pass(/[ \t]+&\s+/y)) all.push(this.#node());
    return all;
  }

  #node(): string {
    this.#pass(/\s*/y);
    const id = this.#pass(name)?.[0] ?? cannot(this.#text.slice(this.#at, this.#at + 20));
    const form = forms.find(([open]) => this.#sees(open));
    const attributes = this.#pass(/@\{([^}]*)\}/y);
    if (attributes) this.#named(id, attributes[1]!);
    else if (form) this.#formed(id, form[0]);
    else this.#draft.node(id);
    const given = this.#pass(/:::([\w-]+)/y)?.[1];
    this.#looks.give(id, given);
    return id;
  }

  #formed(id: string, open: string): void {
    this.#at += open.length;
    const closers = forms.filter(([mark]) => mark === open);
    const quoted = this.#pass(quotedText);
    if (quoted) {
      const closed = closers.find(([, close]) => this.#sees(close)) ?? cannot(`what closes ${open}`);
      this.#at += closed[1].length;
      this.#draft.node(id, { label: labelOf(quoted[1]!), form: closed[2] });
      return;
    }
    const [closed, end] =
      closers
        .map((each) => [each, this.#text.indexOf(each[1], this.#at)] as const)
        .filter(([, at]) => at >= 0)
        .sort(([, one], [, other]) => one - other)[0] ?? cannot(`what closes ${open}`);
    const label = this.#text.slice(this.#at, end);
    if (/["[\](){}|]/.test(label)) cannot(label);
    this.#at = end + closed[1].length;
    this.#draft.node(id, { label: labelOf(label), form: closed[2] });
  }

  #named(id: string, said: string): void {
    const values = Object.fromEntries(
      [...said.matchAll(/([\w-]+)\s*:\s*("[^"]*"|[^,\n]+)/g)].map(([, key, value]) => [key!, value!.trim()]),
    );
    const form = values.shape === undefined ? 'box' : named[values.shape.replaceAll('"', '')];
    if (form === undefined || Object.keys(values).some((key) => key !== 'shape' && key !== 'label'))
      cannot(said);
    else this.#draft.node(id, { form, ...(values.label !== undefined && { label: labelOf(values.label) }) });
  }

  #link(): Omit<Edge, 'from' | 'to'> | undefined {
    const start = this.#at;
    const [, begin = '', stroke = '', last = ''] = this.#pass(link) ?? [];
    // Two dashes alone begin a link that a text interrupts.
    if (stroke !== '' && !(stroke.length === 2 && last === '')) {
      const label = this.#pass(piped)?.[1] ?? '';
      return linkOf(begin, stroke, last, labelOf(label));
    }
    this.#at = start;
    const [, own = '', mark = ''] = this.#pass(opened) ?? [];
    if (mark === '') return undefined;
    const rest = closing[mark]!;
    rest.lastIndex = this.#at;
    const closed = rest.exec(this.#text) ?? cannot('a link without an end');
    const label = this.#text.slice(this.#at, closed.index);
    if (label.includes('\n') && !/^\s*"/.test(label)) cannot('a link without an end');
    this.#at = rest.lastIndex;
    this.#pass(/[ \t]*/y);
    const strokes = closed[0].trim();
    const [, body = '', end = ''] = /^(.*?)([>xo]?)$/.exec(strokes) ?? [];
    return linkOf(own, mark === '-.' ? `-${body}` : body, end, labelOf(label));
  }
}

const linkOf = (begin: string, stroke: string, last: string, label: string): Omit<Edge, 'from' | 'to'> => {
  const kinds: Readonly<Record<string, LineKind>> = { '=': 'thick', '~': 'unseen', '-': 'solid' };
  const isDotted = stroke.includes('.');
  const least = isDotted ? 1 : last === '' ? 3 : 2;
  const marks = isDotted ? stroke.split('.').length - 1 : stroke.length;
  return {
    label,
    line: isDotted ? 'dashed' : kinds[stroke[0]!]!,
    fromEnd: ends[begin] ?? 'none',
    toEnd: ends[last] ?? 'none',
    span: Math.min(longestSpan, Math.max(1, marks - least + 1)),
  };
};

export const readFlowchart = ({ first, body }: Written): Graph =>
  new FlowchartReader(withoutDescription(body)).read(first);

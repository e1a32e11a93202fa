import type { Edge, End, Graph } from '../diagram.ts';
import { cannot } from './cannot.ts';
import { directionOf, GraphDraft } from './graphDraft.ts';
import { labelOf } from './labels.ts';
import { Looks } from './looks.ts';
import { isAside, statementsOf, type Written, withoutDescription } from './preamble.ts';

interface Class {
  readonly id: string;
  title: string;
  stereotype: string | undefined;
  readonly fields: string[];
  readonly methods: string[];
}

const name = '(?:`[^`]+`|[\\p{L}\\p{N}\\p{M}_.-]*[\\p{L}\\p{N}\\p{M}_])(?:~[^~\\s]+~)?';
const relation = new RegExp(
  `^(${name})\\s*(?:"([^"]*)"\\s*)?(<\\||<|\\*|o)?(--|\\.\\.)(\\|>|>|\\*|o(?=[\\s"]))?\\s*(?:"([^"]*)"\\s*)?(${name})\\s*(?::\\s*([\\s\\S]*))?$`,
  'u',
);
const declared = new RegExp(
  `^class\\s+(${name})\\s*(?:\\["([^"]*)"\\])?(?:\\s*:::([\\w-]+))?\\s*(?:<<([^>]+)>>)?\\s*(\\{(?:([^{}]*)\\})?)?$`,
  'u',
);
const member = new RegExp(`^(${name})\\s*:\\s*([\\s\\S]+)$`, 'u');
const marked = new RegExp(`^<<([^>]+)>>\\s*(${name})$`, 'u');

const ends: Readonly<Record<string, End>> = {
  '<|': 'triangle',
  '|>': 'triangle',
  '<': 'open',
  '>': 'open',
  '*': 'diamond',
  o: 'hollowDiamond',
};

/** Types in their brackets; ‘List~int~’ is how they are written. */
const typed = (text: string): string => text.replace(/(?<=\S)~(?=[\p{L}_])/gu, '<').replace(/(?<=\S)~/g, '>');
const idOf = (written: string): string => written.replace(/~[^~]+~$/, '').replaceAll('`', '');

class ClassReader {
  readonly #draft = new GraphDraft();
  readonly #looks = new Looks();
  readonly #classes = new Map<string, Class>();
  #open: Class | undefined;
  #notes = 0;

  read(body: string): Graph {
    for (const statement of statementsOf(withoutDescription(body))) this.#line(statement);
    if (this.#open) cannot('a class without an end');
    for (const { id, title, stereotype, fields, methods } of this.#classes.values()) {
      const rows = (lines: readonly string[]) => lines.map((line) => [line]);
      this.#draft.node(id, {
        form: 'card',
        label: stereotype === undefined ? title : `«${stereotype}»\n${title}`,
        compartments: [rows(fields), rows(methods)].filter((each) => each.length > 0),
      });
    }
    return this.#looks.on(this.#draft.graph());
  }

  #line(said: string): void {
    if (!this.#open) {
      this.#statement(said);
      return;
    }
    if (said === '}') this.#open = undefined;
    else this.#member(this.#open, said);
  }

  #statement(said: string): void {
    const direction = /^direction\s+(\w+)$/.exec(said)?.[1];
    if (direction !== undefined) {
      this.#draft.direction = directionOf(direction);
      return;
    }
    if (isAside(said)) {
      this.#looks.take(said.replace(/^cssClass\s+"([^"]*)"/, 'class $1'));
      return;
    }
    const space = /^namespace\s+(\S+)\s*\{$/.exec(said)?.[1];
    if (space !== undefined) {
      this.#draft.open(space, space);
      return;
    }
    if (said === '}') {
      this.#draft.close();
      return;
    }
    if (this.#noted(said) || this.#declared(said)) return;
    const [, stereotype, id] = marked.exec(said) ?? [];
    if (stereotype !== undefined && id !== undefined) {
      this.#class(id).stereotype = stereotype.trim();
      return;
    }
    if (this.#related(said)) return;
    const [, of, text] = member.exec(said) ?? [];
    if (of === undefined || text === undefined) cannot(said);
    this.#member(this.#class(of), text);
  }

  #declared(said: string): boolean {
    const [, id, label, look, stereotype, opens, inside] = declared.exec(said) ?? [];
    if (id === undefined) return false;
    const own = this.#class(id);
    this.#looks.give(own.id, look);
    if (label !== undefined) own.title = labelOf(label);
    if (stereotype !== undefined) own.stereotype = stereotype.trim();
    if (inside !== undefined) for (const line of statementsOf(inside)) this.#member(own, line);
    else if (opens !== undefined) this.#open = own;
    return true;
  }

  #related(said: string): boolean {
    const [, from, fromLabel, begin = '', stroke, end = '', toLabel, to, label = ''] =
      relation.exec(said) ?? [];
    if (from === undefined || to === undefined) return false;
    const edge: Edge = {
      from: this.#class(from).id,
      to: this.#class(to).id,
      label: labelOf(label),
      ...(fromLabel !== undefined && { fromLabel: labelOf(fromLabel) }),
      ...(toLabel !== undefined && { toLabel: labelOf(toLabel) }),
      fromEnd: ends[begin] ?? 'none',
      toEnd: ends[end] ?? 'none',
      line: stroke === '..' ? 'dashed' : 'solid',
      span: 1,
    };
    this.#draft.edges.push(edge);
    return true;
  }

  #noted(said: string): boolean {
    const [, of, text] = /^note\s+(?:for\s+(\S+)\s+)?"([^"]*)"$/.exec(said) ?? [];
    if (text === undefined) return false;
    this.#notes += 1;
    const id = `note ${this.#notes}`;
    this.#draft.node(id, { form: 'note', label: labelOf(text) });
    if (of !== undefined)
      this.#draft.edges.push({
        from: id,
        to: this.#class(of).id,
        label: '',
        fromEnd: 'none',
        toEnd: 'none',
        line: 'dashed',
        span: 1,
      });
    return true;
  }

  #member(own: Class, said: string): void {
    const stereotype = /^<<([^>]+)>>$/.exec(said)?.[1];
    if (stereotype !== undefined) {
      own.stereotype = stereotype.trim();
      return;
    }
    if (/[{}]/.test(said)) cannot(said);
    const text = typed(said)
      .replace(/[$*]$/, '')
      .replace(/\)[$*]/, ')')
      .trim();
    if (text !== '') (text.includes('(') ? own.methods : own.fields).push(text);
  }

  #class(written: string): Class {
    const id = idOf(written);
    const known = this.#classes.get(id);
    const title = typed(written.replaceAll('`', ''));
    const own = known ?? { id, title, stereotype: undefined, fields: [], methods: [] };
    if (own.title === id) own.title = title;
    this.#classes.set(id, own);
    this.#draft.node(id, { form: 'card' });
    return own;
  }
}

export const readClasses = ({ first, body }: Written): Graph =>
  first === '' ? new ClassReader().read(body) : cannot(first);

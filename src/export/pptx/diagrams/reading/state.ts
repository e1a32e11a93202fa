import type { Form, Graph } from '../diagram.ts';
import { cannot } from './cannot.ts';
import { directionOf, GraphDraft } from './graphDraft.ts';
import { labelOf } from './labels.ts';
import { Looks } from './looks.ts';
import { isAside, statementsOf, type Written, withoutDescription } from './preamble.ts';

const special: Readonly<Record<string, Form>> = { choice: 'choice', fork: 'bar', join: 'bar' };
const transition = /^(\S+?)(?::::([\w-]+))?\s*-->\s*(\S+?)(?::::([\w-]+))?\s*(?::(?!::)\s*([\s\S]*))?$/;
const noteBegin = /^note\s+(?:left|right)\s+of\s+(\S+)\s*$/i;
const noteLine = /^note\s+(?:left|right)\s+of\s+([^\s:]+)\s*:\s*([\s\S]+)$/i;

class StateReader {
  readonly #draft = new GraphDraft();
  readonly #looks = new Looks();
  /** A note that goes on over lines. */
  #note: { of: string; lines: string[] } | undefined;
  #notes = 0;

  read(body: string): Graph {
    for (const statement of statementsOf(withoutDescription(body))) this.#line(statement);
    if (this.#note) cannot('a note without an end');
    return this.#looks.on(this.#draft.graph());
  }

  #line(said: string): void {
    if (!this.#note) {
      this.#statement(said);
      return;
    }
    if (/^end note$/i.test(said)) {
      const { of, lines } = this.#note;
      this.#note = undefined;
      this.#noted(of, lines.join('\n'));
    } else this.#note.lines.push(said);
  }

  #statement(said: string): void {
    const direction = /^direction\s+(\w+)$/.exec(said)?.[1];
    if (direction !== undefined) {
      const known = directionOf(direction);
      if (this.#draft.openGroup === undefined) this.#draft.direction = known;
      return;
    }
    if (isAside(said) || /^(?:class\s|hide empty description$|scale\s)/.test(said)) {
      this.#looks.take(said);
      return;
    }
    if (said === '}') {
      this.#draft.close();
      return;
    }
    if (said.startsWith('state ')) {
      this.#declared(said.slice(6).trim());
      return;
    }
    const begun = noteBegin.exec(said)?.[1];
    if (begun !== undefined) {
      this.#note = { of: begun, lines: [] };
      return;
    }
    const [, of, note] = noteLine.exec(said) ?? [];
    if (of !== undefined && note !== undefined) {
      this.#noted(of, note);
      return;
    }
    const [, from, fromLook, to, toLook, label = ''] = transition.exec(said) ?? [];
    if (from !== undefined && to !== undefined) {
      this.#looks.give(from, fromLook);
      this.#looks.give(to, toLook);
      this.#moved(from, to, label);
      return;
    }
    this.#described(said);
  }

  #declared(said: string): void {
    const [, quoted, alias, opens] = /^"([^"]*)"\s+as\s+(\S+?)\s*(\{)?$/.exec(said) ?? [];
    if (quoted !== undefined && alias !== undefined) {
      if (opens === undefined) this.#state(alias, labelOf(quoted));
      else this.#draft.open(alias, labelOf(quoted));
      return;
    }
    const [, id, form] = /^(\S+)\s+(?:<<|\[\[)(\w+)(?:>>|\]\])$/.exec(said) ?? [];
    if (id !== undefined && form !== undefined) {
      this.#draft.node(id, { form: special[form] ?? cannot(form), label: '' });
      return;
    }
    const [, own, begins] = /^([^\s{]+)\s*(\{)?$/.exec(said) ?? [];
    if (own === undefined) cannot(said);
    if (begins === undefined) this.#state(own);
    else this.#draft.open(own, this.#draft.nodeOf(own)?.label ?? own);
  }

  #moved(from: string, to: string, label: string): void {
    this.#draft.edges.push({
      from: from === '[*]' ? this.#end('start') : this.#state(from),
      to: to === '[*]' ? this.#end('end') : this.#state(to),
      label: labelOf(label),
      line: 'solid',
      fromEnd: 'none',
      toEnd: 'arrow',
      span: 1,
    });
  }

  /** Of the whole, or of the state that it stands in. */
  #end(form: 'start' | 'end'): string {
    const id = `[*] ${form} ${this.#draft.openGroup ?? ''}`;
    this.#draft.node(id, { form, label: '' });
    return id;
  }

  #state(id: string, label?: string): string {
    if (!/^[\p{L}\p{N}\p{M}_.-]+$/u.test(id)) cannot(`state ${id}`);
    const known = this.#draft.nodeOf(id);
    this.#draft.node(id, { ...(!known && { form: 'rounded' }), ...(label !== undefined && { label }) });
    return id;
  }

  #described(said: string): void {
    const [, id, look, label] = /^([^\s:]+)(?::::([\w-]+))?\s*(?::(?!::)\s*([\s\S]+))?$/.exec(said) ?? [];
    if (id === undefined || /^-+$/.test(said)) cannot(said);
    this.#looks.give(id, look);
    this.#state(id, label === undefined ? undefined : this.#withMore(id, labelOf(label)));
  }

  /** Each description is a line of its own after the first. */
  #withMore(id: string, label: string): string {
    const known = this.#draft.nodeOf(id)?.label;
    return known === undefined || known === id ? label : `${known}\n${label}`;
  }

  #noted(of: string, text: string): void {
    this.#notes += 1;
    const id = `note ${this.#notes}`;
    this.#draft.node(id, { form: 'note', label: labelOf(text) });
    this.#draft.edges.push({
      from: this.#state(of),
      to: id,
      label: '',
      line: 'dashed',
      fromEnd: 'none',
      toEnd: 'none',
      span: 1,
    });
  }
}

export const readState = ({ first, body }: Written): Graph =>
  first === '' ? new StateReader().read(body) : cannot(first);

import type { End, Graph } from '../diagram.ts';
import { cannot } from './cannot.ts';
import { directionOf, GraphDraft } from './graphDraft.ts';
import { labelOf } from './labels.ts';
import { isAside, statementsOf, type Written, withoutDescription } from './preamble.ts';

const name = '("[^"]+"|[\\p{L}\\p{N}\\p{M}_][\\p{L}\\p{N}\\p{M}_.-]*)';
const relation = new RegExp(
  `^${name}\\s*(\\|\\||\\|o|\\}\\||\\}o)(--|\\.\\.|-\\.|\\.-)(\\|\\||o\\||\\|\\{|o\\{)\\s*${name}\\s*(?::\\s*([\\s\\S]*))?$`,
  'u',
);
const entity = new RegExp(`^${name}\\s*(?:\\[\\s*("[^"]*"|[^\\]"]+)\\s*\\])?(?::::[\\w-]+)?\\s*(\\{)?$`, 'u');
const attribute = /^(\S+)\s+(\S+)(?:\s+((?:PK|FK|UK)(?:\s*,\s*(?:PK|FK|UK))*))?(?:\s+"([^"]*)")?$/;

const ends: Readonly<Record<string, End>> = {
  '||': 'one',
  '|o': 'maybeOne',
  'o|': 'maybeOne',
  '}|': 'many',
  '|{': 'many',
  '}o': 'maybeMany',
  'o{': 'maybeMany',
};

const bare = (written: string): string => written.replace(/^"|"$/g, '');

class EntityReader {
  readonly #draft = new GraphDraft();
  readonly #attributes = new Map<string, string[][]>();
  #open: string | undefined;

  read(body: string): Graph {
    for (const statement of statementsOf(withoutDescription(body))) this.#line(statement);
    if (this.#open !== undefined) cannot('an entity without an end');
    for (const [id, rows] of this.#attributes)
      this.#draft.node(id, { compartments: rows.length > 0 ? [rows] : [] });
    return this.#draft.graph();
  }

  #line(said: string): void {
    if (this.#open === undefined) this.#statement(said);
    else if (said === '}') this.#open = undefined;
    else this.#attribute(this.#open, said);
  }

  #statement(said: string): void {
    const direction = /^direction\s+(\w+)$/.exec(said)?.[1];
    if (direction !== undefined) {
      this.#draft.direction = directionOf(direction);
      return;
    }
    if (isAside(said) || /^(?:class|title)\s/.test(said)) return;
    const [, from, fromEnd, stroke, toEnd, to, label = ''] = relation.exec(said) ?? [];
    if (from !== undefined && to !== undefined) {
      this.#draft.edges.push({
        from: this.#entity(from),
        to: this.#entity(to),
        label: labelOf(label),
        fromEnd: ends[fromEnd!]!,
        toEnd: ends[toEnd!]!,
        line: stroke === '--' ? 'solid' : 'dashed',
        span: 1,
      });
      return;
    }
    const [, id, alias, opens] = entity.exec(said) ?? [];
    if (id === undefined) cannot(said);
    const own = this.#entity(id);
    if (alias !== undefined) this.#draft.node(own, { label: labelOf(alias) });
    if (opens !== undefined) this.#open = own;
  }

  #entity(written: string): string {
    const id = bare(written);
    if (!this.#attributes.has(id)) {
      this.#attributes.set(id, []);
      this.#draft.node(id, { form: 'card', label: labelOf(id) });
    }
    return id;
  }

  #attribute(of: string, said: string): void {
    const [, type, own, keys = '', comment = ''] = attribute.exec(said) ?? [];
    if (type === undefined || own === undefined) cannot(said);
    this.#attributes.get(of)!.push([type, own, keys.replace(/\s+/g, ''), labelOf(comment)]);
  }
}

export const readEntities = ({ first, body }: Written): Graph =>
  first === '' ? new EntityReader().read(body) : cannot(first);

import { poleOn } from '../../../../deck/color.ts';
import type { Graph, Look } from '../diagram.ts';

const properties = { fill: 'fill', stroke: 'stroke', color: 'text' } as const;
const isNamed = (name: string): name is keyof typeof properties => Object.hasOwn(properties, name);

/** Six digits, which every program reads; colors by name are left to the theme. */
const hexOf = (value: string): `#${string}` | undefined => {
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value.trim()) ?? [];
  if (digits === '') return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
};

const lookOf = (said: string): Look =>
  Object.fromEntries(
    said.split(/[,;]/).flatMap((each) => {
      const [name = '', value = ''] = each.split(':').map((part) => part.trim());
      const color = isNamed(name) ? hexOf(value) : undefined;
      return isNamed(name) && color ? [[properties[name], color]] : [];
    }),
  );

/** Where an author gives a ground alone, or the color of its text by name. */
const readable = (look: Look): Look =>
  look.fill && !look.text ? { ...look, text: hexOf(poleOn(look.fill)) } : look;

const withoutStop = (statement: string): string => statement.trimEnd().replace(/;$/, '');
const namesIn = (list: string): string[] => list.split(',').map((name) => name.trim());

/** The colors that an author gives nodes, by classes and one by one. */
export class Looks {
  readonly #classes = new Map<string, Look>();
  readonly #classOf = new Map<string, string>();
  readonly #own = new Map<string, Look>();

  /** A statement about looks; what else it says is passed over. */
  take(statement: string): void {
    const [, word, names = '', rest = ''] =
      /^(classDef|class|style)\s+([^\s,]+(?:\s*,\s*[^\s,]+)*)\s+([^\s,].*)$/.exec(withoutStop(statement)) ??
      [];
    if (word === 'classDef') for (const name of namesIn(names)) this.#classes.set(name, lookOf(rest));
    if (word === 'class') for (const id of namesIn(names)) this.give(id, rest.trim());
    if (word === 'style') for (const id of namesIn(names)) this.#own.set(id, lookOf(rest));
  }

  give(id: string, name: string | undefined): void {
    if (name !== undefined) this.#classOf.set(id, name);
  }

  on(graph: Graph): Graph {
    const nodes = graph.nodes.map((node) => {
      const name = this.#classOf.get(node.id);
      const look = {
        ...this.#classes.get('default'),
        ...(name !== undefined && this.#classes.get(name)),
        ...this.#own.get(node.id),
      };
      return Object.keys(look).length > 0 ? { ...node, look: readable(look) } : node;
    });
    return { ...graph, nodes };
  }
}

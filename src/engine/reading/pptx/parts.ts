import type { Files } from './unpack.ts';
import { childrenOf, parseXml, type XmlElement } from './xml.ts';

export interface Relation {
  /** The last word of the relationship's type: "slide", "image", "notesSlide". */
  readonly type: string;
  readonly target: string;
  readonly external: boolean;
}

/** A part of the package with what it relates to. */
export interface Part {
  readonly xml: XmlElement;
  readonly relations: ReadonlyMap<string, Relation>;
}

export function readPart(files: Files, path: string): Part | undefined {
  const xml = parseXml(files.get(path));
  if (!xml) return undefined;
  const folder = path.split('/').slice(0, -1);
  const relationsPath = [...folder, '_rels', `${path.split('/').at(-1)}.rels`].join('/');
  const relations = new Map<string, Relation>();
  for (const { attributes } of childrenOf(parseXml(files.get(relationsPath)), 'Relationship')) {
    const { Id = '', Type = '', Target = '', TargetMode } = attributes;
    const external = TargetMode === 'External';
    const target = external ? Target : resolved(folder, Target);
    relations.set(Id, { type: Type.split('/').at(-1)!, target, external });
  }
  return { xml, relations };
}

export const related = ({ relations }: Part, type: string): Relation | undefined =>
  [...relations.values()].find((relation) => relation.type === type);

function resolved(folder: readonly string[], target: string): string {
  const parts = target.startsWith('/') ? [] : [...folder];
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

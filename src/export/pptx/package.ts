import type { Content } from '../../deck/content.ts';
import { el, type Xml, xmlFile } from './xml.ts';
import { type Deflate, type ZippedFile, zipPieces } from './zip.ts';

export const namespaces = {
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:p': 'http://schemas.openxmlformats.org/presentationml/2006/main',
} as const;

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const formats = 'application/vnd.openxmlformats-officedocument';

/** What a part of the package is; its relationships are named by the same word. */
const kinds = {
  presentation: {
    type: `${formats}.presentationml.presentation.main+xml`,
    relation: `${office}/officeDocument`,
  },
  presProps: { type: `${formats}.presentationml.presProps+xml`, relation: `${office}/presProps` },
  viewProps: { type: `${formats}.presentationml.viewProps+xml`, relation: `${office}/viewProps` },
  tableStyles: { type: `${formats}.presentationml.tableStyles+xml`, relation: `${office}/tableStyles` },
  theme: { type: `${formats}.theme+xml`, relation: `${office}/theme` },
  slideMaster: { type: `${formats}.presentationml.slideMaster+xml`, relation: `${office}/slideMaster` },
  slideLayout: { type: `${formats}.presentationml.slideLayout+xml`, relation: `${office}/slideLayout` },
  slide: { type: `${formats}.presentationml.slide+xml`, relation: `${office}/slide` },
  notesMaster: { type: `${formats}.presentationml.notesMaster+xml`, relation: `${office}/notesMaster` },
  notesSlide: { type: `${formats}.presentationml.notesSlide+xml`, relation: `${office}/notesSlide` },
  chart: { type: `${formats}.drawingml.chart+xml`, relation: `${office}/chart` },
  workbook: { type: `${formats}.spreadsheetml.sheet`, relation: `${office}/package` },
  image: { type: '', relation: `${office}/image` },
  core: {
    type: 'application/vnd.openxmlformats-package.core-properties+xml',
    relation: 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
  },
  app: { type: `${formats}.extended-properties+xml`, relation: `${office}/extended-properties` },
} as const;
export type PartKind = keyof typeof kinds;

interface Relation {
  readonly id: string;
  readonly relation: string;
  readonly target: string;
  readonly isExternal: boolean;
}

/** A file of the package, and what it refers to. */
export class Part {
  readonly path: string;
  readonly kind: PartKind;
  content: Uint8Array | string = '';
  /** In place of the content. */
  picture: Content | undefined;
  readonly #relations = new Map<string, Relation>();

  constructor(kind: PartKind, path: string) {
    this.kind = kind;
    this.path = path;
  }

  set xml(root: Xml) {
    this.content = xmlFile(root);
  }

  /** The id by which this part refers to another one. */
  relate(part: Part): string {
    return this.#relation(kinds[part.kind].relation, relativePath(this.path, part.path), false);
  }

  link(address: string): string {
    return this.#relation(`${office}/hyperlink`, address, true);
  }

  #relation(relation: string, target: string, isExternal: boolean): string {
    const key = `${relation} ${target}`;
    const known = this.#relations.get(key);
    if (known) return known.id;
    const id = `rId${this.#relations.size + 1}`;
    this.#relations.set(key, { id, relation, target, isExternal });
    return id;
  }

  /** Undefined: it refers to nothing. */
  get relations(): string | undefined {
    return this.#relations.size === 0
      ? undefined
      : xmlFile(
          el(
            'Relationships',
            { xmlns: 'http://schemas.openxmlformats.org/package/2006/relationships' },
            [...this.#relations.values()].map(({ id, relation, target, isExternal }) =>
              el('Relationship', {
                Id: id,
                Type: relation,
                Target: target,
                TargetMode: isExternal ? 'External' : undefined,
              }),
            ),
          ),
        );
  }
}

const relativePath = (from: string, to: string): string => {
  const base = from.split('/').slice(0, -1);
  const target = to.split('/');
  let shared = 0;
  while (shared < base.length && shared < target.length - 1 && base[shared] === target[shared]) shared += 1;
  return [...base.slice(shared).map(() => '..'), ...target.slice(shared)].join('/');
};

const relationsPath = (path: string): string => {
  const at = path.lastIndexOf('/');
  return `${path.slice(0, at + 1)}_rels/${path.slice(at + 1)}.rels`;
};

const pictureTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

/** All files of a document, to be zipped. */
export class Package {
  readonly #parts: Part[] = [];
  readonly #root = new Part('presentation', '');

  add(kind: PartKind, path: string): Part {
    const part = new Part(kind, path);
    this.#parts.push(part);
    return part;
  }

  /** What the package is about, and what describes it. */
  addRoot(kind: PartKind, path: string): Part {
    const part = this.add(kind, path);
    this.#root.relate(part);
    return part;
  }

  count(kind: PartKind): number {
    return this.#parts.filter((part) => part.kind === kind).length;
  }

  #contentTypes(): string {
    const defaults = {
      rels: 'application/vnd.openxmlformats-package.relationships+xml',
      xml: 'application/xml',
      xlsx: kinds.workbook.type,
      ...pictureTypes,
    };
    const used = new Set([
      'rels',
      'xml',
      ...this.#parts.map(({ path }) => path.slice(path.lastIndexOf('.') + 1)),
    ]);
    return xmlFile(
      el(
        'Types',
        { xmlns: 'http://schemas.openxmlformats.org/package/2006/content-types' },
        Object.entries(defaults)
          .filter(([extension]) => used.has(extension))
          .map(([Extension, ContentType]) => el('Default', { Extension, ContentType })),
        this.#parts
          .filter(({ kind }) => kind !== 'image' && kind !== 'workbook')
          .map(({ kind, path }) => el('Override', { PartName: `/${path}`, ContentType: kinds[kind].type })),
      ),
    );
  }

  zipped(deflate: Deflate): Iterable<Uint8Array> {
    const files: ZippedFile[] = [{ path: '[Content_Types].xml', content: this.#contentTypes() }];
    for (const { path, content, picture, relations } of [this.#root, ...this.#parts]) {
      if (path !== '') files.push({ path, ...(picture ? { stored: picture } : { content }) });
      if (relations) files.push({ path: relationsPath(path), content: relations });
    }
    return zipPieces(files, deflate);
  }
}

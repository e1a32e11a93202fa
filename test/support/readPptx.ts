import { strFromU8, unzipSync } from 'fflate';
import { DomUtils, parseDocument } from 'htmlparser2';

type Document = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

interface ReadShape {
  readonly name: string;
  readonly description: string;
  /** Its type, where it fills a place of its layout. */
  readonly place: string | undefined;
  readonly paragraphs: readonly string[];
}

/** What stands on a slide by itself, a group as one. */
interface ReadObject {
  readonly tag: string;
  readonly description: string;
  readonly isDecorative: boolean;
  readonly text: string;
}

interface ReadChart {
  readonly categories: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  /** The cells of the sheet behind it, row by row. */
  readonly sheet: readonly (readonly string[])[];
}

interface ReadSlide {
  readonly shapes: readonly ReadShape[];
  readonly objects: readonly ReadObject[];
  readonly tables: readonly (readonly (readonly string[])[])[];
  readonly charts: readonly ReadChart[];
  readonly pictures: readonly string[];
  readonly notes: string;
  readonly xml: string;
}

export interface ReadDeck {
  readonly slides: readonly ReadSlide[];
  readonly sections: readonly { readonly name: string; readonly slides: number }[];
  readonly files: Readonly<Record<string, Uint8Array>>;
}

const all = (root: Document | Element, name: string): Element[] =>
  DomUtils.getElementsByTagName(name, root, true);
const textOf = (element: Element | undefined): string => (element ? DomUtils.textContent(element) : '');

const paragraphsOf = (element: Element): string[] =>
  all(element, 'a:p').map((paragraph) =>
    DomUtils.filter(({ type, ...node }) => type === 'tag' && 'name' in node, paragraph)
      .map((node) =>
        'name' in node && node.name === 'a:br'
          ? '\n'
          : 'name' in node && /^[am]:t$/.test(String(node.name))
            ? textOf(node as Element)
            : '',
      )
      .join(''),
  );

const shapeOf = (element: Element): ReadShape => {
  const [properties] = all(element, 'p:cNvPr');
  const [place] = all(element, 'p:ph');
  return {
    name: properties?.attribs.name ?? '',
    description: properties?.attribs.descr ?? '',
    place: place ? (place.attribs.type ?? 'obj') : undefined,
    paragraphs: paragraphsOf(element),
  };
};

const objectOf = (element: Element): ReadObject => {
  const { description } = shapeOf(element);
  const marks = all(all(element, 'p:cNvPr')[0]!, 'adec:decorative');
  const isDecorative = marks.some(({ attribs }) => attribs.val === '1');
  return { tag: element.name, description, isDecorative, text: paragraphsOf(element).join('\n') };
};

/** Of what programs may choose from, the first. */
const objectsIn = (parent: Element): ReadObject[] =>
  DomUtils.getChildren(parent).flatMap((child) => {
    if (!('attribs' in child)) return [];
    if (child.name === 'mc:AlternateContent') return objectsIn(all(child, 'mc:Choice')[0]!);
    return child.name.startsWith('p:nv') || child.name === 'p:grpSpPr' ? [] : [objectOf(child)];
  });

const pointsOf = (element: Element | undefined): (string | null)[] => {
  if (!element) return [];
  const count = Number(all(element, 'c:ptCount')[0]?.attribs.val ?? 0);
  const values = new Map(
    all(element, 'c:pt').map((point) => [Number(point.attribs.idx), textOf(all(point, 'c:v')[0])]),
  );
  return Array.from({ length: count }, (_, at) => values.get(at) ?? null);
};

/** What stands in a presentation file, found by other means than those that wrote it. */
export const readPptx = (bytes: Uint8Array): ReadDeck => {
  const files = unzipSync(bytes);
  const document = (path: string): Document => parseDocument(strFromU8(files[path]!), { xmlMode: true });
  const targets = (path: string): Map<string, string> => {
    const relations = path.replace(/([^/]+)$/, '_rels/$1.rels');
    if (!files[relations]) return new Map();
    return new Map(
      all(document(relations), 'Relationship').map(({ attribs }) => [
        attribs.Id!,
        new URL(attribs.Target!, `file:///${path}`).pathname.slice(1),
      ]),
    );
  };
  const chartOf = (path: string): ReadChart => {
    const chart = document(path);
    const series = all(chart, 'c:ser');
    const workbook = unzipSync(files[[...targets(path).values()][0]!]!);
    const sheet = parseDocument(strFromU8(workbook['xl/worksheets/sheet1.xml']!), { xmlMode: true });
    return {
      categories: pointsOf(series[0] && all(series[0], 'c:cat')[0]).map((each) => each ?? ''),
      series: series.map((each) => ({
        name: pointsOf(all(each, 'c:tx')[0])[0] ?? '',
        values: pointsOf(all(each, 'c:val')[0]).map((value) => (value === null ? null : Number(value))),
      })),
      sheet: all(sheet, 'row').map((row) => all(row, 'c').map(textOf)),
    };
  };
  const presentation = document('ppt/presentation.xml');
  const own = targets('ppt/presentation.xml');
  const slides = all(presentation, 'p:sldId').map((id): ReadSlide => {
    const path = own.get(id.attribs['r:id']!)!;
    const slide = document(path);
    const relations = targets(path);
    const notesPath = [...relations.values()].find((target) => target.includes('/notesSlides/'));
    const notes = notesPath
      ? all(document(notesPath), 'p:sp').find((shape) => all(shape, 'p:ph')[0]?.attribs.type === 'body')
      : undefined;
    return {
      shapes: all(slide, 'p:sp').map(shapeOf),
      objects: objectsIn(all(slide, 'p:spTree')[0]!),
      tables: all(slide, 'a:tbl').map((table) =>
        all(table, 'a:tr').map((row) => all(row, 'a:tc').map((cell) => paragraphsOf(cell).join('\n'))),
      ),
      charts: all(slide, 'c:chart').map((chart) => chartOf(relations.get(chart.attribs['r:id']!)!)),
      pictures: all(slide, 'p:pic').map((picture) => all(picture, 'p:cNvPr')[0]?.attribs.descr ?? ''),
      notes: notes ? paragraphsOf(notes).join('\n') : '',
      xml: strFromU8(files[path]!),
    };
  });
  const sections = all(presentation, 'p14:section').map((section) => ({
    name: section.attribs.name ?? '',
    slides: all(section, 'p14:sldId').length,
  }));
  return { slides, sections, files };
};

import { strToU8, zipSync } from 'fflate';

export interface PptxSlide {
  /** Shapes of the slide's tree, as XML: see `title`, `body`, `textBox`, `picture`. */
  readonly shapes: readonly string[];
  readonly notes?: string;
  readonly hidden?: boolean;
  /** Files of ppt/media by the id the shapes relate to them with. */
  readonly media?: Readonly<Record<string, { readonly name: string; readonly bytes: Uint8Array }>>;
  /** Addresses the slide links to, by relationship id. */
  readonly links?: Readonly<Record<string, string>>;
  readonly charts?: Readonly<Record<string, string>>;
}

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const namespaces = `xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${relationships}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"`;

const run = (text: string): string => `<a:r><a:t>${text}</a:t></a:r>`;

export const paragraph = (content: string, properties = ''): string =>
  `<a:p>${properties}${content.startsWith('<') ? content : run(content)}</a:p>`;

const placeholder = (type: string, paragraphs: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="1" name=""/><p:cNvSpPr/><p:nvPr><p:ph${type}/></p:nvPr></p:nvSpPr><p:txBody><a:bodyPr/>${paragraphs}</p:txBody></p:sp>`;

export const title = (text: string, type = 'title'): string =>
  placeholder(` type="${type}"`, paragraph(text));

/** Bullets, indented by the tabs they begin with. */
export const body = (...bullets: readonly string[]): string =>
  placeholder(
    ' idx="1"',
    bullets
      .map((bullet) => {
        const level = bullet.length - bullet.trimStart().length;
        return paragraph(bullet.trim(), `<a:pPr lvl="${level}"/>`);
      })
      .join(''),
  );

export const numbered = (type: string): string => placeholder(` type="${type}"`, paragraph('7'));

export const textBox = (content: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="1" name=""/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:txBody>${content}</p:txBody></p:sp>`;

export const picture = (relation: string, description: string): string =>
  `<p:pic><p:nvPicPr><p:cNvPr id="1" name="" descr="${description}"/></p:nvPicPr><p:blipFill><a:blip r:embed="${relation}"/></p:blipFill></p:pic>`;

const frame = (data: string): string =>
  `<p:graphicFrame><a:graphic><a:graphicData>${data}</a:graphicData></a:graphic></p:graphicFrame>`;

export const table = (rows: readonly (readonly string[])[]): string =>
  frame(
    `<a:tbl><a:tblPr firstRow="1"/>${rows
      .map(
        (row) =>
          `<a:tr>${row.map((cell) => `<a:tc><a:txBody>${paragraph(cell)}</a:txBody></a:tc>`).join('')}</a:tr>`,
      )
      .join('')}</a:tbl>`,
  );

export const chart = (relation: string): string => frame(`<c:chart r:id="${relation}"/>`);

const points = (values: readonly string[]): string =>
  values.map((value, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`).join('');

export const chartPart = (
  categories: readonly string[],
  series: Readonly<Record<string, readonly number[]>>,
): string =>
  `<c:chartSpace ${namespaces}><c:chart><c:plotArea><c:barChart>${Object.entries(series)
    .map(
      ([name, values]) =>
        `<c:ser><c:tx><c:strRef><c:strCache>${points([name])}</c:strCache></c:strRef></c:tx><c:cat><c:strRef><c:strCache>${points(categories)}</c:strCache></c:strRef></c:cat><c:val><c:numRef><c:numCache>${points(values.map(String))}</c:numCache></c:numRef></c:val></c:ser>`,
    )
    .join('')}</c:barChart></c:plotArea></c:chart></c:chartSpace>`;

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
  readonly external?: boolean;
}

const relationsPart = (relations: readonly Relation[]): Uint8Array =>
  strToU8(
    `<Relationships>${relations
      .map(
        ({ id, type, target, external }) =>
          `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`,
      )
      .join('')}</Relationships>`,
  );

/** A PPTX whose slides are stored in the opposite order of their showing, so that order matters. */
export function pptxFile(
  slides: readonly PptxSlide[],
  extra: Readonly<Record<string, Uint8Array>> = {},
): Uint8Array {
  const files: Record<string, Uint8Array> = { ...extra };
  const fileOf = (index: number): string => `slide${slides.length - index}.xml`;
  files['ppt/presentation.xml'] = strToU8(
    `<p:presentation ${namespaces}><p:sldIdLst>${slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="s${index}"/>`).join('')}</p:sldIdLst></p:presentation>`,
  );
  files['ppt/_rels/presentation.xml.rels'] = relationsPart(
    slides.map((_, index) => ({ id: `s${index}`, type: 'slide', target: `slides/${fileOf(index)}` })),
  );
  for (const [index, slide] of slides.entries()) {
    const relations: Relation[] = [];
    files[`ppt/slides/${fileOf(index)}`] = strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><p:sld ${namespaces}${slide.hidden ? ' show="0"' : ''}><p:cSld><p:spTree>${slide.shapes.join('')}</p:spTree></p:cSld></p:sld>`,
    );
    for (const [id, { name, bytes }] of Object.entries(slide.media ?? {})) {
      files[`ppt/media/${name}`] = bytes;
      relations.push({ id, type: 'image', target: `../media/${name}` });
    }
    for (const [id, target] of Object.entries(slide.links ?? {}))
      relations.push({ id, type: 'hyperlink', target, external: true });
    for (const [id, part] of Object.entries(slide.charts ?? {})) {
      files[`ppt/charts/chart${index}${id}.xml`] = strToU8(part);
      relations.push({ id, type: 'chart', target: `../charts/chart${index}${id}.xml` });
    }
    if (slide.notes !== undefined) {
      files[`ppt/notesSlides/notesSlide${index}.xml`] = strToU8(
        `<p:notes ${namespaces}><p:cSld><p:spTree>${numbered('sldNum')}${placeholder(' type="body" idx="1"', paragraph(slide.notes))}</p:spTree></p:cSld></p:notes>`,
      );
      relations.push({ id: 'notes', type: 'notesSlide', target: `../notesSlides/notesSlide${index}.xml` });
    }
    files[`ppt/slides/_rels/${fileOf(index)}.rels`] = relationsPart(relations);
  }
  return zipSync(files);
}

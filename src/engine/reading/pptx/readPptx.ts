import { plain, rich } from '../../../deck/richText.ts';
import { type FlowItem, sectionsOf } from '../document/flow.ts';
import type { Reader, Reading } from '../document/reader.ts';
import { unreadable } from '../document/reader.ts';
import { isBlank } from '../document/richTextBuilder.ts';
import type { Position, SourceDocument } from '../document/sourceDocument.ts';
import { paragraphsOf } from './paragraphs.ts';
import { type Part, readPart, related } from './parts.ts';
import { type SlideContent, slideContent } from './slideFlow.ts';
import { type Files, unpack } from './unpack.ts';
import { childOf, childrenOf, largestXml, parseXml, within } from './xml.ts';

const wanted =
  /^(ppt\/(presentation|_rels\/presentation|slides\/|slideLayouts\/|notesSlides\/|charts\/chart|diagrams\/data).*\.(xml|rels)|ppt\/media\/.*\.(png|jpe?g|gif|webp)|docProps\/core\.xml)$/i;

const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');

interface SlideRead {
  readonly content: SlideContent;
  readonly isSection: boolean;
  readonly notes: string;
  readonly position: Position;
}

export const readPptx: Reader = async ({ id, fileName, bytes }, shelf, limits) => {
  if (compoundFile.every((byte, index) => bytes[index] === byte)) {
    return unreadable(
      Buffer.from(bytes).includes(encryptedPackage)
        ? `${fileName} is protected by a password: save it without one and attach it again.`
        : `${fileName} is in an older PowerPoint format: save it as .pptx and attach it again.`,
    );
  }
  const unpacked = unpack(bytes, (name) => wanted.test(name), limits);
  if ('refused' in unpacked) return unreadable(refusals[unpacked.refused](fileName));
  const { files } = unpacked;
  const presentation = readPart(files, 'ppt/presentation.xml');
  if (!presentation) return unreadable(refusals.damaged(fileName));
  const paths = slidePaths(presentation);
  const slides: SlideRead[] = [];
  let damaged = 0;
  for (const [index, path] of paths.slice(0, limits.pages).entries()) {
    const part = readPart(files, path);
    if (!part) damaged += 1;
    else if (part.xml.attributes.show !== '0') {
      const position = { from: index + 1, to: index + 1 };
      const content = slideContent({ part, files, shelf, position });
      slides.push({ content, isSection: isSection(files, part), notes: notesOf(files, part), position });
    }
  }
  if (slides.length === 0 && damaged > 0) {
    const isLarge = paths.some((path) => (files.get(path)?.length ?? 0) > largestXml);
    return unreadable(refusals[isLarge ? 'too large' : 'damaged'](fileName));
  }
  const unshown = slides.reduce((sum, { content }) => sum + content.unshown, 0);
  const problems = [
    ...(paths.length > limits.pages
      ? [`Only the first ${limits.pages} slides of ${fileName} were read.`]
      : []),
    ...(damaged > 0 ? [`${counted(damaged, 'slide')} of ${fileName} could not be read.`] : []),
    ...(unshown > 0 ? [`${counted(unshown, 'picture')} of ${fileName} cannot be shown.`] : []),
  ];
  return { document: documentOf(id, fileName, slides, files), problems } satisfies Reading;
};

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const refusals = {
  'too large': (fileName: string) => `${fileName} unpacks to more than can be read.`,
  damaged: (fileName: string) => `${fileName} is damaged or not a PowerPoint file.`,
};

/** Each slide once: no file needs one twice, and one that names it often would make much of little. */
function slidePaths({ xml, relations }: Part): string[] {
  const paths = childrenOf(childOf(xml, 'p:sldIdLst'), 'p:sldId').flatMap(({ attributes }) => {
    const relation = relations.get(attributes['r:id'] ?? '');
    return relation?.type === 'slide' && !relation.external ? [relation.target] : [];
  });
  return [...new Set(paths)];
}

function isSection(files: Files, slide: Part): boolean {
  const layout = related(slide, 'slideLayout');
  return layout !== undefined && parseXml(files.get(layout.target))?.attributes.type === 'secHead';
}

function notesOf(files: Files, slide: Part): string {
  const relation = related(slide, 'notesSlide');
  const part = relation && readPart(files, relation.target);
  if (!part) return '';
  return [...within(part.xml, 'p:sp')]
    .filter((shape) => childOf(shape, 'p:nvSpPr', 'p:nvPr', 'p:ph')?.attributes.type === 'body')
    .flatMap((shape) => paragraphsOf(childOf(shape, 'p:txBody'), part))
    .map(({ text }) => plain(text))
    .join('\n')
    .trim();
}

function documentOf(
  id: string,
  fileName: string,
  slides: readonly SlideRead[],
  files: Files,
): SourceDocument {
  const [first] = slides;
  const opening =
    first && !isBlank(first.content.title) && (first.content.opens || first.content.subtitle.length > 0);
  const sectioned = slides.some(({ isSection }) => isSection);
  const flow: FlowItem[] = [];
  let heading = '';
  for (const slide of slides) {
    const { title, subtitle, blocks } = slide.content;
    const { position } = slide;
    const isTitle = opening && slide === first;
    const repeated = plain(title) === heading;
    if (!isBlank(title) && !isTitle && !repeated)
      flow.push({ kind: 'heading', depth: sectioned && !slide.isSection ? 2 : 1, text: title, position });
    if (!isBlank(title) && !isTitle) heading = plain(title);
    if (!isBlank(subtitle) && !isTitle) flow.push({ kind: 'paragraph', text: subtitle, position });
    for (const block of blocks) flow.push(block);
  }
  const core = parseXml(files.get('docProps/core.xml'));
  const author = childOf(core, 'dc:creator')?.text.trim() ?? '';
  const named = childOf(core, 'dc:title')?.text.trim() ?? '';
  const title = opening ? first.content.title : isTelling(named) ? rich(named) : undefined;
  return {
    source: id,
    fileName,
    kind: 'pptx',
    ...(title && { title }),
    ...(opening && !isBlank(first.content.subtitle) && { subtitle: first.content.subtitle }),
    ...(author !== '' && { author }),
    ...sectionsOf(flow),
    notes: slides.flatMap(({ notes, position }) => (notes === '' ? [] : [{ position, text: notes }])),
  };
}

/** Programs give a presentation a name of their own when its author did not. */
const isTelling = (title: string): boolean =>
  title !== '' &&
  !/^(powerpoint|presentation\d*$|pptx?\b|slide \d+|pr[äa]sentation|présentation)/i.test(title);

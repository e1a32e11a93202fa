import { canvas } from '../../deck/canvas.ts';
import { notesSize } from './notesParts.ts';
import { namespaces } from './package.ts';
import { emu } from './units.ts';
import { el, type Xml } from './xml.ts';

export interface PresentationIds {
  readonly master: string;
  readonly notesMaster: string;
  readonly slides: readonly { readonly id: number; readonly relation: string }[];
  readonly sections: readonly { readonly name: string; readonly slides: readonly number[] }[];
  readonly isRightToLeft: boolean;
  readonly firstNumber: number;
}

const guid = (number: number): string =>
  `{DEC00000-0000-4000-8000-${number.toString(16).toUpperCase().padStart(12, '0')}}`;

const sectionList = (sections: PresentationIds['sections']): Xml =>
  el(
    'p:extLst',
    {},
    el(
      'p:ext',
      { uri: '{521415D9-36F7-43E2-AB2F-B90AF26B5E84}' },
      el(
        'p14:sectionLst',
        { 'xmlns:p14': 'http://schemas.microsoft.com/office/powerpoint/2010/main' },
        sections.map(({ name, slides }, at) =>
          el(
            'p14:section',
            { name, id: guid(at + 1) },
            el(
              'p14:sldIdLst',
              {},
              slides.map((id) => el('p14:sldId', { id })),
            ),
          ),
        ),
      ),
    ),
  );

export const presentationXml = ({
  master,
  notesMaster,
  slides,
  sections,
  isRightToLeft,
  firstNumber,
}: PresentationIds): Xml =>
  el(
    'p:presentation',
    {
      ...namespaces,
      firstSlideNum: firstNumber === 1 ? undefined : firstNumber,
      rtl: isRightToLeft || undefined,
      saveSubsetFonts: true,
    },
    el('p:sldMasterIdLst', {}, el('p:sldMasterId', { id: 2_147_483_648, 'r:id': master })),
    el('p:notesMasterIdLst', {}, el('p:notesMasterId', { 'r:id': notesMaster })),
    slides.length > 0 &&
      el(
        'p:sldIdLst',
        {},
        slides.map(({ id, relation }) => el('p:sldId', { id, 'r:id': relation })),
      ),
    el('p:sldSz', { cx: emu(canvas.width), cy: emu(canvas.height) }),
    el('p:notesSz', { cx: emu(notesSize.width), cy: emu(notesSize.height) }),
    sections.length > 0 && sectionList(sections),
  );

export const presPropsXml = (): Xml => el('p:presentationPr', { ...namespaces });
export const viewPropsXml = (): Xml => el('p:viewPr', { ...namespaces });
export const tableStylesXml = (): Xml =>
  el('a:tblStyleLst', { 'xmlns:a': namespaces['xmlns:a'], def: '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}' });

export const coreXml = (title: string, author: string | undefined, locale: string, made: Date): Xml => {
  const time = `${made.toISOString().slice(0, 19)}Z`;
  return el(
    'cp:coreProperties',
    {
      'xmlns:cp': 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      'xmlns:dcterms': 'http://purl.org/dc/terms/',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    },
    el('dc:title', {}, title),
    author !== undefined && el('dc:creator', {}, author),
    el('dc:language', {}, locale),
    el('dcterms:created', { 'xsi:type': 'dcterms:W3CDTF' }, time),
    el('dcterms:modified', { 'xsi:type': 'dcterms:W3CDTF' }, time),
  );
};

export const appXml = (slides: number, notes: number): Xml =>
  el(
    'Properties',
    { xmlns: 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties' },
    el('Application', {}, 'Deckwright'),
    el('Slides', {}, String(slides)),
    el('Notes', {}, String(notes)),
  );

import assert from 'node:assert/strict';
import { plain } from '../../../../../src/deck/richText.ts';
import { readingLimits } from '../../../../../src/engine/reading/document/limits.ts';
import { readSources } from '../../../../../src/engine/reading/readSources.ts';
import { pdfFile, pdfLines } from '../../../../support/pdfFile.ts';
import { documentOf, outline, read, sketch, sourceOf } from '../../../../support/reading.ts';

const prose = (count: number, word: string): string[] =>
  Array.from(
    { length: count },
    (_, index) => `${word} line ${'abcdefghij'[index % 10]} of the text that fills it`,
  );

describe('reading a PDF', () => {
  it('makes headings of larger text and the title of the largest', async () => {
    const pdf = pdfFile([
      {
        texts: [
          { text: 'Annual report', left: 72, top: 90, size: 24 },
          { text: 'Sales', left: 72, top: 140, size: 16 },
          ...pdfLines(['Sales grew in every', 'region we serve.'], { top: 165 }),
          { text: 'Europe', left: 72, top: 230, size: 13 },
          ...pdfLines(['Most of it in the north.'], { top: 250 }),
          { text: 'Costs', left: 72, top: 300, size: 16 },
          ...pdfLines(['Costs fell.'], { top: 325 }),
        ],
      },
    ]);
    const document = await documentOf('report.pdf', pdf);
    assert.equal(plain(document.title!), 'Annual report');
    assert.deepEqual(outline(document.sections), ['Sales', '  Europe', 'Costs']);
    assert.deepEqual(sketch(document.sections[0]!.blocks), [
      'paragraph: Sales grew in every region we serve.',
    ]);
    assert.deepEqual(document.sections[0]!.blocks[0]!.position, { from: 1, to: 1 });
  });

  it('reads two columns one after the other', async () => {
    const pdf = pdfFile([
      {
        texts: [
          { text: 'A heading over both of the columns of this page', left: 72, top: 90, size: 18 },
          ...pdfLines(prose(10, 'Left'), { left: 72, top: 130 }),
          ...pdfLines(prose(10, 'Right'), { left: 310, top: 130 }),
        ],
      },
    ]);
    const document = await documentOf('paper.pdf', pdf);
    const text = document.blocks.flatMap((block) => sketch([block])).join(' ');
    assert.ok(text.lastIndexOf('Left line') < text.indexOf('Right line'), text);
    assert.match(text, /Left line a of the text that fills it Left line b/);
  });

  it('drops page numbers and what is printed on every page', async () => {
    const pages = [1, 2, 3, 4].map((number) => ({
      texts: [
        { text: 'Company confidential', left: 72, top: 40 },
        ...pdfLines(prose(12, `Page${'abcd'[number - 1]}`)),
        { text: `${number}`, left: 300, top: 810 },
        { text: `Report 2024, sheet ${number}`, left: 72, top: 810 },
      ],
    }));
    const document = await documentOf('report.pdf', pdfFile(pages));
    const text = sketch(document.blocks).join(' ');
    assert.doesNotMatch(text, /confidential|sheet|\b\d\b/);
    for (const letter of 'abcd') assert.match(text, new RegExp(`Page${letter}`));
  });

  it('undoes hyphenation, but keeps the hyphens of compounds', async () => {
    const lines = ['The organi-', 'zation has a well-', 'known and well-known name.'];
    const document = await documentOf('a.pdf', pdfFile([{ texts: pdfLines(lines) }]));
    assert.deepEqual(sketch(document.blocks), [
      'paragraph: The organization has a well-known and well-known name.',
    ]);
  });

  it('joins a paragraph that a page ends within', async () => {
    const pdf = pdfFile([
      { texts: pdfLines(['A paragraph that goes', 'on and on until the']) },
      { texts: pdfLines(['end of it is here.', 'And a second one.'], { leading: 40 }) },
    ]);
    const { blocks } = await documentOf('a.pdf', pdf);
    assert.deepEqual(sketch(blocks), [
      'paragraph: A paragraph that goes on and on until the end of it is here.',
      'paragraph: And a second one.',
    ]);
    assert.deepEqual(blocks[0]!.position, { from: 1, to: 2 });
  });

  it('finds lists and tables', async () => {
    const pdf = pdfFile([
      {
        texts: [
          ...pdfLines(['We decided:', '- to begin early', '- to test what', '  we ship'], { top: 100 }),
          ...pdfLines(['Region', 'North', 'South'], { left: 72, top: 200 }),
          ...pdfLines(['Sales', '1,200', '900'], { left: 300, top: 200 }),
        ],
      },
    ]);
    const { blocks } = await documentOf('a.pdf', pdf);
    assert.deepEqual(sketch(blocks), [
      'paragraph: We decided:',
      'list: to begin early | to test what we ship',
      'table: Region | Sales | North | 1,200 | South | 900',
    ]);
  });

  it('passes over the lines of a table of contents', async () => {
    const texts = pdfLines(['Introduction . . . . . . . . 3', 'Methods .............. 14', 'What we did.'], {
      leading: 30,
    });
    const { blocks } = await documentOf('a.pdf', pdfFile([{ texts }]));
    assert.deepEqual(sketch(blocks), ['paragraph: What we did.']);
  });

  it('reports pages that are pictures', async () => {
    const text = { texts: pdfLines(['Some text.']) };
    const pdf = pdfFile([text, { picture: true }, text, { picture: true }, { picture: true }]);
    const { documents, problems } = await read('report.pdf', pdf);
    assert.equal(documents.length, 1);
    assert.deepEqual(problems, ['Pages 2 and 4–5 of report.pdf are pictures without text.']);
    const one = await read('report.pdf', pdfFile([text, text, { picture: true }]));
    assert.deepEqual(one.problems, ['Page 3 of report.pdf is a picture without text.']);
  });

  it('says so when there is nothing but pictures, or nothing at all', async () => {
    const scanned = await read('scan.pdf', pdfFile([{ picture: true }]));
    assert.deepEqual(scanned.documents, []);
    assert.deepEqual(scanned.problems, [
      'scan.pdf has only pictures without text: scanned pages cannot be read.',
    ]);
    assert.deepEqual((await read('blank.pdf', pdfFile([{}]))).problems, ['blank.pdf has no text.']);
  });

  it('names what is damaged or locked', async () => {
    assert.deepEqual((await read('a.pdf', 'no PDF at all')).problems, ['a.pdf is damaged or not a PDF.']);
    const locked = await read('b.pdf', pdfFile([{ texts: pdfLines(['x']) }], { encrypt: true }));
    assert.deepEqual(locked.problems, [
      'b.pdf is protected by a password: save it without one and attach it again.',
    ]);
  });

  it('reads as many pages as it may and says where it stopped', async () => {
    const page = { texts: pdfLines(['Text.']) };
    const limits = { ...readingLimits, pages: 2 };
    const { problems } = await readSources([sourceOf('long.pdf', pdfFile([page, page, page]))], { limits });
    assert.deepEqual(problems, ['Only the first 2 of 3 pages of long.pdf were read.']);
  });

  it('leaves the bytes it reads as they were', async () => {
    const source = sourceOf('a.pdf', pdfFile([{ texts: pdfLines(['Text.']) }], { author: 'Ada' }));
    const before = source.bytes.length;
    const { documents } = await readSources([source]);
    assert.equal(source.bytes.length, before);
    assert.equal(documents[0]!.author, 'Ada');
  });
});

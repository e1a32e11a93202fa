import assert from 'node:assert/strict';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { plain } from '../../../../../src/deck/richText.ts';
import { readingLimits } from '../../../../../src/engine/reading/document/limits.ts';
import { readSources } from '../../../../../src/engine/reading/readSources.ts';
import {
  body,
  chart,
  chartPart,
  numbered,
  paragraph,
  picture,
  pptxFile,
  table,
  textBox,
  title,
} from '../../../../support/pptxFile.ts';
import { documentOf, outline, pngFile, read, sketch, sourceOf } from '../../../../support/reading.ts';

describe('reading a PPTX', () => {
  it('takes slides in the order they are shown, the opening one as title', async () => {
    const document = await documentOf(
      'talk.pptx',
      pptxFile([
        { shapes: [title('Our plan', 'ctrTitle'), title('For 2025', 'subTitle')] },
        { shapes: [title('First'), body('One', 'Two')] },
        { shapes: [title('Second'), body('Alone')] },
      ]),
    );
    assert.equal(plain(document.title!), 'Our plan');
    assert.equal(plain(document.subtitle!), 'For 2025');
    assert.deepEqual(outline(document.sections), ['First', 'Second']);
    assert.deepEqual(sketch(document.sections[0]!.blocks), ['list: One | Two']);
    assert.deepEqual(sketch(document.sections[1]!.blocks), ['paragraph: Alone']);
    assert.deepEqual(document.sections[1]!.position, { from: 3, to: 3 });
  });

  it('keeps the levels of bullets', async () => {
    const slides = [{ shapes: [title('Levels'), body('a', '\tb', '\tc', 'd')] }];
    const [list] = (await documentOf('a.pptx', pptxFile(slides))).sections[0]!.blocks;
    assert.equal(list?.kind, 'list');
    assert.deepEqual(
      list.items.map((item) => [plain(item.text), ...sketch(item.blocks)]),
      [['a', 'list: b | c'], ['d']],
    );
  });

  it('keeps emphasis and links of text, and passes over slide numbers', async () => {
    const link = '<a:r><a:rPr b="1"><a:hlinkClick r:id="l"/></a:rPr><a:t>site</a:t></a:r>';
    const text = `<a:p><a:r><a:t>See our </a:t></a:r>${link}</a:p>`;
    const slides = [
      { shapes: [title('Links'), numbered('sldNum'), textBox(text)], links: { l: 'https://example.com' } },
    ];
    const [block] = (await documentOf('a.pptx', pptxFile(slides))).sections[0]!.blocks;
    assert.deepEqual(block, {
      kind: 'paragraph',
      text: [{ text: 'See our ' }, { text: 'site', marks: ['strong'], href: 'https://example.com' }],
      position: { from: 1, to: 1 },
    });
  });

  it('reads tables, and charts as the tables they were drawn from', async () => {
    const slides = [
      {
        shapes: [
          title('Figures'),
          table([
            ['Team', 'Size'],
            ['Blue', '4'],
          ]),
          chart('c'),
        ],
        charts: { c: chartPart(['Q1', 'Q2'], { Sales: [1.5, 2] }) },
      },
    ];
    const { blocks } = (await documentOf('a.pptx', pptxFile(slides))).sections[0]!;
    assert.deepEqual(sketch(blocks), [
      'table: Team | Size | Blue | 4',
      'table:  | Sales | Q1 | 1.5 | Q2 | 2',
    ]);
  });

  it('takes pictures along, and counts those that cannot be shown', async () => {
    const shapes = [title('Pictures'), picture('p', 'The team'), picture('e', 'Drawing')];
    const media = {
      p: { name: 'image1.png', bytes: pngFile(640, 480) },
      e: { name: 'image2.emf', bytes: strToU8('emf') },
    };
    const { documents, assets, problems } = await read('a.pptx', pptxFile([{ shapes, media }]));
    const [image] = documents[0]!.sections[0]!.blocks;
    assert.equal(image?.kind, 'image');
    assert.equal(image.alt, 'The team');
    assert.deepEqual(
      assets.map(({ id, type, width, height }) => ({ id, type, width, height })),
      [{ id: image.asset, type: 'image/png', width: 640, height: 480 }],
    );
    assert.deepEqual(problems, ['1 picture of a.pptx cannot be shown.']);
  });

  it('keeps speaker notes with the slide they belong to, and leaves hidden slides out', async () => {
    const document = await documentOf(
      'a.pptx',
      pptxFile([
        { shapes: [title('Hidden')], hidden: true },
        { shapes: [title('Shown')], notes: 'Say hello.' },
      ]),
    );
    assert.deepEqual(outline(document.sections), ['Shown']);
    assert.deepEqual(document.notes, [{ position: { from: 2, to: 2 }, text: 'Say hello.' }]);
  });

  it('refuses what unpacks to more than it may, whatever the archive says', async () => {
    const bomb = pptxFile([{ shapes: [title('Boom')] }], { 'ppt/media/huge.png': new Uint8Array(3_000_000) });
    const refused = ['bomb.pptx unpacks to more than can be read.'];
    for (const limits of [{ unpacked: 1_000_000 }, { entry: 1_000_000 }, { entries: 3 }]) {
      const { documents, problems } = await readSources([sourceOf('bomb.pptx', bomb)], {
        limits: {
          ...readingLimits,
          ...limits,
        },
      });
      assert.deepEqual({ documents, problems }, { documents: [], problems: refused });
    }
  });

  it('says of slides that are too large that they are', async () => {
    const large = pptxFile([{ shapes: [title('tea '.repeat(5_000_000))] }]);
    assert.deepEqual((await read('a.pptx', large)).problems, ['a.pptx unpacks to more than can be read.']);
  });

  it('names what is damaged, locked or too old', async () => {
    const damaged = ['a.pptx is damaged or not a PowerPoint file.'];
    const whole = pptxFile([{ shapes: [title('x'), body('y')] }]);
    assert.deepEqual((await read('a.pptx', 'nothing of the kind')).problems, damaged);
    assert.deepEqual((await read('a.pptx', whole.subarray(0, 200))).problems, damaged);
    assert.deepEqual((await read('a.pptx', zipSync({ 'a.txt': strToU8('a') }))).problems, damaged);
    const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');
    assert.deepEqual((await read('a.pptx', compound)).problems, [
      'a.pptx is in an older PowerPoint format: save it as .pptx and attach it again.',
    ]);
    const locked = Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')]);
    assert.deepEqual((await read('a.pptx', locked)).problems, [
      'a.pptx is protected by a password: save it without one and attach it again.',
    ]);
  });

  for (const [name, encoded] of Object.entries({
    'UTF-8': (text: string) => Buffer.from(text),
    'UTF-16LE': (text: string) => Buffer.from(text, 'utf16le'),
    'UTF-16BE': (text: string) => Buffer.from(text, 'utf16le').swap16(),
  }))
    it(`reads parts in ${name} that begin with a mark of it`, async () => {
      const shapes = [title('Flut und Ebbe'), body('Zwölf Stunden', 'Zwei Fluten')];
      const files = Object.entries(unzipSync(pptxFile([{ shapes }]))).map(([path, bytes]) => [
        path,
        encoded(`\ufeff${strFromU8(bytes)}`),
      ]);
      const { sections } = await documentOf('a.pptx', zipSync(Object.fromEntries(files)));
      assert.deepEqual(sketch(sections[0]!.blocks), ['list: Zwölf Stunden | Zwei Fluten']);
    });

  it('reads a slide once that is named again and again', async () => {
    const files = unzipSync(pptxFile([{ shapes: [title('Tide'), body('One', 'Two')] }]));
    const presentation = strFromU8(files['ppt/presentation.xml']!);
    const again = presentation.replace(/<p:sldId [^>]*>/, (slide) => slide.repeat(10));
    files['ppt/presentation.xml'] = strToU8(again);
    const { sections } = await documentOf('a.pptx', zipSync(files));
    assert.deepEqual(
      sections.map(({ blocks }) => sketch(blocks)),
      [['list: One | Two']],
    );
  });

  it('reads the other slides when one is broken', async () => {
    const broken = textBox(paragraph('<a:r><a:t>'));
    const { documents, problems } = await read(
      'a.pptx',
      pptxFile([{ shapes: [broken] }, { shapes: [title('Fine')] }]),
    );
    assert.deepEqual(outline(documents[0]!.sections), ['Fine']);
    assert.deepEqual(problems, ['1 slide of a.pptx could not be read.']);
  });
});

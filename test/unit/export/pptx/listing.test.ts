import assert from 'node:assert/strict';
import { themeOf } from '../../../../src/deck/look.ts';
import { rich } from '../../../../src/deck/richText.ts';
import { readSlides } from '../../../support/exporting.ts';

const colorOf = (xml: string, text: string): string | undefined =>
  new RegExp(`<a:srgbClr val="(\\w+)"/></a:solidFill>(?:(?!<a:t>|srgbClr).)*<a:t>${text}</a:t>`).exec(
    xml,
  )?.[1];
const hex = (color: string): string => color.slice(1).toUpperCase();

describe('listingXml', () => {
  const { code } = themeOf({ theme: 'harbor' });
  const lines = ['const hour = 1;', 'return hour;'].map((text, at) => ({ number: at + 1, text }));

  // A grammar's first lines take so long on a busy machine that they are given up.
  before(() => readSlides([{ layout: 'code', title: rich('T'), language: 'ts', lines }]));

  it('colors words by what they are in their language', async () => {
    const { slides } = await readSlides([{ layout: 'code', title: rich('T'), language: 'ts', lines }]);
    assert.equal(colorOf(slides[0]!.xml, 'const'), hex(code.keyword));
    assert.equal(colorOf(slides[0]!.xml, ' ?1'), hex(code.constant));
  });

  it('keeps all lines in one box', async () => {
    const { slides } = await readSlides([{ layout: 'code', title: rich('T'), language: 'ts', lines }]);
    const listing = slides[0]!.shapes.find(({ name }) => name === 'Listing');
    assert.deepEqual(listing?.paragraphs, ['const hour = 1;', 'return hour;']);
  });

  it('names its file and its language above it', async () => {
    const listing = { layout: 'code', title: rich('T'), language: 'ts', fileName: 'hour.ts', lines } as const;
    const { shapes } = (await readSlides([listing])).slides[0]!;
    const said = (name: string) => shapes.find((shape) => shape.name === name)?.paragraphs;
    assert.deepEqual([said('File name'), said('Language')], [['hour.ts'], ['ts']]);
  });

  it('keeps lines quiet that are not pointed at', async () => {
    const { slides } = await readSlides([
      { layout: 'code', title: rich('T'), language: 'ts', lines, highlight: [1] },
    ]);
    assert.equal(colorOf(slides[0]!.xml, 'const'), hex(code.keyword));
    assert.equal(colorOf(slides[0]!.xml, 'return'), hex(code.comment));
  });
});

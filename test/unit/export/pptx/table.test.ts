import assert from 'node:assert/strict';
import { rich } from '../../../../src/deck/richText.ts';
import { readSlides } from '../../../support/exporting.ts';

const table = {
  layout: 'table',
  title: rich('A title'),
  head: ['Market', 'Sales', 'Share'].map(rich),
  rows: [['Germany', '5.6', '2 %'].map(rich)],
  align: ['start', 'end', 'end'],
} as const;

const xmlIn = async (language: 'us' | 'ar'): Promise<string> =>
  (await readSlides([table as never], { language })).slides[0]!.xml;
/** Whether the cells of the first row have room before and after their texts. */
const marginsIn = (xml: string): string[] =>
  [...xml.matchAll(/marL="(\d+)" marR="(\d+)"/g)]
    .slice(0, 3)
    .map(([, left, right]) => `${left === '0' ? 'no' : 'some'}, ${right === '0' ? 'no' : 'some'}`);

describe('tableXml', () => {
  it('has room between columns, and none at the edges of the table', async () => {
    assert.deepEqual(marginsIn(await xmlIn('us')), ['no, some', 'some, some', 'some, no']);
  });

  it('has the same room from right to left', async () => {
    assert.deepEqual(marginsIn(await xmlIn('ar')), ['some, no', 'some, some', 'no, some']);
  });

  it('says which cells name a column and which a row', async () => {
    assert.match(await xmlIn('us'), /<a:tblPr firstRow="1" firstCol="1"\/>/);
  });

  it('sets the names of rows as boldly as the page does', async () => {
    assert.match(await xmlIn('us'), /b="1"(?:(?!<a:t>).)*<a:t>Germany/);
  });

  it('draws its lines in a color that nothing shines through', async () => {
    const lines = (await xmlIn('us')).match(/<a:lnB .*?<\/a:lnB>/g);
    assert.equal(lines?.length, 6);
    assert.doesNotMatch(lines.join(''), /a:alpha/);
  });
});

import assert from 'node:assert/strict';
import { plain } from '../../../../../../../src/deck/richText.ts';
import { evenTables } from '../../../../../../../src/engine/reading/markdown/cleaning/tables/evenTables.ts';
import { markdown, sketch } from '../../../../../../support/reading.ts';

const table = (...lines: string[]): string => lines.join('\n');

describe('a table of which the rule has other cells than the head', () => {
  const wide = table('| Release | Date | |', '|---------|------|', '| 2.6 | May |');
  const narrow = table('| Release | Date |', '|---|---|---|', '| 2.6 | May |');

  it('is a table', async () => {
    for (const text of [wide, narrow])
      assert.match(sketch((await markdown(text)).blocks).join(), /^table/, text);
  });

  it('keeps its lines as long as they were where it can', () => {
    assert.deepEqual(
      evenTables(wide)
        .split('\n')
        .map(({ length }) => length),
      wide.split('\n').map(({ length }) => length),
    );
  });

  it('is left alone in code, and where its cells are right', () => {
    const right = table('| a | b |', '|---|---|', '| 1 | 2 |');
    for (const text of [right, `\`\`\`\n${wide}\n\`\`\``, 'a | b\n---\nc'])
      assert.equal(evenTables(text), text);
  });
});

describe('a table whose first cells stand before the first sign', () => {
  it('has blank ones where a row begins with the sign', async () => {
    const text = table(
      ' |    | 2020 | 2019',
      '------ | ---: | ---: | ---: | ---:',
      'Boats  |    |    |  ',
      '       | Rent | 40 | 30',
      '       | Sale | 20 | 10',
      ' | **Total** | 60 | 40',
    );
    const [read] = (await markdown(text)).blocks;
    assert.ok(read?.kind === 'table');
    assert.deepEqual(
      read.rows.map((cells) => cells.map(plain)),
      [
        ['Boats', '', '', ''],
        ['', 'Rent', '40', '30'],
        ['', 'Sale', '20', '10'],
        ['', 'Total', '60', '40'],
      ],
    );
  });
});

describe('a rule without a head', () => {
  const rows = table('|---|---|', '| Release | 2.6 |', '| Date | May |');

  it('begins a table all the same', async () => {
    assert.deepEqual(sketch((await markdown(`text\n\n${rows}`)).blocks), [
      'paragraph: text',
      'table:  |  | Release | 2.6 | Date | May',
    ]);
  });

  it('begins none where its rows have other cells, or in code', () => {
    for (const text of [`text\n\n${rows.replace('|---', '')}`, `\`\`\`\n\n${rows}\n\`\`\``])
      assert.equal(evenTables(text), text);
  });
});

describe('rows below a blank line', () => {
  const above = table('| Release | Date |', '|---|---|', '| 2.6 | May |');
  const rowsOf = async (...below: string[]): Promise<number[]> => {
    const { blocks } = await markdown(table(above, ...below));
    return blocks.flatMap((block) => (block.kind === 'table' ? [block.rows.length] : []));
  };

  it('belong to the table above where they have as many cells', async () => {
    assert.deepEqual(await rowsOf('', '| 2.7 | June |', '', '| 2.8 | July |', '', 'text'), [3]);
  });

  it('do not where they have a head, other cells, or text between', async () => {
    assert.deepEqual(await rowsOf('', '| Name | Age |', '|---|---|', '| Ada | 36 |'), [1, 1]);
    assert.deepEqual(await rowsOf('', '| 2.7 | June | late |'), [1]);
    assert.deepEqual(await rowsOf('', 'text', '', '| 2.7 | June |'), [1]);
    assert.deepEqual(await rowsOf('', '', '| 2.7 | June |'), [1]);
  });
});

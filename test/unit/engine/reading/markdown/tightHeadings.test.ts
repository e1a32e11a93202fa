import assert from 'node:assert/strict';
import { tightHeadings } from '../../../../../src/engine/reading/markdown/tightHeadings.ts';
import { markdown, outline } from '../../../../support/reading.ts';

describe('signs of headings without a blank after them', () => {
  it('make headings where a text has several of them', async () => {
    const text = '#Data plan\n###Code\n\nIt is open.\n\n###Roles\n\nAll share.';
    assert.deepEqual(outline((await markdown(text)).sections), ['Code', 'Roles']);
    assert.equal(tightHeadings('#計画\n\n本文。\n\n#結果\n\n本文。'), '# 計画\n\n本文。\n\n# 結果\n\n本文。');
  });

  for (const [what, text] of [
    ['a single one', 'text\n\n##Costs\n\ntext'],
    ['those of a depth that has proper headings', '## One\n\n##two\n\n##three'],
    ['tags that close a text', 'text\n\n#release #python\n\n#release'],
    ['tags in running text', '#Golang is fast\nand\n#Rust is too\nthey say'],
    ['sentences that begin with a tag', '#Golang is fast.\n\n#Rust is too.'],
    ['numbers of tickets', '#12 Crash\n\n#13 Leak'],
    ['comments in code', '```\n##One\n\n##Two\n```\n\n#!/bin/sh'],
  ] as const)
    it(`leave ${what} alone`, () => assert.equal(tightHeadings(text), text));
});

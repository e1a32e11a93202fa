import assert from 'node:assert/strict';
import { tightHeadings } from '../../../../../../src/engine/reading/markdown/cleaning/tightHeadings.ts';
import { markdown, outline } from '../../../../../support/reading.ts';

describe('signs of headings without a blank after them', () => {
  it('make headings', async () => {
    const text = '#Data plan\n###Code\n\nIt is open.\n\n###Roles\n\nAll share.';
    assert.deepEqual(outline((await markdown(text)).sections), ['Code', 'Roles']);
    assert.equal(tightHeadings('#計画\n\n本文。\n\n#結果\n\n本文。'), '# 計画\n\n本文。\n\n# 結果\n\n本文。');
  });

  it('make one beside proper headings, and the title at the top', () => {
    assert.equal(tightHeadings('# Ping\n\n##Usage\n\ntext'), '# Ping\n\n## Usage\n\ntext');
    assert.equal(tightHeadings('#ping-plus\n\ntext\n\n## Usage'), '# ping-plus\n\ntext\n\n## Usage');
  });

  for (const [what, text] of [
    ['a tag alone', 'text\n\n#Costs\n\ntext'],
    ['those of one sign beside proper headings', '# One\n\n#Two\n\n#Three'],
    ['signs within a paragraph', 'text\n##Costs'],
    ['what a log says', '##[error] It fails'],
    ['tags that close a text', 'text\n\n#release #python\n\n#release'],
    ['tags in running text', '#Golang is fast\nand\n#Rust is too\nthey say'],
    ['sentences that begin with a tag', '#Golang is fast.\n\n#Rust is too.'],
    ['numbers of tickets', '#12 Crash\n\n#13 Leak'],
    ['comments in code', '```\n##One\n\n##Two\n```\n\n#!/bin/sh'],
  ] as const)
    it(`leave ${what} alone`, () => assert.equal(tightHeadings(text), text));
});

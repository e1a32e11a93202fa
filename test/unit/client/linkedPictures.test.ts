import assert from 'node:assert/strict';
import { linkedPictures, remotePictures } from '../../../src/client/linkedPictures.ts';

describe('linkedPictures', () => {
  const cases: Record<string, [string, string[]]> = {
    'inline, with titles and sizes': ['![a](a.png "A") text ![b](<my chart.png>)', ['a.png', 'my chart.png']],
    'by reference': ['![chart][c]\n\n[c]: images/chart.png', ['images/chart.png']],
    'within links, lists and tables': [
      '[![a](a.png)](https://example.com)\n\n- ![b](./b.jpg)\n\n| x |\n| - |\n| ![c](c.gif) |',
      ['a.png', './b.jpg', 'c.gif'],
    ],
    'as HTML': [
      '<p align="center"><img width=3 src="a.png"></p>\n\nText <img src=\'b.png\'/> and <IMG SRC=c.png>',
      ['a.png', 'b.png', 'c.png'],
    ],
    'with escapes in the path': [
      '![a](b%C3%BCro%20plan.png) ![b](bad%ZZ.png)',
      ['büro plan.png', 'bad%ZZ.png'],
    ],
    'with a query or fragment': ['![a](a.png?raw=true#x)', ['a.png']],
    'each once': ['![a](a.png) ![b](a.png)', ['a.png']],
    'in folders above': ['![a](../media/a.png)', ['../media/a.png']],
    'but no code': ['```md\n![a](a.png)\n```\n\n`![b](b.png)`\n\n    ![c](c.png)', []],
    'but none that is elsewhere': [
      '![a](https://example.com/a.png) ![b](//example.com/b.png) ![c](/etc/c.png) ![d](data:image/png;base64,AA==) ![e](C:\\e.png) ![f](#f)',
      [],
    ],
    'with escapes that are none': ['<img src="bad%ZZ.png">', ['bad%ZZ.png']],
    'but no links': ['[a](a.png)', []],
  };
  for (const [name, [markdown, expected]] of Object.entries(cases)) {
    it(`finds pictures: ${name}`, async () => assert.deepEqual(await linkedPictures(markdown), expected));
  }
});

describe('remotePictures', () => {
  it('finds pictures elsewhere on the web, each once, and no others', async () => {
    const markdown =
      '![a](https://a.example/a.png) ![b](//b.example/b) <img src="http://c.example/c.jpg"> ![a](https://a.example/a.png) ![d](d.png) ![e](data:image/png;base64,AA==) [f](https://f.example/f.png)';
    assert.deepEqual(await remotePictures(markdown), [
      'https://a.example/a.png',
      '//b.example/b',
      'http://c.example/c.jpg',
    ]);
  });

  it('passes over what tells a state, and drawings', async () => {
    const markdown =
      '![build](https://x.example/repo/actions/workflows/ci.yml/badge.svg) ![npm](https://img.shields.example/npm/v/x) ![d](https://x.example/drawing.svg)';
    assert.deepEqual(await remotePictures(markdown), []);
  });
});

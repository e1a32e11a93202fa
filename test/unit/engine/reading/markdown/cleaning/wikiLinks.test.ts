import assert from 'node:assert/strict';
import { withWikiLinks } from '../../../../../../src/engine/reading/markdown/cleaning/wikiLinks.ts';

describe('withWikiLinks', () => {
  for (const [what, written, read] of [
    [
      'reads links between notes as their words',
      '[[Boats]] and [[log/Oars#Old|our oars]]',
      'Boats and our oars',
    ],
    ['reads a link into a note as the note', '[[log/Oars#Old]]', 'Oars'],
    ['reads pictures as such', 'a ![[Old quay 1.png|300]] b', 'a ![](<Old quay 1.png>) b'],
    ['shows no note within a note', '![[Boats]]', ''],
    [
      'leaves code, tests of a shell, contents and links as they are',
      '`[[Boats]]` [[ -n a ]] [[toc]] [[1]](b.md)',
      '`[[Boats]]` [[ -n a ]] [[toc]] [[1]](b.md)',
    ],
    ['leaves listings as they are', '```\n[[Boats]]\n```', '```\n[[Boats]]\n```'],
  ] as const)
    it(what, () => {
      assert.equal(withWikiLinks(written), read);
    });
});

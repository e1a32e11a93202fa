import assert from 'node:assert/strict';
import { replaceSlides } from '../../../../src/deckFile/edits/replaceSlides.ts';
import { readDeckFile } from '../../../../src/deckFile/readDeckFile.ts';

const text = '# A\n\n---\n\n## B\n\n---\n\n## C\n';
const titles = (changed: string | undefined) =>
  readDeckFile(changed ?? '').lines.map(({ slide }) => slide.title.map(({ text: said }) => said).join(''));

describe('replaceSlides', () => {
  it('replaces, parts and takes out any slide', () => {
    const written: [number, string, string[]][] = [
      [1, '# X', ['X', 'B', 'C']],
      [2, '## X\n\n---\n\n## Y', ['A', 'X', 'Y', 'C']],
      [1, '', ['B', 'C']],
      [2, '', ['A', 'C']],
      [3, ' \n', ['A', 'B']],
    ];
    for (const [slide, markdown, expected] of written)
      assert.deepEqual(titles(replaceSlides(text, [{ slide, markdown }])), expected, `${slide} ${markdown}`);
  });

  it('ends a listing that was left open', () => {
    const changes = [{ slide: 1, markdown: '# X\n\n````js\nsail();\n```' }];
    assert.deepEqual(titles(replaceSlides(text, changes)), ['X', 'B', 'C']);
  });

  it('changes several at once, by the numbers that they had', () => {
    const changes = [
      { slide: 3, markdown: '## Z' },
      { slide: 1, markdown: '# X\n\n---\n\n## Y' },
    ];
    assert.deepEqual(titles(replaceSlides(text, changes)), ['X', 'Y', 'B', 'Z']);
  });

  it('knows no slide twice, and none that is not there', () => {
    const twice = [
      { slide: 1, markdown: 'x' },
      { slide: 1, markdown: 'y' },
    ];
    assert.equal(replaceSlides(text, twice), undefined);
    assert.equal(replaceSlides(text, [{ slide: 4, markdown: 'x' }]), undefined);
  });
});

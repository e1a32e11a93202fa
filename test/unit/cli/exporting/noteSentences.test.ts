import assert from 'node:assert/strict';
import { noteSentences } from '../../../../src/cli/exporting/noteSentences.ts';

describe('noteSentences', () => {
  it('says where something is missing', () => {
    const remarks = [{ about: 'picture-gone', slide: 4, name: 'A hall' }] as const;
    assert.deepEqual(noteSentences({ fonts: [], remarks: [...remarks] }, 'pptx'), [
      'Slide 4: the picture "A hall" is gone; its words stand in its place.',
    ]);
  });

  it('names the fonts that an office may lack', () => {
    assert.match(
      noteSentences({ fonts: ['A', 'B', 'C'], remarks: [] }, 'pptx')[0]!,
      /^Its fonts are A, B and C\. .*--fonts office/,
    );
  });

  it('says of a page how its diagrams are drawn', () => {
    const note = { fonts: [], remarks: [{ about: 'diagram' as const, slide: 2, name: 'Flow' }] };
    const [said, advice] = noteSentences(note, 'html');
    assert.equal(said, 'Slide 2: the diagram "Flow" was not drawn; its text stands in its place.');
    assert.match(advice ?? '', /choose Download in its menu/);
    assert.equal(noteSentences(note, 'pptx').length, 1);
  });

  it('says nothing where there is nothing to say', () => {
    assert.deepEqual(noteSentences(undefined, 'pptx'), []);
  });

  it('says which pictures lie beside the file', () => {
    assert.deepEqual(noteSentences({ fonts: [], remarks: [], beside: ['a.png', 'b.png'] }, 'md'), [
      'Its pictures are not in it: a.png and b.png are looked for beside it.',
    ]);
  });
});

import assert from 'node:assert/strict';
import { withDrawings } from '../../../src/saving/drawnDiagrams.ts';

const slide = (id: string, ...places: readonly string[]): string =>
  `<section id="${id}" data-slide-id="${id}">${places.join('')}</section>`;
const place = (source: string, drawing = ''): string =>
  `<div class="b diagram-drawing" role="img"><pre class="diagram-source"><code>${source}</code></pre>${drawing}</div>`;
const remark = (at: number, name: string) => ({ about: 'diagram' as const, slide: at, name });

const put = (file: string, shown: string, remarks: readonly ReturnType<typeof remark>[]) => {
  const { bytes, note } = withDrawings(
    Buffer.from(file),
    { fonts: [], remarks: [...remarks] },
    Buffer.from(shown),
  );
  return { html: Buffer.concat([...(bytes as Iterable<Uint8Array>)]).toString(), remarks: note.remarks };
};

describe('The drawings of a page', () => {
  const one = '<svg><g>één</g></svg>';
  const two = '<svg><svg></svg><text>two</text></svg>';

  it('stand in the file where their text was alone, on the slides that it has', () => {
    const shown = slide('a', place('x', '<svg>x</svg>')) + slide('b', place('1', one), place('2', two));
    assert.deepEqual(put(slide('b', place('1'), place('2')), shown, [remark(2, 'One'), remark(2, 'Two')]), {
      html: slide('b', place('1', one), place('2', two)).replaceAll('<div ', '<div data-state="kept" '),
      remarks: [],
    });
  });

  it('leave one that could not be read as it is, and its remark', () => {
    const shown = slide('a', place('1'), place('2', two));
    const { html, remarks } = put(slide('a', place('1'), place('2')), shown, [
      remark(1, 'One'),
      remark(1, 'Two'),
    ]);
    assert.equal(html, slide('a', place('1'), place('2', two).replace('<div ', '<div data-state="kept" ')));
    assert.deepEqual(remarks, [remark(1, 'One')]);
  });
});

import assert from 'node:assert/strict';
import { themes } from '../../../src/deck/themes.ts';
import { drawMotif, motifShapes } from '../../../src/player/motifs.ts';

describe('motifs', () => {
  for (const { motif } of themes)
    it(`draws ${motif} the same for one seed and another for another`, () => {
      assert.equal(motifShapes(motif, 'A deck'), motifShapes(motif, 'A deck'));
      assert.notEqual(motifShapes(motif, 'A deck'), motifShapes(motif, 'Another deck'));
      assert.doesNotMatch(motifShapes(motif, 'A deck'), /NaN|undefined/);
    });

  it('keeps its seed as text', () => {
    assert.match(drawMotif('waves', '"><script>').markup, /data-seed="&quot;&gt;&lt;script&gt;"/);
  });
});

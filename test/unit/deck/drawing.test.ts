import assert from 'node:assert/strict';
import { isDrawing } from '../../../src/deck/drawing.ts';

describe('isDrawing', () => {
  it('knows boxes with arrows between them, and what is made of signs alone', () => {
    assert.ok(isDrawing(['+------+', '| boat |---->', '+------+', '|      |', '+------+']));
    assert.ok(isDrawing(['........', '..####..', '..####..', '........']));
  });

  it('knows no listing for one, and no few lines', () => {
    assert.equal(isDrawing(['row(4);', 'sail(2);', '}', '}', '}']), false);
    assert.equal(isDrawing(['}', '}']), false);
  });
});

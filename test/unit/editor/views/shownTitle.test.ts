import assert from 'node:assert/strict';
import { isolated, shortTitle } from '../../../../src/editor/views/shownTitle.ts';

describe('A title as it is shown', () => {
  it('is kept apart from what stands beside it where its direction is the other one', () => {
    for (const title of ['مقهى إصلاح الدراجات', 'בית קפה', 'Q3: خطة'])
      assert.equal(isolated(title), `\u2068${title}\u2069`);
  });

  it('is kept apart once', () => {
    assert.equal(isolated(isolated('בית קפה')), isolated('בית קפה'));
  });

  it('is as it is otherwise', () => {
    for (const title of ['Q3 review', '自転車', '']) assert.equal(isolated(title), title);
  });

  it('leaves room for the close button of its tab', () => {
    const title = shortTitle('A bicycle repair café for the old town, its square and its station');
    assert.equal(title, 'A bicycle repair café for the old town,…');
    assert.equal(shortTitle('Short'), 'Short');
  });

  it('is not cut within a letter', () => {
    assert.equal(shortTitle('👨‍👩‍👧'.repeat(50)), `${'👨‍👩‍👧'.repeat(39)}…`);
  });
});

import assert from 'node:assert/strict';
import { indexOfPlace, stepOf } from '../../../../src/player/browser/editorAround.ts';

const titles = ['Review', 'Agenda', 'Sales', 'Sales', 'Costs', ''];

describe('indexOfPlace', () => {
  it('finds the slide by its title, wherever it went', () => {
    assert.equal(indexOfPlace(titles, { index: 1, title: 'Costs' }), 4);
  });

  it('takes the nearest of several with one title', () => {
    assert.equal(indexOfPlace(titles, { index: 4, title: 'Sales' }), 3);
    assert.equal(indexOfPlace(titles, { index: 0, title: 'Sales' }), 2);
  });

  it('stays where it was when the title is gone or there was none', () => {
    assert.equal(indexOfPlace(titles, { index: 2, title: 'Risks' }), 2);
    assert.equal(indexOfPlace(titles, { index: 3, title: '' }), 3);
  });

  it('goes no further than the last slide', () => {
    assert.equal(indexOfPlace(titles, { index: 40, title: 'Risks' }), 5);
  });
});

describe('stepOf', () => {
  it('turns pages as they are told', () => {
    assert.equal(stepOf({ to: 'next' }, false), 1);
    assert.equal(stepOf({ to: 'previous' }, true), -1);
    assert.equal(stepOf({ to: 'next' }, true), 1);
  });

  it('turns them by → and ← as the deck is read', () => {
    assert.equal(stepOf({ to: 'next', sideways: true }, false), 1);
    assert.equal(stepOf({ to: 'next', sideways: true }, true), -1);
    assert.equal(stepOf({ to: 'previous', sideways: true }, true), 1);
  });
});

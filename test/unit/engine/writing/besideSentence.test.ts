import assert from 'node:assert/strict';
import { plain, type RichText, rich } from '../../../../src/deck/richText.ts';
import { besideSentence } from '../../../../src/engine/writing/besideSentence.ts';
import { slideText } from '../../../../src/engine/writing/draft/slideText.ts';
import type { Slide } from '../../../../src/layouts/slide.ts';
import { boats, boatTable, statementOf } from '../../../support/boats.ts';

const list = (...items: { text: RichText; items?: RichText[] }[]): Slide => ({
  ...boats,
  layout: 'bullets',
  style: 'list',
  items,
});
const shown = (slide: Slide | undefined): string[] | undefined =>
  slide && slideText(slide).split('\n').slice(1);
const old = rich('Ada is old.');
const leaks = rich('It leaks.');

describe('besideSentence', () => {
  it('puts a sentence after or before another one of a text', () => {
    const text = statementOf('Ada is old. Bertha is new.');
    assert.deepEqual(shown(besideSentence(text, { known: old, sentence: leaks, side: 'after' })), [
      'Ada is old. It leaks. Bertha is new.',
    ]);
    assert.deepEqual(shown(besideSentence(text, { known: old, sentence: leaks, side: 'before' })), [
      'It leaks. Ada is old. Bertha is new.',
    ]);
  });

  it('gives it a bullet of its own beside one that is all of the other, ended as that is', () => {
    const bare = list({ text: rich('Ada is old') }, { text: rich('Bertha is new') });
    assert.deepEqual(shown(besideSentence(bare, { known: old, sentence: leaks, side: 'after' })), [
      'Ada is old',
      'It leaks',
      'Bertha is new',
    ]);
    const below = list({ text: rich('Boats'), items: [old] });
    assert.deepEqual(shown(besideSentence(below, { known: old, sentence: leaks, side: 'after' })), [
      'Boats',
      'Ada is old.',
      'It leaks.',
    ]);
  });

  it('gives none of its own to what stands in brackets', () => {
    const bare = list({ text: rich('Ada is old') }, { text: rich('Bertha is new') });
    assert.deepEqual(
      shown(besideSentence(bare, { known: old, sentence: rich('(It leaks.)'), side: 'after' })),
      ['Ada is old. (It leaks.)', 'Bertha is new'],
    );
  });

  it('finds it in a caption, and says so where it stands nowhere', () => {
    const table: Slide = { ...boatTable, caption: rich('Ada is old') };
    const whole = besideSentence(table, { known: old, sentence: leaks, side: 'after' });
    assert.ok(whole?.layout === 'table');
    assert.equal(plain(whole.caption ?? []), 'Ada is old. It leaks.');
    assert.equal(
      besideSentence(table, { known: rich('Cora is red.'), sentence: leaks, side: 'after' }),
      undefined,
    );
  });
});

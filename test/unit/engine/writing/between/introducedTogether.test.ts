import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { introducedTogether } from '../../../../../src/engine/writing/between/introducedTogether.ts';
import type { DraftedScene } from '../../../../../src/engine/writing/draftedDeck.ts';
import type { Slide } from '../../../../../src/layouts/slide.ts';
import { boats, draftedText, statementOf } from '../../../../support/boats.ts';

const list = (...texts: string[]): Slide => ({
  ...boats,
  layout: 'bullets',
  style: 'list',
  items: texts.map((text) => ({ text: rich(text) })),
});
const text = (...paragraphs: string[]): Slide => ({
  ...boats,
  layout: 'text',
  paragraphs: paragraphs.map(rich),
});
const code: Slide = { ...boats, layout: 'code', lines: [{ text: 'sail();' }] };
const shown = (...scenes: DraftedScene[]): string[] =>
  introducedTogether(scenes, 'us').flatMap(({ slides }) =>
    slides.map((slide) => {
      const lead = 'lead' in slide && slide.lead ? `${plain(slide.lead)} > ` : '';
      const said = slide.layout === 'statement' ? ` ${plain(slide.text)}` : '';
      const paragraphs = slide.layout === 'text' ? ` ${slide.paragraphs.map(plain).join(' / ')}` : '';
      return `${lead}${slide.layout}${said}${paragraphs}`;
    }),
  );

describe('introducedTogether', () => {
  it('puts what a slide ends with above what it announces on the next one', () => {
    assert.deepEqual(shown(draftedText(1, list('It is old', 'It leaks', 'Call this:'), code)), [
      'bullets',
      'Call this: > code',
    ]);
    assert.deepEqual(shown(draftedText(1, list('It is old', 'Call this:')), draftedText(2, code)), [
      'statement It is old',
      'Call this: > code',
    ]);
  });

  it('takes the end of a text for it: a paragraph, or its last sentence where that is long', () => {
    assert.deepEqual(shown(draftedText(1, text('It is old.', 'Call this:'), code)), [
      'text It is old.',
      'Call this: > code',
    ]);
    const long = 'All of the boats of the island are old, and all of them leak in the same place. '.repeat(6);
    assert.deepEqual(shown(draftedText(1, text(`${long}Call this:`), code)), [
      `text ${long.trim()}`,
      'Call this: > code',
    ]);
  });

  it('has a text go on from what announces it, under the same title only', () => {
    assert.deepEqual(
      shown(draftedText(1, list('It is old', 'It leaks', 'In short:'), statementOf('Do not sail.'))),
      ['bullets', 'statement In short: Do not sail.'],
    );
    assert.deepEqual(shown(draftedText(1, statementOf('In short:'), text('It is old.', 'It leaks.'))), [
      'text In short: / It is old. / It leaks.',
    ]);
    const other = { ...statementOf('Do not sail.'), title: rich('Sails') };
    assert.deepEqual(shown(draftedText(1, statementOf('In short:'), other)), [
      'statement In short:',
      'statement Do not sail.',
    ]);
  });

  it('leaves a command with its sentence as a listing, not as a list of one', () => {
    const command = {
      text: rich('On the command line:'),
      items: [[{ text: 'sail --now', marks: ['code'] }]],
    };
    const both = {
      ...list('x', 'Or in a file:'),
      items: [command, { text: rich('Or in a file:') }],
    } as Slide;
    assert.deepEqual(shown(draftedText(1, both, code)), [
      'On the command line: > code',
      'Or in a file: > code',
    ]);
  });

  it('puts a sentence that is alone on a slide above what points back to it', () => {
    const led: Slide = { ...code, lead: rich('This is how:') } as Slide;
    assert.deepEqual(shown(draftedText(1, statementOf('It leaks.')), draftedText(2, led)), [
      'It leaks. This is how: > code',
    ]);
    const other = { ...led, title: rich('Sails') };
    assert.deepEqual(shown(draftedText(1, statementOf('It leaks.')), draftedText(2, other)), [
      'statement It leaks.',
      'This is how: > code',
    ]);
  });

  it('has no slide that says what the next one is called', () => {
    const named = { ...code, title: rich('Save all boats') };
    assert.deepEqual(shown(draftedText(1, statementOf('Save all boats')), draftedText(2, named)), ['code']);
  });

  it('leaves no slide of what is said above the next one, and loses nothing of its notes', () => {
    const scenes = [draftedText(1, statementOf('Call this:')), draftedText(2, code)];
    assert.deepEqual(shown(...scenes), ['Call this: > code']);
    const [only] = introducedTogether(scenes, 'us');
    assert.deepEqual(
      only?.parts.map(({ position }) => position.from),
      [1, 2],
    );
  });

  it('has what announces the entries of its slide stand above them', () => {
    assert.deepEqual(shown(draftedText(1, list('Its parts:', 'a mast', 'an oar'))), ['Its parts: > bullets']);
  });

  it('takes nothing away from what has its lead, or has no room for one', () => {
    const led: Slide = { ...code, lead: rich('It sails:') } as Slide;
    assert.deepEqual(shown(draftedText(1, statementOf('Call this:'), led)), [
      'statement Call this:',
      'It sails: > code',
    ]);
    const long = `${'All of the boats of the island are called like this in the book, '.repeat(9)}one by one:`;
    assert.equal(shown(draftedText(1, statementOf(long), code)).length, 2);
  });
});

import assert from 'node:assert/strict';
import { notesParagraphs } from '../../../../src/export/pptx/notesText.ts';
import { Part } from '../../../../src/export/pptx/package.ts';
import { deckWords } from '../../../../src/languages/wordsOfDeck.ts';

const part = () => new Part('notesSlide', 'ppt/notesSlides/notesSlide1.xml');
const markupOf = (notes: string): string[] =>
  notesParagraphs(notes, { locale: 'en-US', callouts: deckWords('us').callouts }, part()).map(
    ({ markup }) => markup,
  );

describe('notesParagraphs', () => {
  it('shows what is strong, emphasized and struck as such', () => {
    const [markup = ''] = markupOf('**a** *b* ~~c~~');
    assert.match(markup, /b="1"\/><a:t>a</);
    assert.match(markup, /i="1"\/><a:t>b</);
    assert.match(markup, /strike="sngStrike"\/><a:t>c</);
  });

  it('keeps lists with their levels and numbers', () => {
    const [one = '', two = '', three = ''] = markupOf('- one\n  - two\n\n3. three');
    assert.match(one, /marL="228600"[^>]*><a:buChar/);
    assert.match(two, /marL="457200"[^>]* lvl="1"><a:buChar/);
    assert.match(three, /buAutoNum type="arabicPeriod" startAt="3"/);
  });

  it('keeps safe links, and of others the text', () => {
    assert.match(markupOf('[a](https://example.com)')[0]!, /hlinkClick/);
    assert.doesNotMatch(markupOf('[a](javascript:alert(1))')[0]!, /hlinkClick/);
  });

  it('says what a callout is, and whether a task is done', () => {
    const text = markupOf('> [!WARNING]\n> Hot.\n\n- [ ] Brew\n- [x] Boil').join('\n');
    assert.match(text, /b="1"\/><a:t>Warning</);
    assert.match(text, /☐ Brew/);
    assert.match(text, /☑ Boil/);
    assert.doesNotMatch(text, /\[/);
  });

  it('gives each line of a listing a paragraph', () => {
    assert.equal(markupOf('```\na\nb\n```').length, 2);
  });

  it('writes a paragraph where there are no notes', () => {
    assert.equal(markupOf('').length, 1);
  });
});

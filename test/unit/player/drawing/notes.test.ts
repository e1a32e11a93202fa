import assert from 'node:assert/strict';
import { deckWords } from '../../../../src/languages/wordsOfDeck.ts';
import { type DrawNotes, NotesPainter } from '../../../../src/player/drawing/notes.ts';
import { html } from '../../../../src/player/html.ts';

describe('NotesPainter', () => {
  let draw: DrawNotes;
  before(async () => {
    draw = await new NotesPainter().prepare((tex) => html`<math>${tex}</math>`, deckWords('us').callouts);
  });

  const lines = (notes: string): string => draw(notes).markup.replaceAll('\n', '');
  const assertDrawn = (notes: string, markup: string) => assert.equal(lines(notes), markup);

  it('keeps paragraphs, their lines and the lines of listings', () => {
    assertDrawn('One\ntwo\n\nThree', '<p>One<br>two</p><p>Three</p>');
    assert.equal(draw('```js\na\n\n  b\n```\n').markup, '<pre>a\n\n  b</pre>');
    assert.equal(draw('~~~\na\n```\nb').markup, '<pre>a\n```\nb</pre>');
  });

  it('draws what Markdown marks', () => {
    assertDrawn(
      'A **bold** *word*, `code` and ~~more~~.',
      '<p>A <strong>bold</strong> <em>word</em>, <code>code</code> and <s>more</s>.</p>',
    );
    assertDrawn('# One\n\n#### Two', '<h3>One</h3><h4>Two</h4>');
    assertDrawn('3. c\n4. d\n   - e', '<ol start="3"><li>c</li><li>d<ul><li>e</li></ul></li></ol>');
    assertDrawn('- [x] a\n- [ ] b', '<ul><li>☑ a</li><li>☐ b</li></ul>');
    assertDrawn(
      '| a | b |\n| :-- | --: |\n| c \\| d | **2** |',
      '<table><thead><tr><th>a</th><th data-align="end">b</th></tr></thead><tbody><tr><td>c | d</td><td data-align="end"><strong>2</strong></td></tr></tbody></table>',
    );
    assertDrawn('> [!WARNING]\n> Hot', '<blockquote><p><strong>Warning</strong><br>Hot</p></blockquote>');
    assertDrawn('Thus $a<b$.\n\n$$\nc\n$$', '<p>Thus <math>a&lt;b</math>.</p><math>c</math>');
  });

  it('links to the web and to mail, and nowhere else', () => {
    assertDrawn(
      '[A](https://a.example/"b)',
      '<p><a href="https://a.example/%22b" target="_blank" rel="noopener noreferrer" class="named">A</a></p>',
    );
    assertDrawn(
      'https://a.example/b',
      '<p><a href="https://a.example/b" target="_blank" rel="noopener noreferrer">https://a.example/b</a></p>',
    );
    for (const text of [
      '[a](javascript:b)',
      '[a](data:text/html,b)',
      '[a](file:///b)',
      'file.md',
      'a@b.example',
    ])
      assertDrawn(text, `<p>${text}</p>`);
  });

  it('shows the words of a picture and loads none', () => {
    assertDrawn('![A "bay](https://a.example/b.png)', '<p>A &quot;bay</p>');
  });

  it('shows markup as text', () => {
    assertDrawn('<img src=x onerror=a()>', '<p>&lt;img src=x onerror=a()&gt;</p>');
    assertDrawn('&lt;script&gt; `<b>`', '<p>&lt;script&gt; <code>&lt;b&gt;</code></p>');
    assertDrawn('```"onclick=a()\n<b>\n```', '<pre>&lt;b&gt;</pre>');
    assert.doesNotMatch(lines('| a |\n| :-: |\n| <i onclick=b()> |'), /<i/);
  });

  it('loses no line that only defines a link', () => {
    assert.match(lines('[1]: https://a.example'), /^<p>\[1\]: <a /);
  });

  it('is empty without notes', () => {
    assert.equal(draw(' \n ').markup, '');
  });
});

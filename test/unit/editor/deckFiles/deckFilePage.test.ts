import assert from 'node:assert/strict';
import { deckFilePage } from '../../../../src/editor/deckFiles/deckFilePage.ts';

describe('deckFilePage', () => {
  const page = deckFilePage(
    {
      title: '</title><script>go()</script>',
      language: 'de',
      player: 'https://own.example/dist/player',
      ownSource: 'https://own.example',
      nonce: 'n0nce',
      loading: 'Opening “</p><img>”…',
    },
    { deckFile: 'file:///a"b.deck.md' },
  );
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1]?.replaceAll('&#39;', "'") ?? '';

  it('lets nothing load but the extension’s own files and the person’s pictures', () => {
    assert.match(policy, /^default-src 'none'; script-src 'nonce-n0nce' https:\/\/own\.example;/);
    assert.doesNotMatch(policy, /connect-src|frame-src|\*|unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  it('says what it waits for until there are slides', () => {
    assert.match(page, /<main class="preview"><p [^>]*role="status">Opening “/);
  });

  it('lets no title and no name of a file become markup', () => {
    assert.equal(page.match(/<script/g)?.length, 1);
    assert.doesNotMatch(page, /<img/);
    assert.match(page, /data-state="\{&quot;deckFile&quot;:&quot;file:\/\/\/a\\&quot;b\.deck\.md&quot;\}"/);
  });
});

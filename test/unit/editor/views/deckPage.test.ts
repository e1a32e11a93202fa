import assert from 'node:assert/strict';
import { deckPage } from '../../../../src/editor/views/deckPage.ts';

const page = (changes: Partial<Parameters<typeof deckPage>[0]> = {}): string =>
  deckPage(
    {
      url: 'http://127.0.0.1:1234/proxy/5/p/token',
      title: 'Q3',
      language: 'de',
      nonce: 'n0nce',
      blockedHint: 'Nothing to see?',
      openInBrowser: 'Open in Browser',
      loading: 'Opening',
      showChanged: 'Show',
      ...changes,
    },
    { line: 'job-1' },
  );

describe('deckPage', () => {
  it('lets the deck’s origin be framed and nothing else load', () => {
    const policy = /content="([^"]+)"/.exec(page())![1]!.replaceAll('&#39;', "'");
    assert.deepEqual(policy.split('; '), [
      "default-src 'none'",
      'frame-src http://127.0.0.1:1234',
      "style-src 'nonce-n0nce'",
      "script-src 'nonce-n0nce'",
    ]);
  });

  it('shows a hostile title and address as text', () => {
    const hostile = page({ title: '"><script>x</script>', url: 'https://x/p"onload="alert(1)' });
    assert.ok(!hostile.includes('<script>x'));
    assert.ok(!hostile.includes('"onload='));
  });

  it('runs no script but its own', () => {
    assert.equal(page().match(/<script/g)?.length, 1);
    assert.doesNotMatch(page(), /\son\w+=/);
  });
});

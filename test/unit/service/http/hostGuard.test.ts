import assert from 'node:assert/strict';
import { hostGuard, moreThanOneHost } from '../../../../src/service/http/hostGuard.ts';

describe('hostGuard', () => {
  const guard = hostGuard(['127.0.0.1', 'Slides.Example.com']);

  it('lets addresses, localhost and our own names pass, with any port', () => {
    for (const host of [
      '127.0.0.1:8787',
      '192.168.1.20',
      '[::1]:80',
      'localhost:1',
      'LOCALHOST',
      'deck.localhost:8787',
      'slides.example.com',
      'slides.example.com.:443',
    ]) {
      assert.equal(guard(host), undefined, host);
    }
  });

  it('refuses every other name, and none', () => {
    for (const host of [
      undefined,
      '',
      'evil.example',
      'slides.example.com.evil.example',
      '127.0.0.1.evil.example',
      'notlocalhost',
      '[evil]',
    ]) {
      assert.equal(guard(host)?.code, 'BAD_REQUEST', host);
    }
  });
});

describe('moreThanOneHost', () => {
  it('refuses two of them, and looks at names only', () => {
    assert.equal(moreThanOneHost(['Host', 'a', 'host', 'b'])?.code, 'BAD_REQUEST');
    assert.equal(moreThanOneHost(['Host', 'a', 'X-Forwarded', 'host']), undefined);
  });
});

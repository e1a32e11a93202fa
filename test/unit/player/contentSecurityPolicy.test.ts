import assert from 'node:assert/strict';
import { contentSecurityPolicy } from '../../../src/player/contentSecurityPolicy.ts';

describe('contentSecurityPolicy', () => {
  it('lets no script in but the page’s own', () => {
    assert.match(contentSecurityPolicy, /default-src 'none'/);
    assert.match(contentSecurityPolicy, /script-src 'self'(;|$)/);
  });

  it('lets nothing in from elsewhere', () => {
    assert.doesNotMatch(contentSecurityPolicy, /https?:|\*/);
    assert.match(contentSecurityPolicy, /img-src 'self' data:;/);
  });

  it('may be shown in a frame', () => {
    assert.doesNotMatch(contentSecurityPolicy, /frame-ancestors/);
  });
});

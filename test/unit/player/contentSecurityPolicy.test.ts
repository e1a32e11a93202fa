import assert from 'node:assert/strict';
import { contentSecurityPolicy } from '../../../src/player/contentSecurityPolicy.ts';

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy({ remotePictures: false });

  it('lets no script in but the page’s own', () => {
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /script-src 'self'(;|$)/);
  });

  it('lets pictures of elsewhere in only when asked', () => {
    assert.doesNotMatch(policy, /https:/);
    assert.match(contentSecurityPolicy({ remotePictures: true }), /img-src 'self' data: https:;/);
  });

  it('may be shown in a frame', () => {
    assert.doesNotMatch(policy, /frame-ancestors/);
  });
});

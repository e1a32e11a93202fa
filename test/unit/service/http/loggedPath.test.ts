import assert from 'node:assert/strict';
import { loggedPath } from '../../../../src/service/http/loggedPath.ts';
import { newToken } from '../../../../src/service/presentations/newPresentation.ts';

describe('loggedPath', () => {
  it('tells calls and ids', () => {
    for (const path of [
      '/',
      '/mcp',
      '/readyz',
      '/api/v1/presentations/generate/gen_0123456789abcdef01234567/status',
      '/deckwright/v1/presentations/pres_0123456789abcdef01234567/link',
    ])
      assert.equal(loggedPath(path), path);
  });

  it('never tells the address of a presentation, however it is spelt', () => {
    const token = newToken();
    for (const [path, logged] of [
      [`/p/${token}`, '/p/*'],
      [`//p/${token}`, '//p/*'],
      [`/p//${token}/deck.pptx`, '/p//*/deck.pptx'],
      [`/%70/${token}`, '/*/*'],
      [`/P/${token}`, '/*/*'],
      [`/p/${encodeURIComponent(`/${token}`)}`, '/p/*'],
      [`/p/${token.toLowerCase()}`, '/p/*'],
      [`/api/v1/presentations/${token}`, '/api/v1/presentations/*'],
    ])
      assert.equal(loggedPath(path!), logged);
  });

  it('never tells a key', () => {
    for (const key of ['dw_AbC123', 'secret', 'correct-horse'])
      assert.equal(loggedPath(`/api/v1/${key}/templates`), '/api/v1/*/templates');
  });

  it('tells no more than 200 characters', () => {
    assert.equal(loggedPath('/api'.repeat(10_000)).length, 200);
  });
});

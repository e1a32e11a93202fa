import assert from 'node:assert/strict';
import { originGuard } from '../../../../src/service/http/originGuard.ts';

describe('originGuard', () => {
  const guard = originGuard(() => 'https://decks.example.com/slides');

  it('lets programs pass, which name no origin, and our own pages', () => {
    for (const origin of [undefined, 'https://decks.example.com']) assert.equal(guard(origin), undefined);
  });

  it('refuses every other page', () => {
    for (const origin of [
      '',
      'null',
      'http://decks.example.com',
      'https://decks.example.com:8443',
      'https://decks.example.com.evil.example',
      'http://localhost:3000',
    ]) {
      assert.equal(guard(origin)?.status, 403, origin);
    }
  });
});

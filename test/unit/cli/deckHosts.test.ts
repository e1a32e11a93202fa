import assert from 'node:assert/strict';
import { foreignHost } from '../../../src/cli/deckHosts.ts';

const service = { 'base-url': 'https://decks.example.com/api/v1' };

describe('foreignHost', () => {
  it('is none where a service shows decks at its own host, or at one that was named', () => {
    assert.equal(foreignHost('https://decks.example.com/p/1', service), undefined);
    const named = { ...service, 'deck-host': ['show.example.com', 'show.example.com:8080'] };
    assert.equal(foreignHost('https://show.example.com/p/1', named), undefined);
    assert.equal(foreignHost('http://show.example.com:8080/p/1', named), undefined);
  });

  it('is none for the built-in service, nor where there is no address', () => {
    assert.equal(foreignHost('http://127.0.0.1:4321/p/1', {}), undefined);
    assert.equal(foreignHost(undefined, service), undefined);
  });

  it('is said with what to add, for another host and another port of this machine', () => {
    for (const [page, host] of [
      ['http://169.254.1.1/p', '169.254.1.1'],
      ['https://decks.example.com:9000/p', 'decks.example.com:9000'],
      ['https://decks.example.com.other.example/p', 'decks.example.com.other.example'],
    ])
      assert.equal(
        foreignHost(page, service),
        `The service shows this presentation at ${host}, which is not its own host. Where you trust it, add --deck-host ${host}.`,
      );
  });
});

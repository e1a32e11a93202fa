import assert from 'node:assert/strict';
import { shownAddress } from '../../../../src/editor/views/shownAddress.ts';

const hosted = 'https://decks.example.com/api/v1';
const nearby = 'http://127.0.0.1:8787/api/v1';
const kindOf = (address: string, service: string) => shownAddress(address, service).kind;

describe('shownAddress', () => {
  it('knows the pages of a service’s own host', () => {
    assert.equal(kindOf('https://decks.example.com/p/x', hosted), 'known');
    assert.equal(kindOf('https://decks.example.com:8443/p/x', hosted), 'known');
    assert.equal(kindOf('http://127.0.0.1:9000/p/x', nearby), 'known');
    assert.equal(kindOf('http://127.0.0.1:9000/p/x', ''), 'known');
  });

  it('shows the host of any other page first', () => {
    assert.deepEqual(shownAddress('https://view.example.net/p/x', hosted), {
      kind: 'stranger',
      url: 'https://view.example.net/p/x',
      host: 'view.example.net',
    });
    assert.equal(kindOf('https://decks.example.com.evil.example/p/x', hosted), 'stranger');
  });

  it('refuses what is no web page, or pretends to be another’s', () => {
    for (const address of [
      'command:workbench.action.quit',
      'vscode://deckwright/x',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://decks.example.com@evil.example/p/x',
      'https://user:word@decks.example.com/p/x',
      '//evil.example/p/x',
      '/p/x',
      '',
    ])
      assert.equal(kindOf(address, hosted), 'refused', address);
  });

  it('leads a service out there to nothing that runs on this machine', () => {
    for (const address of ['http://127.0.0.1:8080/x', 'http://localhost/x', 'http://[::1]:3000/x'])
      assert.equal(kindOf(address, hosted), 'refused', address);
  });

  it('leads the built-in service nowhere else', () => {
    assert.equal(kindOf('https://evil.example/p/x', ''), 'refused');
  });
});

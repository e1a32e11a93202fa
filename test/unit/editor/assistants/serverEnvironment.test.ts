import assert from 'node:assert/strict';
import { readLabel } from '../../../../src/editor/assistants/label.ts';
import { serverEnvironment } from '../../../../src/editor/assistants/serverEnvironment.ts';

const address = { baseUrl: 'https://decks.example.com/api/v1', key: 'k1' };
const label = { service: address.baseUrl, workspace: { uri: 'file:///notes', name: 'notes' } };
const given = { address, recordFolder: '/records', label };

describe('serverEnvironment', () => {
  it('holds the key, where to leave word, and nothing of the network where nothing is set', () => {
    const variables = serverEnvironment({ ...given, network: { strictSsl: true, environment: {} } });
    assert.deepEqual(variables, {
      DECKWRIGHT_API_KEY: 'k1',
      DECKWRIGHT_RECORD_FOLDER: '/records',
      DECKWRIGHT_RECORD_LABEL: JSON.stringify(label),
      ELECTRON_RUN_AS_NODE: '1',
      NODE_OPTIONS: null,
    });
    assert.deepEqual(readLabel(String(variables.DECKWRIGHT_RECORD_LABEL)), label);
  });

  it('hands on the proxy of the settings, and what is reached without it', () => {
    const { http_proxy, https_proxy, no_proxy, NODE_TLS_REJECT_UNAUTHORIZED } = serverEnvironment({
      ...given,
      network: {
        proxy: 'http://proxy.example.com:3128',
        noProxy: ['one.example.com'],
        strictSsl: false,
        environment: { NO_PROXY: 'two.example.com' },
      },
    });
    assert.equal(http_proxy, 'http://proxy.example.com:3128');
    assert.equal(https_proxy, http_proxy);
    assert.equal(no_proxy, 'one.example.com,two.example.com');
    assert.equal(NODE_TLS_REJECT_UNAUTHORIZED, '0');
  });
});

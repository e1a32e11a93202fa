import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runCommand } from '../../support/terminal.ts';

const said = 'Tea\n\u001b[2JFaked: \u202e\u2028line\r\u009b1m';
const time = '2026-11-21T09:30:00.000Z';
const presentation = {
  id: 'pres_1',
  title: said,
  workspace_id: 'w',
  sections: [],
  is_public: false,
  url: `https://decks.test/p/x${said}`,
  created_at: time,
  updated_at: time,
  notices: [said, said],
};
const listed = { ...presentation, id: said };
const template = {
  id: said,
  name: said,
  description: said,
  category: [],
  preview_url: null,
  sections: [{ id: said, title: said, description: said }],
};

const answers: Readonly<Record<string, unknown>> = {
  'GET /deckwright/v1': { version: '1.0', capabilities: ['list', 'bin', 'link'] },
  'GET /deckwright/v1/presentations': { presentations: [listed, listed] },
  'POST /deckwright/v1/presentations/pres_1/restore': listed,
  'POST /deckwright/v1/presentations/pres_1/link': listed,
  'GET /api/v1/presentations/pres_1': presentation,
  'PATCH /api/v1/presentations/pres_1': presentation,
  'GET /api/v1/templates': { templates: [template] },
};

describe('what another service says', () => {
  let server: Server;
  let baseUrl = '';
  before(async () => {
    server = createServer(({ method, url = '' }, response) => {
      const answer = answers[`${method} ${url.replace(/\?.*/, '')}`];
      response.writeHead(answer === undefined ? 400 : 200);
      response.end(
        JSON.stringify(answer ?? { error: { code: 'BAD_REQUEST', message: said, status: 400, details: [] } }),
      );
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  const printed: readonly [argv: readonly string[], lines: number][] = [
    [['list'], 2],
    [['restore', 'pres_1'], 1],
    [['revoke', 'pres_1'], 1],
    [['show', 'pres_1'], 5],
    [['rename', 'pres_1', 'Tea'], 4],
    [['templates'], 2],
    [['show', 'pres_2'], 1],
  ];
  for (const [argv, lines] of printed) {
    it(`is one line each, and never turned round: ${argv.join(' ')}`, async () => {
      const { out, err } = await runCommand([...argv, '--base-url', baseUrl], {
        environment: { DECKWRIGHT_API_KEY: 'dw_x' },
      });
      const all = out + err;
      assert.match(all, /Tea Faked:/);
      assert.doesNotMatch(all, /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
      assert.equal(all.trimEnd().split('\n').length, lines, all);
    });
  }
});

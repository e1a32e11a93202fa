import assert from 'node:assert/strict';
import { failed, type Result, succeeded, unusable } from '../../../../src/client/failure.ts';
import type { ServiceConnection } from '../../../../src/client/serviceConnection.ts';
import { AllowedHosts } from '../../../../src/editor/views/allowedHosts.ts';
import { viewingLink, viewingUrl } from '../../../../src/editor/views/viewingUrl.ts';
import { completedState, editorJob } from '../../../support/editorJobs.ts';
import { english } from '../../../support/english.ts';

const service = 'https://decks.example.com/api/v1';
const job = editorJob({ service, state: completedState(3) });

describe('viewingUrl', () => {
  let asked: string[];
  let answer: boolean;
  let named: string;
  let urlExpiresAt: number | undefined;
  let kept: unknown;
  let connection: Result<ServiceConnection> | undefined;
  let abilities: ReadonlySet<string>;

  const parts = () => ({
    isHere: () => true,
    services: {
      nameOf: () => 'decks.example.com',
      connectToView: async () =>
        connection ??
        succeeded({
          calls: { getPresentation: async () => succeeded({ url: named, urlExpiresAt }) },
          beyond: { capabilities: async () => abilities },
        } as unknown as ServiceConnection),
    },
    allowedHosts: new AllowedHosts(
      {
        get: <T>(_name: string, otherwise?: T) => (kept ?? otherwise) as T,
        update: async (_name: string, value: unknown) => {
          kept = value;
        },
      },
      async (_title, host) => {
        asked.push(host);
        return answer;
      },
    ),
  });

  beforeEach(() => {
    abilities = new Set();
    urlExpiresAt = undefined;
    [asked, answer, named, kept, connection] = [
      [],
      true,
      `${new URL(service).origin}/p/x`,
      undefined,
      undefined,
    ];
  });

  it('opens a page of the service itself without a word', async () => {
    assert.deepEqual(await viewingUrl(parts(), job, english), succeeded(named));
    assert.deepEqual(asked, []);
  });

  it('names the theme that the deck is kept in, to services whose pages know of themes', async () => {
    const kept = { ...job, theme: 'plum' };
    assert.deepEqual(await viewingUrl(parts(), kept, english), succeeded(named));
    abilities = new Set(['deck']);
    assert.deepEqual(await viewingUrl(parts(), kept, english), succeeded(`${named}?theme=plum`));
  });

  it('says when an address ends, where the service does', async () => {
    const end = async (): Promise<unknown> => {
      const link = await viewingLink(parts(), job, english);
      return link.ok ? link.value.expiresAt : link;
    };
    assert.equal(await end(), undefined);
    urlExpiresAt = Date.parse('2026-11-22T22:00:00.000Z');
    assert.equal(await end(), urlExpiresAt);
  });

  it('shows another host once before it opens', async () => {
    named = 'https://view.example.net/p/x';
    assert.deepEqual(await viewingUrl(parts(), job, english), succeeded(named));
    assert.deepEqual(await viewingUrl(parts(), job, english), succeeded(named));
    assert.deepEqual(asked, ['view.example.net']);
  });

  it('opens nothing that the person does not want, and asks again another time', async () => {
    named = 'https://view.example.net/p/x';
    answer = false;
    for (let time = 0; time < 2; time += 1) {
      const url = await viewingUrl(parts(), job, english);
      assert.ok(!url.ok && url.failure.kind === 'cancelled');
    }
    assert.equal(asked.length, 2);
  });

  it('opens nothing but web pages', async () => {
    named = 'command:workbench.action.quit';
    const url = await viewingUrl(parts(), job, english);
    assert.ok(!url.ok && url.failure.kind === 'unusable');
  });

  it('takes no other address for a deck that the list got from elsewhere', async () => {
    connection = unusable('not trusted');
    const synced = editorJob({
      service,
      state: { kind: 'completed', presentationId: 'p', url: 'file:///etc/passwd', notices: [] },
    });
    assert.equal((await viewingUrl(parts(), synced, english)).ok, false);
  });

  it('says that a deck is gone', async () => {
    connection = succeeded({
      calls: {
        getPresentation: async () =>
          failed({ kind: 'refused', status: 404, code: 'NOT_FOUND', message: '', details: [] }),
      },
    } as unknown as ServiceConnection);
    assert.equal((await viewingUrl(parts(), job, english)).ok, false);
  });
});

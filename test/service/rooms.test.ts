import assert from 'node:assert/strict';
import { callApi } from '../support/callApi.ts';
import { TestService } from '../support/runningService.ts';

const room = 'a-room-that-nobody-knows';

describe('A room of a presentation', () => {
  let service: TestService;
  let url: string;

  before(async () => {
    service = await TestService.start();
    const id = await service.generate({ sections: [2] });
    ({ url } = (await service.finished(id)).presentation);
  });
  after(() => service.close());

  const step = (address: string, body: unknown) =>
    fetch(address, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('tells one page where the other went', async () => {
    const waiting = fetch(`${url}/rooms/${room}?after=0`);
    assert.equal((await step(`${url}/rooms/${room}`, { index: 3, by: 'wall' })).status, 200);
    const answer = await waiting;
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    assert.deepEqual(await answer.json(), { version: 1, index: 3, by: 'wall' });
  });

  it('tells that the audience sees a black screen', async () => {
    const black = `${url}/rooms/${room}-black`;
    await step(black, { index: 3, isBlack: true, by: 'speaker' });
    assert.deepEqual(await (await fetch(black)).json(), {
      version: 1,
      index: 3,
      isBlack: true,
      by: 'speaker',
    });
  });

  it('is there for presentations that are, under names that cannot be guessed', async () => {
    const elsewhere = url.replace(/[^/]+$/, 'nothing');
    for (const address of [`${elsewhere}/rooms/${room}`, `${url}/rooms/short`]) {
      assert.equal((await fetch(address)).status, 404);
      assert.equal((await step(address, { index: 1, by: '' })).status, 404);
    }
  });

  it('leads nowhere from when its link does, whoever waits in it', async () => {
    const id = await service.generate({ sections: [2] });
    const { presentation } = await service.finished(id);
    const waiting = fetch(`${presentation.url}/rooms/${room}?after=0`);
    // It waits before the link ends: this one is answered after it.
    await (await fetch(`${presentation.url}/rooms/${room}`)).text();
    const { body } = await callApi(`${service.origin}/deckwright/v1/presentations/${presentation.id}/link`, {
      method: 'POST',
      headers: { 'x-api-key': service.key },
    });
    assert.notEqual(body.url, presentation.url);
    await step(`${body.url}/rooms/${room}`, { index: 2, by: 'speaker' });
    assert.equal((await waiting).status, 404);
  });

  it('stays where it is, however many others are opened', async () => {
    const presenter = `${url}/rooms/${room}-presenter`;
    await step(presenter, { index: 5, by: 'speaker' });
    const statuses: number[] = [];
    for (let at = 0; at < 60; at++)
      statuses.push((await step(`${url}/rooms/${room}-flood-${at}`, { index: 1, by: '' })).status);
    assert.deepEqual(new Set(statuses), new Set([200, 429]));
    const late = await step(`${url}/rooms/${room}-late`, { index: 1, by: '' });
    assert.equal(late.headers.get('retry-after'), '60');
    assert.equal(await late.text(), 'Too many present this at once: try again in a minute.');
    assert.deepEqual(await (await fetch(presenter)).json(), { version: 1, index: 5, by: 'speaker' });
  });

  it('takes steps alone', async () => {
    for (const body of [{}, { index: -1, by: '' }, { index: 1, by: 'x'.repeat(65) }, [], 'x'])
      assert.equal((await step(`${url}/rooms/${room}`, body)).status, 400, JSON.stringify(body));
    assert.equal((await fetch(`${url}/rooms/${room}?after=x`)).status, 400);
  });
});

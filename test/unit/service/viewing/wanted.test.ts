import assert from 'node:assert/strict';
import { Wanted } from '../../../../src/service/viewing/wanted.ts';

describe('Wanted', () => {
  const never = new Promise<void>(() => undefined);

  it('ends when the last who waits goes', () => {
    const wanted = new Wanted();
    const askers = [new AbortController(), new AbortController()];
    for (const { signal } of askers) void wanted.by(never, signal);
    askers[0]!.abort();
    assert.equal(wanted.ended.aborted, false);
    askers[1]!.abort();
    assert.equal(wanted.ended.aborted, true);
  });

  it('does not end while somebody waits who cannot go', () => {
    const wanted = new Wanted();
    const asker = new AbortController();
    void wanted.by(never);
    void wanted.by(never, asker.signal);
    asker.abort();
    assert.equal(wanted.ended.aborted, false);
  });

  it('ends for one who had gone before', () => {
    const wanted = new Wanted();
    void wanted.by(never, AbortSignal.abort());
    assert.equal(wanted.ended.aborted, true);
  });

  it('does not end once it is made', async () => {
    const wanted = new Wanted();
    const asker = new AbortController();
    assert.equal(await wanted.by(Promise.resolve('made'), asker.signal), 'made');
    asker.abort();
    assert.equal(wanted.ended.aborted, false);
  });
});

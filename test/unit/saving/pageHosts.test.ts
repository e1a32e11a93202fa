import assert from 'node:assert/strict';
import { ledElsewhere } from '../../../src/saving/pageHosts.ts';

const { signal } = new AbortController();
const own = 'https://decks.example/p/1';

const led = (leads: Readonly<Record<string, string>>) => {
  const asked: string[] = [];
  const hosts = {
    connection: {
      redirectOf: async (address: string) => {
        asked.push(address);
        return leads[address];
      },
    },
    foreign: (address: string) =>
      new URL(address).host === 'decks.example' ? undefined : `It is shown at ${new URL(address).host}.`,
  };
  return ledElsewhere(own, hosts, signal).then((said) => ({ said, asked }));
};

describe('ledElsewhere', () => {
  it('follows a page within the hosts that were named', async () => {
    const next = 'https://decks.example/q/1';
    assert.deepEqual(await led({ [own]: next }), { said: undefined, asked: [own, next] });
  });

  it('says where a page leads that nobody named, and asks for nothing there', async () => {
    const next = 'https://decks.example/q/1';
    assert.deepEqual(await led({ [own]: next, [next]: 'http://127.0.0.1:9911/' }), {
      said: 'It is shown at 127.0.0.1:9911.',
      asked: [own, next],
    });
  });

  it('ends where a page leads to itself', async () => {
    const { said, asked } = await led({ [own]: own });
    assert.deepEqual([said, asked.length], [undefined, 20]);
  });

  it('leaves to the browser what cannot be asked here', async () => {
    const failing = { redirectOf: () => Promise.reject(new Error('No way there.')) };
    assert.equal(
      await ledElsewhere(own, { connection: failing, foreign: () => undefined }, signal),
      undefined,
    );
  });
});

import assert from 'node:assert/strict';
import { fetchPictures, pictureLimits } from '../../../src/client/fetchPictures.ts';
import type { WebReply } from '../../../src/client/publicWeb.ts';
import { pngFile } from '../../support/reading.ts';

const png = pngFile(2, 2);
const never = new AbortController().signal;

async function* bytes(...chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}
const picture = (): WebReply => ({ status: 200, location: undefined, body: bytes(png) });
const redirect = (location: string): WebReply => ({ status: 302, location, body: bytes() });

describe('fetchPictures', () => {
  let asked: string[];
  const web = (answer: (url: URL) => WebReply) => ({
    get: async (url: URL) => {
      asked.push(url.href);
      return answer(url);
    },
  });
  const whyOf = async (answer: (url: URL) => WebReply, address = 'https://a.example/x.png') => {
    const { pictures, left } = await fetchPictures([address], web(answer), never);
    assert.deepEqual(pictures, []);
    return left[0]?.why ?? '';
  };
  beforeEach(() => {
    asked = [];
  });

  it('asks for each once, in the order of the document', async () => {
    const addresses = ['https://a.example/1', 'https://b.example/2'];
    const { pictures, left } = await fetchPictures(addresses, web(picture), never);
    assert.deepEqual(left, []);
    assert.deepEqual(
      pictures.map(({ address, extension, content }) => [address, extension, content.size]),
      addresses.map((address) => [address, 'png', png.length]),
    );
    assert.deepEqual(asked, addresses);
  });

  it('follows a few redirects, each asked for by the same guarded way', async () => {
    const { pictures } = await fetchPictures(
      ['https://a.example/x'],
      web(({ pathname }) => (pathname === '/x' ? redirect('//b.example/y') : picture())),
      never,
    );
    assert.deepEqual(asked, ['https://a.example/x', 'https://b.example/y']);
    assert.equal(pictures[0]?.address, 'https://a.example/x');
  });

  it('does not follow for ever', async () => {
    assert.match(await whyOf(() => redirect('/again')), /too often/);
    assert.equal(asked.length, pictureLimits.redirects + 1);
  });

  it('takes pictures only, by their bytes', async () => {
    const page = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    assert.match(await whyOf(() => ({ ...picture(), body: bytes(page) })), /no PNG/);
  });

  it('stops reading what is too large', async () => {
    let read = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) {
        read += 1;
        yield new Uint8Array(1_000_000);
      }
    }
    assert.match(await whyOf(() => ({ ...picture(), body: endless() })), /larger than 10 MB/);
    assert.ok(read <= 11, String(read));
  });

  it('leaves out one that is not there, and brings the others', async () => {
    const { pictures, left } = await fetchPictures(
      ['https://a.example/gone', 'https://a.example/there'],
      web(({ pathname }) => (pathname === '/gone' ? { ...picture(), status: 404 } : picture())),
      never,
    );
    assert.deepEqual(left, [{ address: 'https://a.example/gone', why: 'The server answered 404.' }]);
    assert.equal(pictures.length, 1);
  });
});

import assert from 'node:assert/strict';
import { bytesUpTo, textUpTo } from '../../../src/client/bytesUpTo.ts';

const pieces = ['ab', '', 'cd'].map((text) => Buffer.from(text));

describe('bytesUpTo', () => {
  it('has all that came, also where nothing did', async () => {
    assert.equal(Buffer.from(await bytesUpTo(pieces, 4)).toString(), 'abcd');
    assert.equal((await bytesUpTo([], 4)).length, 0);
  });

  it('reads letters that come in pieces', async () => {
    const [first, ...rest] = Buffer.from('ü');
    assert.equal(await textUpTo([new Uint8Array([first!]), new Uint8Array(rest)], 2), 'ü');
  });

  it('stops at what is more', async () => {
    let given = 0;
    const endless = (function* () {
      for (;;) {
        given += 1;
        yield new Uint8Array(1_000_000);
      }
    })();
    await assert.rejects(bytesUpTo(endless, 2_000_000), /larger than 2 MB/);
    assert.equal(given, 3);
  });
});

import assert from 'node:assert/strict';
import { inflateSync } from 'node:zlib';
import { imageSize } from 'image-size';
import { emptyPicture } from '../../../../src/editor/deckFiles/emptyPicture.ts';

describe('emptyPicture', () => {
  it('is a PNG of one color in the size that was asked for', () => {
    const file = Buffer.from(emptyPicture('#1d5fb8', 32, 18));
    assert.deepEqual({ width: 32, height: 18, type: 'png' }, imageSize(file));
    const palette = file.indexOf('PLTE') + 4;
    assert.equal(file.subarray(palette, palette + 3).toString('hex'), '1d5fb8');
    const data = file.indexOf('IDAT');
    const length = file.readUInt32BE(data - 4);
    assert.equal(inflateSync(file.subarray(data + 4, data + 4 + length)).length, 33 * 18);
  });
});

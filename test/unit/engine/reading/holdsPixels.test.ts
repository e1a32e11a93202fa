import assert from 'node:assert/strict';
import { beginsAsPicture, holdsPixels } from '../../../../src/engine/reading/holdsPixels.ts';
import { pngChunk, pngFile } from '../../../support/reading.ts';

const png = Buffer.from(pngFile(40, 30));
const head = png.subarray(0, 33);
const changed = (at: number, value: number): Buffer => {
  const bytes = Buffer.from(png);
  bytes[at] = value;
  return bytes;
};
/** With a header that is whole, and says this. */
const headed = (depth: number, color: number): Buffer => {
  const data = Buffer.from(png.subarray(16, 29));
  data.set([depth, color], 8);
  return Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', data), png.subarray(33)]);
};
const jpeg = Buffer.from('ffd8ffe000040000ffdb000400ffffda00080101003f00aa55ffd9', 'hex');
const gif = Buffer.from('R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
const webp = Buffer.from('524946460c00000057454250565038200000000000', 'hex');

const whole = { 'image/png': png, 'image/jpeg': jpeg, 'image/gif': gif, 'image/webp': webp.subarray(0, 20) };
const damaged: readonly (readonly [string, keyof typeof holdsPixels, Buffer])[] = [
  ['a PNG without pixels', 'image/png', Buffer.concat([head, pngChunk('IEND', Buffer.alloc(0))])],
  ['a PNG that was cut in its pixels', 'image/png', png.subarray(0, 50)],
  ['a PNG whose header does not add up', 'image/png', changed(20, 9)],
  ['a PNG of no type of color', 'image/png', headed(8, 9)],
  ['a PNG of a depth that its colors cannot have', 'image/png', headed(3, 2)],
  ['a JPEG that ends before its pixels', 'image/jpeg', jpeg.subarray(0, 15)],
  ['a JPEG of something else', 'image/jpeg', Buffer.from('ffd8ffe00004000012345678', 'hex')],
  ['a GIF that has its colors alone', 'image/gif', gif.subarray(0, 22)],
  ['a WebP that was cut', 'image/webp', webp.subarray(0, 14)],
];

describe('A picture of a deck', () => {
  it('begins as one of its four types, whatever it is said to be', () => {
    for (const [type, bytes] of Object.entries(whole)) assert.ok(beginsAsPicture(bytes), type);
    const others = [
      '\0\0\0\fJXL \r\n\x87\n',
      '\xff\x0aJXL',
      '\0\0\0\x18ftypheic',
      'RIFF\0\0\0\0WAVE',
      '<svg/>',
      '',
    ];
    for (const other of others) assert.ok(!beginsAsPicture(Buffer.from(other, 'latin1')), other);
  });
});

describe('A picture that has more than a head', () => {
  for (const [type, bytes] of Object.entries(whole))
    it(`is a whole one: ${type}`, () =>
      assert.ok(holdsPixels[type as keyof typeof holdsPixels](bytes, bytes.length)));

  it('is known by its beginning, and by how long its file is', () => {
    const begun = png.subarray(0, 45);
    assert.ok(holdsPixels['image/png'](begun, png.length));
    assert.ok(!holdsPixels['image/png'](begun, begun.length));
  });

  for (const [what, type, bytes] of damaged)
    it(`is not ${what}`, () => assert.ok(!holdsPixels[type](bytes, bytes.length)));

  it('is told in no time of bytes that lead nowhere', () => {
    const began = process.cpuUsage();
    for (const type of Object.keys(holdsPixels) as (keyof typeof holdsPixels)[])
      for (const byte of [0x00, 0x21, 0xff])
        holdsPixels[type](Buffer.concat([png.subarray(0, 33), Buffer.alloc(5_000_000, byte)]), 5_000_033);
    // Of the processor: what else it has to do is not asked.
    assert.ok(process.cpuUsage(began).user < 2_000_000);
  });
});

import assert from 'node:assert/strict';
import { deflateSync } from 'node:zlib';
import { filters, inSteps } from '../../../../../src/engine/reading/pdf/filters.ts';
import { unpacksToMore } from '../../../../../src/engine/reading/pdf/unpackedSize.ts';
import { doublyDeflated, packedPdf } from '../../../../hostile/support/hostilePdf.ts';

const unpacked = (name: string, packed: Uint8Array): string =>
  Buffer.concat([...filters[name]!(inSteps(packed))]).toString('latin1');

describe('the filters of a PDF', () => {
  it('unpack what is deflated', () => {
    const text = 'sea '.repeat(100_000);
    assert.equal(unpacked('FlateDecode', deflateSync(text)), text);
  });

  it('unpack runs', () => {
    assert.equal(unpacked('RunLengthDecode', Buffer.from([2, 97, 98, 99, 254, 120, 128, 7])), 'abcxxx');
  });

  it('unpack text in base 85', () => {
    assert.equal(unpacked('ASCII85Decode', Buffer.from('87cURD]i,"Ebo80~>')), 'Hello World!');
    assert.equal(unpacked('ASCII85Decode', Buffer.from('z87cUR~>')), '\0\0\0\0Hell');
  });

  it('unpack hexadecimal text', () => {
    assert.equal(unpacked('ASCIIHexDecode', Buffer.from('48 65 6c6C 6f>00')), 'Hello');
  });

  it("unpack the standard's example of LZW", () => {
    const packed = Buffer.from([0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01]);
    assert.equal(unpacked('LZWDecode', packed), '-----A---B');
  });

  it('end where what is packed is damaged', () => {
    for (const name of Object.keys(filters))
      unpacked(name, Buffer.from('\xff\xfe damaged \x00\x01', 'latin1'));
  });
});

describe('unpacksToMore', () => {
  const million = 1_000_000;
  const spaces = Buffer.alloc(3 * million, ' ');

  it('counts what a stream unpacks to', () => {
    const file = packedPdf(deflateSync(spaces), '/FlateDecode');
    assert.equal(unpacksToMore(file, 4 * million), false);
    assert.equal(unpacksToMore(file, 2 * million), true);
  });

  it('takes states that are saved within each other for too much, in one stream or from one to the next', () => {
    const drawing = (text: string) => packedPdf(deflateSync(Buffer.from(text)), '/FlateDecode');
    assert.equal(unpacksToMore(drawing('q '.repeat(40_000)), million), true);
    assert.equal(unpacksToMore(drawing('q\nQ\n'.repeat(40_000)), million), false);
    assert.equal(unpacksToMore(drawing(`${'q '.repeat(20)}(q q q) Tj ${'Q '.repeat(20)}`), million), false);
    const open = `<< /Length 1000 >>\nstream\n${'q '.repeat(500)}\nendstream`;
    const file = packedPdf(new Uint8Array(), '/FlateDecode', Array(9).fill(open));
    assert.equal(unpacksToMore(file, million), true);
  });

  it('counts every layer, and stops at the first that is too much', () => {
    assert.equal(unpacksToMore(doublyDeflated(), 200 * million), true);
  });

  for (const [how, filter] of [
    ['spelt in other letters', '[/Fl#61teDecode]'],
    ['named in short', '/Fl'],
    ['named elsewhere in the file', '7 0 R'],
  ] as const)
    it(`sees through filters ${how}`, () => {
      assert.equal(unpacksToMore(packedPdf(deflateSync(spaces), filter), 2 * million), true);
    });

  it('counts several streams together', () => {
    const packed = deflateSync(spaces).toString('latin1');
    const another = `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed}\nendstream`;
    const file = packedPdf(deflateSync(spaces), '/FlateDecode', [another]);
    assert.equal(unpacksToMore(file, 4 * million), true);
  });

  it('does not unpack the pictures of a scan', () => {
    const packed = deflateSync(spaces).toString('latin1');
    const picture = `<< /Subtype /Image /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed}\nendstream`;
    assert.equal(unpacksToMore(packedPdf(new Uint8Array(), '/FlateDecode', [picture]), million), false);
  });
});

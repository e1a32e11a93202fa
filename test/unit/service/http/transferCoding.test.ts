import assert from 'node:assert/strict';
import { otherTransferCoding } from '../../../../src/service/http/transferCoding.ts';

describe('otherTransferCoding', () => {
  it('takes what is sent as it is, or in chunks', () => {
    for (const header of [undefined, 'chunked', 'Chunked '])
      assert.equal(otherTransferCoding(header), undefined);
  });

  it('refuses what is packed on its way', () => {
    for (const header of [
      'gzip, chunked',
      'gzip,chunked',
      'deflate',
      'identity, chunked',
      'chunked, chunked',
      '',
    ])
      assert.equal(otherTransferCoding(header)?.code, 'BAD_REQUEST', header);
  });
});

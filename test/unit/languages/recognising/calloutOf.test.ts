import assert from 'node:assert/strict';
import { calloutOf } from '../../../../src/languages/recognising/calloutOf.ts';

const said: readonly [text: string, callout: string | undefined][] = [
  ['Note: the port is taken.', 'note'],
  ['⚠ ACHTUNG: Der Port ist belegt.', 'warning'],
  ['Astuce : utilisez le cache.', 'tip'],
  ['注意：端口被占用。', 'warning'],
  ['수동 주의: 포트', undefined],
  ['مهم: المنفذ مشغول', 'important'],
  ['সতর্কতা: পোর্ট ব্যস্ত।', 'warning'],
  ['Notebooks: three of them.', undefined],
  ['We took note: it is taken.', undefined],
];

describe('what a remark is called', () => {
  for (const [text, callout] of said)
    it(`is ${callout ?? 'nothing'} in ${text}`, () => assert.equal(calloutOf(text), callout));
});

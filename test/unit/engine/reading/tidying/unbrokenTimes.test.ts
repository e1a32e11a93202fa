import assert from 'node:assert/strict';
import { withUnbrokenTimes } from '../../../../../src/engine/reading/tidying/unbrokenTimes.ts';
import { markdown, sketch } from '../../../../support/reading.ts';

const blocksOf = async (text: string): Promise<string[]> =>
  sketch(withUnbrokenTimes(await markdown(`# Boats\n\n${text}\n`)).blocks);

describe('withUnbrokenTimes', () => {
  const log = '```\nlog\n```\n\n';
  const times = `- 18:59 It leaks\n\n${log}- **19:01** It rings\n- 19:02 It is shut\n`;

  it('tells times without a break, and shows after them what was seen at some', async () => {
    assert.deepEqual(await blocksOf(times), [
      'list: 18:59 It leaks | 19:01 It rings | 19:02 It is shut',
      'paragraph: 18:59 It leaks:',
      'code: log',
    ]);
    assert.deepEqual(await blocksOf(`${times}\n${log}- 19:10 It is dry\n`), [
      'list: 18:59 It leaks | 19:01 It rings | 19:02 It is shut | 19:10 It is dry',
      'paragraph: 18:59 It leaks:',
      'code: log',
      'paragraph: 19:02 It is shut:',
      'code: log',
    ]);
  });

  it('leaves lists of anything else as they stand', async () => {
    assert.equal((await blocksOf(times.replaceAll(/1(?=\d:)/gu, 'at '))).length, 3);
  });
});

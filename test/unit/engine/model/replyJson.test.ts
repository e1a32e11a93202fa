import assert from 'node:assert/strict';
import * as z from 'zod';
import { readReply } from '../../../../src/engine/model/replyJson.ts';

const schema = z.object({ title: z.string(), note: z.string().optional() });
const value = { title: 'Tides' };

describe('the JSON of a reply', () => {
  it('is found whatever stands around it', () => {
    for (const reply of [
      '{"title":"Tides"}',
      'Sure:\n```json\n{"title":"Tides"}\n```\nDone.',
      '<think>Perhaps {"title":"Waves"}? No.</think>\n{"title":"Tides"}',
      '{"title":"Tides","note":null}',
    ])
      assert.deepEqual(readReply(reply, schema), { value });
  });

  it('is named as the problem where it is none, or another than asked for', () => {
    for (const reply of ['', 'Tides', '{"title":"Ti', "{'title':'Tides'}"])
      assert.deepEqual(readReply(reply, schema), {
        problems: ['The reply is not one complete JSON object.'],
      });
    const read = readReply('{"name":"Tides"}', schema);
    assert.match('problems' in read ? read.problems.join() : '', /^title: /);
  });
});

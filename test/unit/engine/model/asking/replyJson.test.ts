import assert from 'node:assert/strict';
import * as z from 'zod';
import { readReply } from '../../../../../src/engine/model/asking/replyJson.ts';

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

  it('is looked for in no more time than the reply is long, however often thinking begins', () => {
    const milliseconds = (times: number): number => {
      const reply = `${'<think>'.repeat(times)}{"title":"Tides"}`;
      const begun = performance.now();
      assert.deepEqual(readReply(reply, schema), { value });
      return performance.now() - begun;
    };
    const few = Math.min(...[1, 2, 3].map(() => milliseconds(4_000)));
    const many = Math.min(...[1, 2, 3].map(() => milliseconds(40_000)));
    assert.ok(many < Math.max(20, 40 * few), `${few} ms, then ${many} ms for ten times as much`);
    assert.deepEqual(readReply('<think>a<think>b</think>{"title":"Ti<think>.</think>des"}', schema), {
      value,
    });
  });

  it('is not unfolded where it is far more than a section', () => {
    const deep = (depth: number) =>
      `{"title":"Tides","note":null,"x":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    assert.deepEqual(readReply(deep(60), schema), { value });
    for (const reply of [deep(100_000), `{"title":"Tides","x":[${'{},'.repeat(30_000)}{}]}`])
      assert.deepEqual(readReply(reply, schema), {
        problems: ['The reply is not one complete JSON object.'],
      });
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

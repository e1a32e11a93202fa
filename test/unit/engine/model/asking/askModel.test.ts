import assert from 'node:assert/strict';
import * as z from 'zod';
import { askModel } from '../../../../../src/engine/model/asking/askModel.ts';
import type { ModelRequest } from '../../../../../src/engine/model/connection/languageModel.ts';

describe('askModel', () => {
  it('has a reply put right without saying all that is wrong with it, however much that is', async () => {
    const requests: ModelRequest[] = [];
    const named = Array.from({ length: 10_000 }, (_, at) => `p${at} is no passage`);
    const answered = await askModel(
      {
        contextTokens: 8_000,
        countTokens: async () => 1,
        complete: async (request) => {
          requests.push(request);
          return { outcome: 'text', text: '{"title":"Tides"}', tokens: 1 };
        },
      },
      {
        system: 'Write.',
        text: 'A title.',
        schema: z.object({ title: z.string() }),
        maxTokens: 100,
        check: () => named,
      },
      new AbortController().signal,
    );
    assert.equal(requests.length, 2);
    const wrong = requests[1]!.messages.at(-1)!.text;
    assert.ok(wrong.length < 15_000, `${wrong.length} letters`);
    assert.match(wrong, /^That cannot be used:\n- p0 is no passage\n.*and nothing else\.$/su);
    assert.deepEqual([answered.value, answered.tokensUsed], [{ title: 'Tides' }, 2]);
  });
});

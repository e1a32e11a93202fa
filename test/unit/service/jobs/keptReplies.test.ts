import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModelReply, ModelRequest } from '../../../../src/engine/model/languageModel.ts';
import { KeptReplies } from '../../../../src/service/jobs/keptReplies.ts';

const never = new AbortController().signal;
const request = (text: string): ModelRequest => ({
  system: '',
  messages: [{ role: 'user', text }],
  schema: {},
  maxTokens: 1,
});

describe('KeptReplies', () => {
  let folder: string;
  let asked: number;
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'replies-')), 'job');
    asked = 0;
  });
  afterEach(() => rm(join(folder, '..'), { recursive: true }));

  const model = (reply: ModelReply) =>
    new KeptReplies(
      {
        contextTokens: 1,
        countTokens: async () => 1,
        complete: async () => {
          asked += 1;
          return reply;
        },
      },
      folder,
    );

  it('asks for the same only once, in whatever process', async () => {
    const reply: ModelReply = { outcome: 'text', text: 'Hello', tokens: 7 };
    assert.deepEqual(await model(reply).complete(request('a'), never), reply);
    assert.deepEqual(await model(reply).complete(request('a'), never), reply);
    assert.equal(asked, 1);
    await model(reply).complete(request('b'), never);
    assert.equal(asked, 2);
    assert.equal((await readdir(folder)).length, 2);
  });

  it('keeps no failure that cost nothing', async () => {
    const failure: ModelReply = { outcome: 'failed', why: 'unreachable', tokens: 0 };
    await model(failure).complete(request('a'), never);
    await model(failure).complete(request('a'), never);
    assert.equal(asked, 2);
  });
});

import assert from 'node:assert/strict';
import { jobMinutes, modelOfEnvironment } from '../../../src/cli/modelOfEnvironment.ts';

const url = 'https://models.example.com/v1';

describe('the language model of the environment', () => {
  it('is none where none is named', () => {
    assert.deepEqual(modelOfEnvironment({ DECKWRIGHT_MODEL_KEY: 'secret' }), { model: undefined });
    assert.deepEqual(modelOfEnvironment({ DECKWRIGHT_MODEL_URL: ' ' }), { model: undefined });
    assert.equal(jobMinutes(undefined), 10);
  });

  it('has an address, a name, a key and limits', () => {
    const named = { DECKWRIGHT_MODEL_URL: `${url}/chat/completions/`, DECKWRIGHT_MODEL: 'm' };
    const read = modelOfEnvironment({ ...named, DECKWRIGHT_MODEL_KEY: 'secret' });
    assert.ok('model' in read);
    assert.deepEqual(read.model, {
      url,
      model: 'm',
      key: 'secret',
      contextTokens: 32_000,
      tokensPerJob: 300_000,
    });
    assert.equal(jobMinutes(read.model), 30);
    const limited = { ...named, DECKWRIGHT_MODEL_CONTEXT: '8000', DECKWRIGHT_MODEL_TOKENS: '50000' };
    const { model } = modelOfEnvironment(limited) as unknown as { model: Record<string, unknown> };
    assert.deepEqual([model.contextTokens, model.tokensPerJob, 'key' in model], [8_000, 50_000, false]);
  });

  it('may be on this machine without https, and nowhere else', () => {
    for (const address of ['http://localhost:11434/v1', 'http://127.0.0.1:1234/v1', 'http://[::1]:8000']) {
      assert.ok('model' in modelOfEnvironment({ DECKWRIGHT_MODEL_URL: address, DECKWRIGHT_MODEL: 'm' }));
    }
    for (const address of ['http://models.example.com/v1', 'ftp://localhost', 'localhost:11434', '?']) {
      const read = modelOfEnvironment({ DECKWRIGHT_MODEL_URL: address, DECKWRIGHT_MODEL: 'm' });
      assert.match('problem' in read ? read.problem : '', /must be like https:/, address);
    }
  });

  it('is refused in a sentence that does not repeat a key', () => {
    const address = 'https://user:hidden@models.example.com/v1?key=hidden';
    const problems = [
      { DECKWRIGHT_MODEL_URL: url },
      { DECKWRIGHT_MODEL: 'm' },
      { DECKWRIGHT_MODEL_URL: address, DECKWRIGHT_MODEL: 'm' },
      { DECKWRIGHT_MODEL_URL: url, DECKWRIGHT_MODEL: 'm', DECKWRIGHT_MODEL_CONTEXT: 'large' },
      { DECKWRIGHT_MODEL_URL: url, DECKWRIGHT_MODEL: 'm', DECKWRIGHT_MODEL_TOKENS: '10' },
    ].map((environment) => {
      const read = modelOfEnvironment(environment);
      return 'problem' in read ? read.problem : '';
    });
    for (const problem of problems) assert.match(problem, /^(?:A language model|DECKWRIGHT_).*\.$/);
    assert.ok(!problems.some((problem) => problem.includes('hidden')));
  });
});

import assert from 'node:assert/strict';
import {
  type ModelChoice,
  readModelChoice,
  writeModelChoice,
} from '../../../../src/editor/models/modelChoice.ts';

const choices: readonly ModelChoice[] = [
  { kind: 'none' },
  { kind: 'editor', vendor: 'copilot', id: 'gpt-4o' },
  { kind: 'editor', vendor: 'local', id: 'org/model/7b' },
  { kind: 'endpoint', url: 'http://localhost:11434/v1', model: 'qwen3:8b' },
  { kind: 'endpoint', url: 'https://models.example.com/v1', model: 'org/model#2' },
];

describe('the setting of the language model', () => {
  it('names each choice, and is read as it was written', () => {
    for (const choice of choices) assert.deepEqual(readModelChoice(writeModelChoice(choice)), choice);
  });

  it('counts as none where it says nothing that can be meant', () => {
    for (const text of [
      '',
      '  ',
      'gpt',
      'editor:',
      'editor:copilot',
      '#model',
      'https://models.example.com/v1',
      'no url#model',
    ])
      assert.deepEqual(readModelChoice(text), { kind: 'none' }, text);
  });
});

import assert from 'node:assert/strict';
import { modelTroubleTeller } from '../../../src/cli/modelTrouble.ts';

describe('the trouble with a language model', () => {
  it('is said in a sentence, each reason once', () => {
    const said: string[] = [];
    const tell = modelTroubleTeller((text) => said.push(text));
    const failed = (reason: string) => tell({ level: 'warning', event: 'language model failed', reason });
    failed('slow, broken');
    failed('slow');
    tell({ level: 'info', event: 'listening' });
    assert.deepEqual(said, [
      'The language model failed: it took too long. What it left is made without it.\n',
      'The language model failed: it does not work as it should. What it left is made without it.\n',
    ]);
  });
});

import assert from 'node:assert/strict';
import { BoundedLines } from '../../../src/mcp/boundedLines.ts';

/** What is passed on and what is answered when the text comes in pieces of so many bytes. */
async function passed(text: string, size: number) {
  const answers: { id: unknown; error: { code: number; message: string } }[] = [];
  const lines = new BoundedLines(
    {
      write: (answer: string) => {
        assert.ok(answer.endsWith('\n'));
        answers.push(JSON.parse(answer));
        return true;
      },
    },
    40,
  );
  let out = '';
  lines.on('data', (piece) => {
    out += piece;
  });
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) lines.write(bytes.subarray(at, at + size));
  await new Promise<void>((resolve) => lines.once('end', resolve).end());
  return { out, ids: answers.map(({ id }) => id), codes: new Set(answers.map(({ error }) => error.code)) };
}

const filler = 'é'.repeat(800);

describe('Lines that are not endless', () => {
  for (const size of [1, 7, 64, 5_000]) {
    it(`are passed on whole, in pieces of ${size} bytes`, async () => {
      const { out, ids } = await passed('{"a":1}\n\n{"é":2}\r\nrest', size);
      assert.deepEqual([out, ids], ['{"a":1}\n\n{"é":2}\r\nrest', []]);
    });

    it(`are dropped and answered where they are too long, in pieces of ${size} bytes`, async () => {
      const { out, ids, codes } = await passed(
        [
          'before',
          `{"jsonrpc": "2.0", "id": 3, "params": "${filler}"}`,
          'between',
          `{"params":{"id":5,"text":"${filler}"},"jsonrpc":"2.0","id":"four"}`,
          `{"params":{"id":5,"text":"${filler}"},"id":6,"jsonrpc":"2.0"}`,
          `{"params":{"text":"${filler}","id":5}}`,
          filler,
          'after\n',
        ].join('\n'),
        size,
      );
      assert.equal(out, 'before\nbetween\nafter\n');
      assert.deepEqual([ids, codes], [[3, 'four', null, null, null], new Set([-32600])]);
    });
  }
});

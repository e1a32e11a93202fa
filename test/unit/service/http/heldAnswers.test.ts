import assert from 'node:assert/strict';
import { HeldAnswers } from '../../../../src/service/http/heldAnswers.ts';

const chunk = 65_536;
const bytesOf = (count: number): Uint8Array<ArrayBuffer> => new Uint8Array(count).fill(7);
type Body = ReturnType<HeldAnswers['body']>;
const lengthOf = async (body: Body): Promise<number> => {
  assert.ok(body);
  return (await new Response(body).arrayBuffer()).byteLength;
};

describe('HeldAnswers', () => {
  it('gives all of an answer, bit by bit', async () => {
    const body = new HeldAnswers(10 * chunk).body(bytesOf(2 * chunk + 5), 'a');
    const pieces: number[] = [];
    for await (const { byteLength } of body!) pieces.push(byteLength);
    assert.deepEqual(pieces, [chunk, chunk, 5]);
  });

  it('ends the oldest of whoever holds the most where there is no room for all', async () => {
    const answers = new HeldAnswers(4 * chunk);
    const other = answers.body(bytesOf(chunk), 'other');
    const [first, second] = [
      answers.body(bytesOf(2 * chunk), 'greedy'),
      answers.body(bytesOf(2 * chunk), 'greedy'),
    ];
    await assert.rejects(lengthOf(first));
    assert.equal(await lengthOf(second), 2 * chunk);
    assert.equal(await lengthOf(other), chunk);
  });

  it('has room again for what was taken, and for what nobody wants any more', async () => {
    const answers = new HeldAnswers(2 * chunk);
    assert.equal(await lengthOf(answers.body(bytesOf(2 * chunk), 'a')), 2 * chunk);
    await answers.body(bytesOf(2 * chunk), 'a')?.cancel();
    const last = answers.body(bytesOf(2 * chunk), 'b');
    assert.equal(await lengthOf(last), 2 * chunk);
  });

  it('counts what many take at once as often as it is in memory', async () => {
    const answers = new HeldAnswers(2 * chunk);
    const page = bytesOf(2 * chunk);
    const bodies = [1, 2, 3].map(() => answers.body(page, 'deck'));
    assert.deepEqual(await Promise.all(bodies.map(lengthOf)), Array(3).fill(2 * chunk));
  });

  it('ends all who take what has to give way', async () => {
    const answers = new HeldAnswers(2 * chunk);
    const page = bytesOf(2 * chunk);
    const bodies = [1, 2].map(() => answers.body(page, 'deck'));
    assert.ok(answers.body(bytesOf(chunk), 'other'));
    for (const body of bodies) await assert.rejects(lengthOf(body));
  });

  it('gives one that is larger than all the room, if alone', async () => {
    assert.equal(await lengthOf(new HeldAnswers(chunk).body(bytesOf(2 * chunk), 'a')), 2 * chunk);
  });

  it('has none for what would have to give way at once', async () => {
    const answers = new HeldAnswers(2 * chunk);
    const first = answers.body(bytesOf(chunk), 'other');
    assert.equal(answers.body(bytesOf(2 * chunk), 'greedy'), undefined);
    assert.equal(await lengthOf(first), chunk);
  });
});

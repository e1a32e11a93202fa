import assert from 'node:assert/strict';
import { rich } from '../../../../src/deck/richText.ts';
import { chainsOf } from '../../../../src/engine/features/chains.ts';
import { saidOf } from '../../../../src/engine/features/said.ts';

const chains = (...texts: string[]) =>
  chainsOf(
    texts.map((text) => saidOf(rich(text), { opensParagraph: false, isLast: false, isLoud: false }, 'us')),
  ).map(({ said, isLoose }) => `${isLoose ? 'loose ' : ''}${said.length}`);

describe('chainsOf', () => {
  it('keeps what points back with what it points to', () => {
    assert.deepEqual(chains('The ship is late.', 'It carries coal.', 'The pilot waits.'), ['2', '1']);
  });

  it('tells what points to nothing that is there', () => {
    assert.deepEqual(chains('This was long ago.', 'The pilot waits.'), ['loose 1', '1']);
  });

  it('breaks where an introduction is left out', () => {
    assert.deepEqual(chains('The ship is late.', 'Here is why:', 'It carries coal.'), ['1', 'loose 1']);
  });
});

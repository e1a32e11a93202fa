import assert from 'node:assert/strict';
import { plain, rich } from '../../../../src/deck/richText.ts';
import { withShortAddresses } from '../../../../src/engine/outline/shortAddresses.ts';

describe('withShortAddresses', () => {
  for (const [name, expected] of [
    ['Between 0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B and us', 'Between 0xAb58…eC9B and us'],
    ['Revert 3f2a9c1d8e7b6a5f4c3d2e1f0a9b8c7d6e5f4a3b', 'Revert 3f2a…4a3b'],
    ['Order 1234567 of the facade', 'Order 1234567 of the facade'],
    ['Defaced', 'Defaced'],
  ] as const)
    it(`makes "${expected}"`, () => assert.equal(plain(withShortAddresses(rich(name))), expected));
});

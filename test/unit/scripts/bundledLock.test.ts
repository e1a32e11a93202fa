import assert from 'node:assert/strict';
import { bundledLock } from '../../../scripts/bundledLock.ts';

describe('bundledLock', () => {
  const lock = {
    lockfileVersion: 3,
    packages: {
      '': { devDependencies: { a: '1.0.0', tool: '1.0.0' } },
      'node_modules/a': { version: '1.0.0', dev: true, dependencies: { '@s/b': '^2' }, resolved: 'u' },
      'node_modules/@s/b': { version: '2.1.0', dev: true },
      'node_modules/a/node_modules/@s/b': { version: '1.9.0', dev: true },
      'node_modules/tool': { version: '1.0.0', dev: true },
    },
  };

  it('keeps what is bundled, in each of its versions, as what is depended on', () => {
    const {
      manifest,
      lock: made,
      missing,
    } = bundledLock(lock, [
      { name: 'a', version: '1.0.0' },
      { name: '@s/b', version: '1.9.0' },
      { name: 'inside another' },
    ]);
    assert.deepEqual(manifest, {
      ...{ name: 'bundled', version: '0.0.0', private: true },
      dependencies: { 'bundled-0': 'npm:a@1.0.0', 'bundled-1': 'npm:@s/b@1.9.0' },
    });
    assert.deepEqual(made.packages['node_modules/bundled-0'], { version: '1.0.0', resolved: 'u', name: 'a' });
    assert.equal(Object.keys(made.packages).length, 3);
    assert.deepEqual(missing, []);
  });

  it('tells what the lock does not know', () => {
    assert.deepEqual(bundledLock(lock, [{ name: 'a', version: '9.0.0' }]).missing, ['a@9.0.0']);
  });
});

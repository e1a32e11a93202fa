import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../../src/deck/richText.ts';
import { withLooseBold } from '../../../../../../src/engine/reading/markdown/inline/looseBold.ts';

describe('bold that was escaped', () => {
  it('is bold', () => {
    assert.deepEqual(
      withLooseBold([{ text: '**' }, { text: 'Homebrew', href: 'https://brew.sh' }, { text: '**를 쓰면' }]),
      [{ text: 'Homebrew', href: 'https://brew.sh', marks: ['strong'] }, { text: '를 쓰면' }],
    );
  });

  it('is bold up to a blank before its end, and not where it has none', () => {
    assert.deepEqual(withLooseBold(rich('**Development **')), [{ text: 'Development ', marks: ['strong'] }]);
    assert.deepEqual(withLooseBold(rich('** Not ready. **')), [{ text: 'Not ready.', marks: ['strong'] }]);
    assert.equal(
      plain(withLooseBold(rich('**Structure of the file: see below'))),
      'Structure of the file: see below',
    );
  });

  it('is not what only ends', () => {
    assert.equal(plain(withLooseBold(rich('For treasurer: Omar Valdez**'))), 'For treasurer: Omar Valdez');
    assert.equal(plain(withLooseBold(rich('x**'))), 'x**');
  });

  it('leaves powers, arguments and code as they are', () => {
    for (const text of ['2**3 and 3**2', 'f(*args, **kwargs)', 'A ** B ** C', '**kwargs: passed on']) {
      assert.equal(plain(withLooseBold(rich(text))), text);
    }
    const code = [{ text: 'a **b** c', marks: ['code' as const] }];
    assert.deepEqual(withLooseBold(code), code);
  });
});

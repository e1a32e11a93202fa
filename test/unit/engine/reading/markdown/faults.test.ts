import assert from 'node:assert/strict';
import type { Fault } from '../../../../../src/engine/reading/document/fault.ts';
import { markdown } from '../../../../support/reading.ts';

const faultsOf = async (text: string): Promise<readonly Fault[]> => (await markdown(text)).faults ?? [];

describe('What a writer of Markdown got wrong', () => {
  it('is front matter that is no YAML, in the field where it begins', async () => {
    const text = '---\nauthor: Ana\ntitle: "Tides\ntags: [a, b\n---\n\n# Tides\n\nThey come and go.\n';
    assert.deepEqual(await faultsOf(text), [{ about: 'frontMatter', line: 3 }]);
    assert.deepEqual(await faultsOf('---\ntitle: "Tides\n---\n\nThey come and go.\n'), [
      { about: 'frontMatter', line: 2 },
    ]);
  });

  it('is no text between two lines across the page, and no YAML that is whole', async () => {
    for (const text of [
      '---\nThey say: "it comes and\ngoes [as it likes\n---\n\nMore.\n',
      '---\ntitle: Tides\ntheme: plum\ntags: [a, b]\n---\n\nMore.\n',
    ])
      assert.deepEqual(await faultsOf(text), []);
  });

  it('is a theme that there is none of', async () => {
    assert.deepEqual(await faultsOf('---\ntitle: Tides\ntheme: sunshine\n---\n\nMore.\n'), [
      { about: 'theme', line: 3, name: 'sunshine' },
    ]);
  });

  it('is a formula that is no TeX, wherever it stands', async () => {
    const text =
      '# Tides\n\n$$\\frac{a}{b}$$\n\n## How high\n\n$$ \\frac{a}{ $$\n\n- It is $\\nope{$ high\n- $x^2$\n';
    assert.deepEqual(await faultsOf(text), [
      { about: 'formula', line: 7 },
      { about: 'formula', line: 9 },
    ]);
  });
});

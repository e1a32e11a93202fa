import assert from 'node:assert/strict';
import { exportPlan } from '../../../../src/cli/exporting/exportPlan.ts';

const problemOf = (values: Parameters<typeof exportPlan>[0]): string => {
  const plan = exportPlan(values);
  return 'problem' in plan ? plan.problem : '';
};

describe('exportPlan', () => {
  it('goes by the format that was named, else by the ending', () => {
    for (const [values, format] of [
      [{ format: 'PDF', out: 'a.print' }, 'pdf'],
      [{ format: 'md', out: 'talk.md' }, 'md'],
      [{ out: 'deck.PPTX' }, 'pptx'],
      [{ out: 'notes.md' }, 'notes'],
    ] as const) {
      const plan = exportPlan(values);
      assert('value' in plan);
      assert.equal(plan.value.format, format);
    }
  });

  it('calls a picture one, and other files as they were named', () => {
    for (const [values, out] of [
      [{ format: 'png', out: 'talk' }, 'talk.png'],
      [{ format: 'pdf', out: 'talk' }, 'talk'],
    ] as const) {
      const plan = exportPlan(values);
      assert('value' in plan);
      assert.equal(plan.value.out, out);
    }
  });

  it('asks what to make where nothing says so', () => {
    assert.equal(problemOf({}), 'Say what to make: --format pptx, pdf, png, html, md, notes.');
    assert.equal(
      problemOf({ out: 'deck.key' }),
      '"deck.key" does not say what to make: give it the ending .pptx, .pdf, .png, .html, .deck.md, .notes.md, or --format.',
    );
  });

  it('does not write a format under the name of another', () => {
    assert.equal(
      problemOf({ format: 'pptx', out: 'deck.pdf' }),
      '"deck.pdf" is the name of a .pdf file, and --format says pptx.',
    );
  });

  for (const [option, values] of [
    ['theme', { format: 'pptx', theme: 'mine' }],
    ['slides', { format: 'pptx', slides: '7-3' }],
    ['fonts', { format: 'pptx', fonts: 'mine' }],
    ['width', { format: 'png', width: '0' }],
    ['notes', { format: 'pptx', notes: true }],
  ] as const)
    it(`says what is wrong with --${option}`, () => {
      assert.match(problemOf(values), new RegExp(`^--${option} `));
    });
});

import assert from 'node:assert/strict';
import {
  tellingLines,
  tellingPages,
  unimportedLines,
  unremarkedLines,
} from '../../../../../src/engine/writing/visuals/tellingLines.ts';

const block = (name: string, lines: number): string =>
  [`function ${name}() {`, ...Array.from({ length: lines }, (_, at) => `  step(${at});`), '}'].join('\n');

const texts = (code: string, { spoken = [], known = [] }: { spoken?: string[]; known?: string[] } = {}) =>
  tellingLines(code, 18, { spoken, known: new Set(known) }).map(({ text }) => text);

describe('unimportedLines', () => {
  const said = (code: string) => unimportedLines(code).map(({ text }) => text);

  it('are those of a listing but for what it begins with', () => {
    assert.deepEqual(said('#!/usr/bin/env python\nimport os\nimport sys\n\n# Hoists it.\nsail()'), [
      '…',
      '# Hoists it.',
      'sail()',
    ]);
  });

  it('are those from what it says that it is of', () => {
    assert.deepEqual(said('<?php\n\nnamespace Boats;\n\nuse Sail;\nsail();')[1], 'namespace Boats;');
  });

  it('are none where it begins with nothing else', () => {
    assert.deepEqual(said('sail()\nimport os'), []);
    assert.deepEqual(said('# Hoists it.\nsail()'), []);
  });
});

describe('unremarkedLines', () => {
  it('are those of a listing but for what it remarks on itself at length', () => {
    const said = (code: string) => unremarkedLines(code).map(({ text }) => text);
    const remark = '/// What the boat is called.\n/// By its crew.\n';
    assert.deepEqual(said(`${remark}let name\n${remark}let sail`), ['let name', 'let sail']);
    const docstring = '    """What is left.\n\n    Of the boats.\n    """\n';
    assert.deepEqual(said(`def left():\n${docstring}    return 3`), ['def left():', '    return 3']);
    const text = 'left = """\n  3 boats\n"""';
    assert.deepEqual(said(text), text.split('\n'));
    assert.deepEqual(said('one()\ntwo()\nthree()\n// The end.\nfour()'), [
      'one()',
      'two()',
      'three()',
      '// The end.',
      'four()',
    ]);
  });
});

describe('tellingLines', () => {
  it('marks what it leaves out at the end', () => {
    const lines = texts(`${block('first', 12)}\n\n${block('second', 12)}`);
    assert.deepEqual([lines[0], lines.at(-1)], ['function first() {', '…']);
  });

  it('ends what a program said with what came of it', () => {
    const trace = [...Array.from({ length: 30 }, (_, at) => `  at step ${at}`), 'Error: the pier is closed'];
    const shown = (isOutput: boolean): string | undefined =>
      tellingLines(trace.join('\n'), 18, { spoken: [], known: new Set(), isOutput }).at(-1)?.text;
    assert.equal(shown(true), 'Error: the pier is closed');
  });

  it('shows what failed in what a program said, though it stands late in it', () => {
    const log = [
      ...Array.from({ length: 30 }, (_, at) => `May 3 harbor[12]: warning: lamp ${at} is unset`),
      'May 3 harbor[12]: FATAL: the chart of the harbor is torn',
      ...Array.from({ length: 9 }, (_, at) => `May 3 harbor[12]: buoy ${at} is out`),
      'May 3 harbor[12]: stopped',
    ].join('\n');
    const shown = tellingLines(log, 12, { spoken: [], known: new Set(), isOutput: true }).map(
      ({ text }) => text,
    );
    assert.ok(shown.some((line) => line.includes('FATAL')));
    assert.match(shown.at(-1)!, /stopped/);
  });

  it('passes over a short beginning for the construct that follows', () => {
    const lines = texts(`${block('type', 4)}\n\n${block('handle', 12)}`);
    assert.deepEqual(lines.slice(0, 2), ['…', 'function handle() {']);
    assert.equal(lines.at(-1), '}');
  });

  it('shows what is declared rather than what is remarked on it at length', () => {
    const remark = '/// This is said of the next one, and of nothing else.\n'.repeat(5);
    const code = ['one()', 'two()', 'three()', 'four()'].map((name) => `${remark}func ${name}`).join('\n\n');
    assert.deepEqual(
      texts(code).filter((line) => line !== ''),
      ['func one()', 'func two()', 'func three()', 'func four()'],
    );
  });

  it('shows what is declared rather than calls and what they print', () => {
    const calls = Array.from(
      { length: 4 },
      (_, at) => `// Prints ${at}\nshow({\n  level: ${at},\n  text: 'x'\n});`,
    );
    const lines = texts([`const hide = (text) => {\n  return mask(text);\n};`, ...calls].join('\n\n'));
    assert.deepEqual(lines.slice(0, 3), ['const hide = (text) => {', '  return mask(text);', '};']);
    assert.deepEqual(
      texts([...calls, 'const hide = (text) => {\n  return mask(text);\n};'].join('\n\n')).slice(-3),
      lines.slice(0, 3),
    );
  });

  it('shows what the text speaks of', () => {
    const code = ['one', 'two', 'three'].map((name) => block(name, 12)).join('\n\n');
    assert.ok(texts(code, { spoken: ['three'] }).includes('function three() {'));
  });

  it('shows where what the text speaks of is made rather than where it is used', () => {
    const made = ['function moor() {', '  tie();', '}'].join('\n');
    const used = (name: string) => block(name, 12).replace('step(3)', 'moor()');
    const shown = texts([used('one'), made, used('two')].join('\n\n'), { spoken: ['moor'] });
    assert.ok(shown.includes('function moor() {'));
  });

  it('shows what no other listing has', () => {
    const code = ['one', 'two', 'three'].map((name) => block(name, 12)).join('\n\n');
    const known = `${block('one', 12)}\n${block('two', 12)}`.split('\n').map((line) => line.trim());
    assert.ok(texts(code, { known }).includes('function three() {'));
  });

  it('shows of a construct that is too long what opens and ends it, and what it declares', () => {
    const members = ['one', 'two', 'three'].map((name) => block(name, 7).replace(/^/gm, '  ')).join('\n\n');
    const lines = texts(`class Boat {\n${members}\n}`);
    assert.deepEqual([lines[0], lines.at(-1)], ['class Boat {', '}']);
    assert.ok(lines.includes('…') && lines.length <= 18);
  });

  it('shows statements in a row from the first', () => {
    const lines = texts(Array.from({ length: 30 }, (_, at) => `apt install part-${at}`).join('\n'));
    assert.deepEqual([lines[0], lines.length, lines.at(-1)], ['apt install part-0', 18, '…']);
  });

  it('marks nothing where nothing is left out', () => {
    assert.ok(!texts(block('only', 9)).includes('…'));
  });
});

describe('tellingPages', () => {
  it('fill as many pages as there may be, of which none is longer than it may be', () => {
    const code = ['one', 'two', 'three', 'four'].map((name) => block(name, 12)).join('\n\n');
    const pages = tellingPages(code, 18, 2, { spoken: ['two', 'four'], known: new Set() });
    assert.equal(pages.length, 2);
    assert.ok(pages.every((page) => page.length <= 18));
    const all = pages.flat().map(({ text }) => text);
    assert.ok(all.includes('function two() {') && all.includes('function four() {'));
  });
});

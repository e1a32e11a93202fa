import assert from 'node:assert/strict';
import type { Graph } from '../../../../../../src/export/pptx/diagrams/diagram.ts';
import { readDiagram } from '../../../../../../src/export/pptx/diagrams/readDiagram.ts';

const read = (...lines: string[]): Graph | undefined => {
  const diagram = readDiagram(['stateDiagram-v2', ...lines].join('\n'));
  return diagram?.kind === 'graph' ? diagram : undefined;
};

describe('readDiagram: states', () => {
  it('has a beginning and an end of its own in each state', () => {
    const graph = read('[*] --> A', 'A --> [*]', 'state A {', '[*] --> B', '}');
    assert.deepEqual(
      graph?.nodes.map(({ form, group }) => [form, group]),
      [
        ['start', undefined],
        ['end', undefined],
        ['start', 'A'],
        ['rounded', 'A'],
      ],
    );
    assert.deepEqual(
      graph?.groups.map(({ id }) => id),
      ['A'],
    );
  });

  it('reads what leads from one to the next', () => {
    assert.deepEqual(
      read('A --> B: goes: on', 'B-->A')?.edges.map(({ from, to, label, toEnd }) => [from, to, label, toEnd]),
      [
        ['A', 'B', 'goes: on', 'arrow'],
        ['B', 'A', '', 'arrow'],
      ],
    );
  });

  it('reads descriptions, one line each', () => {
    assert.deepEqual(
      read('state "A long one" as A', 'B: first', 'B: second', 'A --> B')?.nodes.map(({ label }) => label),
      ['A long one', 'first\nsecond'],
    );
  });

  it('knows choices, forks and joins', () => {
    assert.deepEqual(
      read('state c <<choice>>', 'state f <<fork>>', 'state j <<join>>', 'c --> f', 'f --> j')?.nodes.map(
        ({ form }) => form,
      ),
      ['choice', 'bar', 'bar'],
    );
  });

  it('ties notes to their states', () => {
    const graph = read('A --> B', 'note right of A: short', 'note left of B', 'of two', 'lines', 'end note');
    assert.deepEqual(
      graph?.nodes.filter(({ form }) => form === 'note').map(({ label }) => label),
      ['short', 'of two\nlines'],
    );
    assert.deepEqual(
      graph?.edges.slice(1).map(({ from, line, toEnd }) => [from, line, toEnd]),
      [
        ['A', 'dashed', 'none'],
        ['B', 'dashed', 'none'],
      ],
    );
  });

  for (const [why, ...lines] of [
    ['states side by side', 'state A {', '[*] --> B', '--', '[*] --> C', '}'],
    ['a state without an end', 'state A {', 'B --> C'],
    ['a note without an end', 'A --> B', 'note left of A', 'text'],
    ['a kind that it does not know', 'state h <<history>>', 'h --> A'],
    ['an arrow of another kind', 'A -> B'],
  ] as const)
    it(`does not read ${why}`, () => assert.equal(read(...lines), undefined));
});

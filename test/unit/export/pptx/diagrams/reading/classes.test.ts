import assert from 'node:assert/strict';
import type { Graph } from '../../../../../../src/export/pptx/diagrams/diagram.ts';
import { readDiagram } from '../../../../../../src/export/pptx/diagrams/readDiagram.ts';

const read = (...lines: string[]): Graph | undefined => {
  const diagram = readDiagram(['classDiagram', ...lines].join('\n'));
  return diagram?.kind === 'graph' ? diagram : undefined;
};

describe('readDiagram: classes', () => {
  it('parts fields from methods, wherever they are said', () => {
    const [order] =
      read(
        'class Order {',
        '+UUID id',
        '+total() Money',
        '}',
        'Order : -Date made',
        'Order : +pay(Money m)* bool',
      )?.nodes ?? [];
    assert.deepEqual(order?.compartments, [
      [['+UUID id'], ['-Date made']],
      [['+total() Money'], ['+pay(Money m) bool']],
    ]);
  });

  it('knows each relation by its ends and its line', () => {
    assert.deepEqual(
      read(
        'A <|-- B',
        'A --|> B',
        'A *-- B',
        'A o-- B',
        'A --> B',
        'A ..> B',
        'A ..|> B',
        'A -- B',
      )?.edges.map(({ fromEnd, line, toEnd }) => [fromEnd, line, toEnd]),
      [
        ['triangle', 'solid', 'none'],
        ['none', 'solid', 'triangle'],
        ['diamond', 'solid', 'none'],
        ['hollowDiamond', 'solid', 'none'],
        ['none', 'solid', 'open'],
        ['none', 'dashed', 'open'],
        ['none', 'dashed', 'triangle'],
        ['none', 'solid', 'none'],
      ],
    );
  });

  it('reads how many there are at each end', () => {
    const [edge] = read('Customer "1" --> "0..*" Ticket : buys')?.edges ?? [];
    assert.deepEqual([edge?.fromLabel, edge?.toLabel, edge?.label], ['1', '0..*', 'buys']);
  });

  it('writes types in their brackets and kinds above the name', () => {
    const graph = read(
      'class List~int~ {',
      '+get() Map~String, List~int~~',
      '}',
      '<<interface>> Shape',
      'class Shape',
    );
    assert.deepEqual(
      graph?.nodes.map(({ label }) => label),
      ['List<int>', '«interface»\nShape'],
    );
    assert.deepEqual(graph?.nodes[0]?.compartments, [[['+get() Map<String, List<int>>']]]);
  });

  it('reads spaces of names and notes', () => {
    const graph = read('namespace Shop {', 'class Order', '}', 'note for Order "Paid or not"');
    assert.deepEqual(
      graph?.nodes.map(({ id, group, label }) => [id, group, label]),
      [
        ['Order', 'Shop', 'Order'],
        ['note 1', undefined, 'Paid or not'],
      ],
    );
  });

  for (const [why, ...lines] of [
    ['a lollipop', 'A ()-- B'],
    ['a class without an end', 'class A {', '+int x'],
    ['an end of nothing', 'class A', '}'],
    ['words', 'this is no class'],
  ] as const)
    it(`does not read ${why}`, () => assert.equal(read(...lines), undefined));
});

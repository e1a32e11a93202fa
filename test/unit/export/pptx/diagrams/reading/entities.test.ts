import assert from 'node:assert/strict';
import type { Graph } from '../../../../../../src/export/pptx/diagrams/diagram.ts';
import { readDiagram } from '../../../../../../src/export/pptx/diagrams/readDiagram.ts';

const read = (...lines: string[]): Graph | undefined => {
  const diagram = readDiagram(['erDiagram', ...lines].join('\n'));
  return diagram?.kind === 'graph' ? diagram : undefined;
};

describe('readDiagram: entities', () => {
  it('knows how many there are at each end', () => {
    assert.deepEqual(
      read('A ||--o{ B : has', 'A }|..|{ B : has', 'A |o--o| B : has', 'A }o--|| B : has')?.edges.map(
        ({ fromEnd, line, toEnd }) => [fromEnd, line, toEnd],
      ),
      [
        ['one', 'solid', 'maybeMany'],
        ['many', 'dashed', 'many'],
        ['maybeOne', 'solid', 'maybeOne'],
        ['maybeMany', 'solid', 'one'],
      ],
    );
  });

  it('reads attributes with keys and remarks', () => {
    const [entity] = read('LINE-ITEM {', 'int id PK, FK "the first"', 'string[] tags', '}')?.nodes ?? [];
    assert.deepEqual(entity?.compartments, [
      [
        ['int', 'id', 'PK,FK', 'the first'],
        ['string[]', 'tags', '', ''],
      ],
    ]);
  });

  it('reads other names, and what a relation is called', () => {
    const graph = read('p[Person] {', 'int id', '}', '"Order line" }o--|| p : "belongs to"');
    assert.deepEqual(
      graph?.nodes.map(({ id, label }) => [id, label]),
      [
        ['p', 'Person'],
        ['Order line', 'Order line'],
      ],
    );
    assert.equal(graph?.edges[0]?.label, 'belongs to');
  });

  for (const [why, ...lines] of [
    ['relations in words', 'A one to many B : has'],
    ['an entity without an end', 'A {', 'int id'],
    ['an attribute without a name', 'A {', 'int', '}'],
  ] as const)
    it(`does not read ${why}`, () => assert.equal(read(...lines), undefined));
});

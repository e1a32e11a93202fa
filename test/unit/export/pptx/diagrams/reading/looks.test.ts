import assert from 'node:assert/strict';
import { readDiagram } from '../../../../../../src/export/pptx/diagrams/readDiagram.ts';

const looksIn = (...lines: readonly string[]) => {
  const diagram = readDiagram(['flowchart LR', ...lines].join('\n'));
  assert(diagram?.kind === 'graph');
  return Object.fromEntries(diagram.nodes.map(({ id, look }) => [id, look]));
};

describe('The colors of a flowchart', () => {
  it('are those of the classes that nodes are given', () => {
    assert.deepEqual(
      looksIn(
        'A:::hot --> B --> C & D',
        'classDef hot fill:#f96,stroke:#333333,stroke-width:4px,color:#fff;',
        'classDef cold fill:#00f',
        'class C,D cold',
      ),
      {
        A: { fill: '#ff9966', stroke: '#333333', text: '#ffffff' },
        B: undefined,
        C: { fill: '#0000ff' },
        D: { fill: '#0000ff' },
      },
    );
  });

  it('are a node’s own before its class’s, and the class of all before none', () => {
    assert.deepEqual(
      looksIn('A --> B', 'classDef default fill:#eeeeee', 'style B fill:#111111,color:#fafafa'),
      { A: { fill: '#eeeeee' }, B: { fill: '#111111', text: '#fafafa' } },
    );
  });

  it('are the theme’s where they are written in another way', () => {
    assert.deepEqual(looksIn('A --> B', 'style A fill:red,stroke:url(x)', 'linkStyle 0 stroke:#f00'), {
      A: undefined,
      B: undefined,
    });
  });
});

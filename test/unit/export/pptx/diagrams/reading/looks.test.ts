import assert from 'node:assert/strict';
import { readDiagram } from '../../../../../../src/export/pptx/diagrams/readDiagram.ts';

const looksOf = (kind: string, ...lines: readonly string[]) => {
  const diagram = readDiagram([kind, ...lines].join('\n'));
  assert(diagram?.kind === 'graph');
  return Object.fromEntries(diagram.nodes.map(({ id, look }) => [id, look]));
};
const looksIn = (...lines: readonly string[]) => looksOf('flowchart LR', ...lines);

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
        C: { fill: '#0000ff', text: '#ffffff' },
        D: { fill: '#0000ff', text: '#ffffff' },
      },
    );
  });

  it('are a node’s own before its class’s, and the class of all before none', () => {
    assert.deepEqual(
      looksIn('A --> B', 'classDef default fill:#eeeeee', 'style B fill:#111111,color:#fafafa'),
      { A: { fill: '#eeeeee', text: '#000000' }, B: { fill: '#111111', text: '#fafafa' } },
    );
  });

  it('are the theme’s where they are written in another way', () => {
    assert.deepEqual(looksIn('A --> B', 'style A fill:red,stroke:url(x)', 'linkStyle 0 stroke:#f00'), {
      A: undefined,
      B: undefined,
    });
  });
});

describe('The colors of other diagrams', () => {
  const bad = { fill: '#ff0000', text: '#000000' };

  it('are given to states, by name where they are first said', () => {
    assert.deepEqual(
      looksOf(
        'stateDiagram-v2',
        'classDef bad fill:#f00,color:black',
        'Open --> Shut:::bad',
        'Open --> Lost',
        'Lost --> Found',
        'class Lost bad',
        'Found:::bad',
      ),
      { Open: undefined, Shut: bad, Lost: bad, Found: bad },
    );
  });

  it('are given to classes, in each way that there is', () => {
    assert.deepEqual(
      looksOf(
        'classDiagram',
        'class Order:::bad',
        'Order <|-- Line',
        'Order <|-- Sum',
        'cssClass "Line,Sum" bad',
        'class Plain',
        'style Plain fill:#123',
        'classDef bad fill:#f00',
      ),
      { Order: bad, Line: bad, Sum: bad, Plain: { fill: '#112233', text: '#ffffff' } },
    );
  });
});

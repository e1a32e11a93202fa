import assert from 'node:assert/strict';
import { diagramLimits } from '../../../../../../src/deck/diagramLimits.ts';
import type { Graph } from '../../../../../../src/export/pptx/diagrams/diagram.ts';
import { readDiagram } from '../../../../../../src/export/pptx/diagrams/readDiagram.ts';

const read = (...lines: string[]): Graph | undefined => {
  const diagram = readDiagram(['flowchart TD', ...lines].join('\n'));
  return diagram?.kind === 'graph' ? diagram : undefined;
};
const forms = (...lines: string[]) => read(...lines)?.nodes.map(({ form, label }) => [form, label]);
const links = (...lines: string[]) =>
  read(...lines)?.edges.map(({ from, to, label, line, fromEnd, toEnd }) => [
    from,
    fromEnd,
    line,
    label,
    toEnd,
    to,
  ]);

describe('readDiagram: flowcharts', () => {
  it('knows each form by the marks around its label', () => {
    assert.deepEqual(
      forms(
        'A[a]',
        'B(b)',
        'C([c])',
        'D[[d]]',
        'E[(e)]',
        'F((f))',
        'G>g]',
        'H{h}',
        'I{{i}}',
        'J[/j/]',
        'K[\\k\\]',
        'L[/l\\]',
        'M[\\m/]',
        'N(((n)))',
        'O',
      ),
      [
        ['box', 'a'],
        ['rounded', 'b'],
        ['pill', 'c'],
        ['subroutine', 'd'],
        ['cylinder', 'e'],
        ['circle', 'f'],
        ['flag', 'g'],
        ['diamond', 'h'],
        ['hexagon', 'i'],
        ['slantedRight', 'j'],
        ['slantedLeft', 'k'],
        ['trapezoid', 'l'],
        ['trapezoidDown', 'm'],
        ['doubleCircle', 'n'],
        ['box', 'O'],
      ],
    );
  });

  it('knows each link by its strokes and its ends', () => {
    assert.deepEqual(
      links('A --> B', 'A --- B', 'A -.-> B', 'A ==> B', 'A --x B', 'A --o B', 'A <--> B', 'A ~~~ B'),
      [
        ['A', 'none', 'solid', '', 'arrow', 'B'],
        ['A', 'none', 'solid', '', 'none', 'B'],
        ['A', 'none', 'dashed', '', 'arrow', 'B'],
        ['A', 'none', 'thick', '', 'arrow', 'B'],
        ['A', 'none', 'solid', '', 'cross', 'B'],
        ['A', 'none', 'solid', '', 'circle', 'B'],
        ['A', 'arrow', 'solid', '', 'arrow', 'B'],
        ['A', 'none', 'unseen', '', 'none', 'B'],
      ],
    );
  });

  it('reads a link’s text between bars and between its strokes', () => {
    assert.deepEqual(
      links('A -->|one| B', 'A -- two words --> B', 'A -. three .-> B', 'A == "four" ==> B')?.map(
        ([, , line, label]) => [line, label],
      ),
      [
        ['solid', 'one'],
        ['solid', 'two words'],
        ['dashed', 'three'],
        ['thick', 'four'],
      ],
    );
  });

  it('reads chains, and several nodes at once', () => {
    assert.deepEqual(
      links('A & B --> C --> D')?.map(([from, , , , , to]) => `${from}${to}`),
      ['AC', 'BC', 'CD'],
    );
  });

  it('makes a link longer by its strokes', () => {
    assert.deepEqual(
      read('A --> B', 'A ----> C', 'A -..-> D', 'A --- E', 'A ----- F')?.edges.map(({ span }) => span),
      [1, 3, 2, 1, 3],
    );
  });

  it('puts nodes in the groups that name them', () => {
    const graph = read(
      'A --> B',
      'subgraph one [The first]',
      'B',
      'subgraph two',
      'C',
      'end',
      'end',
      'one --> D',
    );
    assert.deepEqual(graph?.groups, [
      { id: 'one', label: 'The first', group: undefined },
      { id: 'two', label: 'two', group: 'one' },
    ]);
    assert.deepEqual(
      graph?.nodes.map(({ id, group }) => [id, group]),
      [
        ['A', undefined],
        ['B', 'one'],
        ['C', 'two'],
        ['D', undefined],
      ],
    );
  });

  it('does not read groups deeper in each other than anybody draws them', () => {
    const nested = (depth: number): Graph | undefined =>
      read(
        ...Array.from({ length: depth }, (_, at) => `subgraph g${at}`),
        'A --> B',
        ...Array.from({ length: depth }, () => 'end'),
      );
    assert.equal(nested(8)?.groups.length, 8);
    assert.equal(nested(9), undefined);
  });

  it('leaves out comments, settings and how things look', () => {
    const graph = read(
      '%%{init: {"theme": "dark"}}%%',
      '%% a comment',
      'A:::big --> B',
      'style A fill:#f00',
      'classDef big font-size:20px',
      'class A,B big',
      'linkStyle 0 stroke:red',
      'click A "https://example.org"',
    );
    assert.deepEqual(
      graph?.nodes.map(({ id }) => id),
      ['A', 'B'],
    );
  });

  it('reads front matter, directions and the names of forms', () => {
    const diagram = readDiagram(
      '---\ntitle: A title\n---\ngraph RL;\n  A@{ shape: cyl, label: "Data" } --> B;',
    );
    assert(diagram?.kind === 'graph');
    assert.equal(diagram.direction, 'RL');
    assert.deepEqual(diagram.nodes[0], { id: 'A', form: 'cylinder', label: 'Data', group: undefined });
  });

  it('reads labels without their marks, their breaks as such', () => {
    assert.deepEqual(
      forms('A["one<br/>two"]', 'B[<b>three</b> #amp; #35;4]', 'C["`**five** and six`"]', 'D["x < y"]'),
      [
        ['box', 'one\ntwo'],
        ['box', 'three & #4'],
        ['box', 'five and six'],
        ['box', 'x < y'],
      ],
    );
  });

  it('reads names in any script', () => {
    assert.deepEqual(
      links('開始 --> عمل --> fin-2.b')?.map(([from, , , , , to]) => [from, to]),
      [
        ['開始', 'عمل'],
        ['عمل', 'fin-2.b'],
      ],
    );
  });

  for (const [why, line] of [
    ['a formula', 'A["$$x^2$$"] --> B'],
    ['a form that it does not know', 'A@{ shape: bolt } --> B'],
    ['a label without an end', 'A[one --> B'],
    ['a group without an end', 'subgraph one\nA'],
    ['a group with nothing in it', 'subgraph one\nend\nA'],
    ['a link without a target', 'A -->'],
    ['an edge with a name', 'A e1@--> B'],
    ['words', 'this is no flowchart'],
  ] as const)
    it(`does not read ${why}`, () => assert.equal(read(line), undefined));

  it('does not read other kinds of diagrams, nor nothing', () => {
    for (const source of ['', 'gantt\n  section A', 'pie\n "a": 1', 'flowchart', '%% only a comment', '}{'])
      assert.equal(readDiagram(source), undefined, source);
  });

  it('draws no more links than the page does, and no longer text', () => {
    const names = (letter: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${letter}${at}`).join(' & ');
    assert.equal(read(`${names('a', 15)} --> ${names('b', 20)}`)?.edges.length, diagramLimits.edges);
    assert.equal(read(`${names('a', 15)} --> ${names('b', 20)}`, 'c --> d'), undefined);
    const padded = (length: number) =>
      read('A --> B', `%% ${'x'.repeat(length - 'flowchart TD\nA --> B\n%% '.length)}`);
    assert.ok(padded(diagramLimits.characters));
    assert.equal(padded(diagramLimits.characters + 1), undefined);
  });
});

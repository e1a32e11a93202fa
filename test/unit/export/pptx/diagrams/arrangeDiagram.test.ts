import assert from 'node:assert/strict';
import fc from 'fast-check';
import { arrangeDiagram } from '../../../../../src/export/pptx/diagrams/arrangeDiagram.ts';
import { crossesBox, grown, holds, overlap } from '../../../../../src/export/pptx/diagrams/layout/boxes.ts';
import { sitesIn } from '../../../../../src/export/pptx/diagrams/layout/forms.ts';
import {
  boundsOf,
  type Joint,
  type PlacedLine,
  type PlacedShape,
  type Point,
  type Scene,
} from '../../../../../src/export/pptx/diagrams/layout/scene.ts';
import { readDiagram } from '../../../../../src/export/pptx/diagrams/readDiagram.ts';
import { createMeasure } from '../../../../../src/layouts/measure/fontMeasure.ts';
import { diagramSources } from '../../../../support/decks/diagramSources.ts';

const room = { x: 72, y: 136, width: 1136, height: 528 };
const measure = createMeasure();
const arrange = (source: string): Scene | undefined => arrangeDiagram(source, room, measure);

const shapesOf = ({ items }: Scene): PlacedShape[] => items.filter((item) => item.item === 'shape');
const linesOf = ({ items }: Scene): PlacedLine[] => items.filter((item) => item.item === 'line');
const nodesOf = (source: string, scene: Scene): PlacedShape[] => {
  const diagram = readDiagram(source);
  const ids = new Set(diagram?.kind === 'graph' ? diagram.nodes.map(({ id }) => id) : []);
  return shapesOf(scene).filter(({ id }) => ids.has(id));
};

const near = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) < 0.6;
const pieces = ({ points }: PlacedLine): [Point, Point][] =>
  points.slice(1).map((point, at) => [points[at]!, point]);

/** Where a program finds the place that a line says it ends at. */
const jointOf = (source: string, scene: Scene, { shape, site }: Joint): Point | undefined => {
  const known = shapesOf(scene).find(({ id }) => id === shape);
  if (!known) return undefined;
  const { box, geometry } = known;
  if ('path' in geometry) {
    const own = geometry.sites[site];
    return own && { x: box.x + own.x, y: box.y + own.y };
  }
  const diagram = readDiagram(source);
  const node = diagram?.kind === 'graph' ? diagram.nodes.find(({ id }) => id === shape) : undefined;
  return sitesIn(node?.form ?? 'box', box).find(({ number }) => number === site)?.point;
};

const assertWell = (source: string, scene: Scene): void => {
  assert(scene.size >= 12, 'letters are too small');
  assert(holds(grown(room, 0.01), boundsOf(scene.items)), 'something is outside');
  const nodes = nodesOf(source, scene);
  for (const [at, node] of nodes.entries())
    for (const other of nodes.slice(at + 1))
      assert(!overlap(node.box, other.box), `${node.id} over ${other.id}`);
  for (const line of linesOf(scene)) {
    if (!line.from || !line.to) continue;
    for (const [joint, end] of [
      [line.from, line.points[0]!],
      [line.to, line.points.at(-1)!],
    ] as const) {
      const place = jointOf(source, scene, joint);
      assert(place && near(place, end), `a line does not end at ${joint.shape}`);
    }
    for (const node of nodes)
      assert(
        pieces(line).every(([from, to]) => !crossesBox(from, to, grown(node.box, -1.5))),
        `a line goes through ${node.id}`,
      );
  }
};

const forms = ['[x]', '(x)', '([x])', '{x}', '((x))', '{{x}}', '[(x)]', '[/x/]', '>x]'];
const words = [
  'Go',
  'Ask the person again',
  'Ablehnung wegen Fristüberschreitung',
  '認証に成功したか',
  'نعم أو لا',
];
const label = fc.constantFrom(...words);
const graphSource = fc
  .record({
    direction: fc.constantFrom('TB', 'BT', 'LR', 'RL'),
    nodes: fc.array(fc.tuple(fc.constantFrom(...forms), label), { minLength: 2, maxLength: 9 }),
    edges: fc.array(
      fc.tuple(
        fc.nat(),
        fc.nat(),
        fc.option(label),
        fc.constantFrom('-->', '-.->', '==>', '---', '--x', '<-->'),
      ),
      { maxLength: 10 },
    ),
    grouped: fc.nat({ max: 3 }),
  })
  .map(({ direction, nodes, edges, grouped }) => {
    const name = (at: number): string => `N${at % nodes.length}`;
    const lines = nodes.map(([form, text], at) => `${name(at)}${form.replace('x', `"${text}"`)}`);
    const group = grouped > 0 ? ['subgraph G [The group]', ...lines.slice(0, grouped), 'end'] : [];
    const links = edges.map(
      ([from, to, text, link]) => `${name(from)} ${link}${text === null ? '' : `|"${text}"|`} ${name(to)}`,
    );
    return [`flowchart ${direction}`, ...group, ...lines.slice(grouped), ...links].join('\n');
  });

const sequenceSource = fc
  .array(
    fc.tuple(
      fc.nat({ max: 4 }),
      fc.nat({ max: 4 }),
      label,
      fc.constantFrom('->>', '-->>', '-x', '-)'),
      fc.nat({ max: 5 }),
    ),
    { minLength: 1, maxLength: 9 },
  )
  .map((steps) =>
    [
      'sequenceDiagram',
      ...steps.flatMap(([from, to, text, arrow, kind]) => {
        const message = `L${from}${arrow}L${to}: ${text}`;
        if (kind === 0) return ['alt case', message, 'else other', message, 'end'];
        if (kind === 1) return [`Note over L${from},L${to}: ${text}`, message];
        return kind === 2 ? [`Note right of L${from}: ${text}`] : [message];
      }),
    ].join('\n'),
  );

describe('arrangeDiagram', function () {
  this.timeout(60_000);

  for (const [kind, source] of Object.entries(diagramSources))
    it(`draws each kind in its room: ${kind}`, () => {
      const scene = arrange(source);
      assert(scene);
      assertWell(source, scene);
    });

  it('draws graphs so that nothing covers a node and all lines end at theirs', () => {
    let drawn = 0;
    fc.assert(
      fc.property(graphSource, (source) => {
        const scene = arrange(source);
        if (!scene) return;
        drawn += 1;
        assertWell(source, scene);
      }),
      { numRuns: 30, seed: 16 },
    );
    assert(drawn >= 20, `only ${drawn} of 30 are drawn`);
  });

  it('draws sequences so that messages end at their lanes', () => {
    let drawn = 0;
    fc.assert(
      fc.property(sequenceSource, (source) => {
        const scene = arrange(source);
        if (!scene) return;
        drawn += 1;
        assertWell(source, scene);
      }),
      { numRuns: 60, seed: 16 },
    );
    assert(drawn >= 40, `only ${drawn} of 60 are drawn`);
  });

  it('keeps the labels of lines off the nodes and off each other', () => {
    const scene = arrange(diagramSources.flowchart)!;
    const texts = shapesOf(scene).filter(({ name }) => name === 'Label');
    assert(texts.length > 0);
    const nodes = nodesOf(diagramSources.flowchart, scene);
    for (const [at, { box }] of texts.entries())
      for (const other of [...nodes, ...texts.slice(at + 1)]) assert(!overlap(box, other.box), other.id);
  });

  it('holds in a group’s frame what is in the group, and nothing else', () => {
    const scene = arrange(diagramSources.flowchart)!;
    const frame = shapesOf(scene).find(({ id }) => id === 'Client')!;
    const inside = nodesOf(diagramSources.flowchart, scene).filter(({ box }) => holds(frame.box, box));
    assert.deepEqual(
      inside.map(({ id }) => id),
      ['U', 'W'],
    );
    assert(
      nodesOf(diagramSources.flowchart, scene).every(
        (node) => inside.includes(node) || !overlap(frame.box, node.box),
      ),
    );
  });

  it('has messages under each other in their order', () => {
    const ys = linesOf(arrange(diagramSources.sequence)!).flatMap(({ from, points }) =>
      from ? [points[0]!.y] : [],
    );
    assert.deepEqual(
      ys,
      ys.toSorted((one, other) => one - other),
    );
    assert.equal(ys.length, 4);
  });

  it('folds a long way into rows, each node beside or below the one before', () => {
    const chain = (direction: string, count: number) =>
      [
        `flowchart ${direction}`,
        ...Array.from(
          { length: count - 1 },
          (_, at) => `N${at}[Step ${at}] --> N${at + 1}([Step ${at + 1}])`,
        ),
      ].join('\n');
    for (const direction of ['TB', 'LR'])
      for (const count of [16, 20, 30]) {
        const source = chain(direction, count);
        const scene = arrange(source);
        assert(scene, `${direction} ${count}`);
        assertWell(source, scene);
        assert.equal(nodesOf(source, scene).length, count);
        assert.equal(linesOf(scene).length, count - 1);
      }
  });

  it('folds a long way with its labels on its lines', () => {
    const links = Array.from({ length: 17 }, (_, at) => `N${at} -->|goes on| N${at + 1}`);
    const source = `flowchart LR\n${links.join('\n')}`;
    const scene = arrange(source)!;
    assertWell(source, scene);
    const labels = shapesOf(scene).filter(({ name }) => name === 'Label');
    assert.equal(labels.length, 17);
    for (const { box } of labels)
      for (const node of nodesOf(source, scene)) assert(!overlap(box, node.box), node.id);
  });

  it('sets letters as large as there is room', () => {
    const small = arrange('flowchart LR\n A --> B')!;
    assert.equal(small.size, 28);
    const chain = `flowchart LR\n${Array.from({ length: 9 }, (_, at) => `S${at}[Step] --> S${at + 1}[Step]`).join('\n')}`;
    assert(arrange(chain)!.size < 22);
  });

  it('answers nothing where no letters would be large enough', () => {
    const steps = Array.from(
      { length: 40 },
      (_, at) => `S${at}[A step of some words] --> S${at + 1}[A step of some words]\n S${at} --> S0`,
    );
    assert.equal(arrange(`flowchart LR\n${steps.join('\n')}`), undefined);
    const messages = Array.from({ length: 60 }, (_, at) => `A->>B: A message of many words, number ${at}`);
    assert.equal(arrange(`sequenceDiagram\n${messages.join('\n')}`), undefined);
  });

  it('draws a link that is written as long as a text may be', () => {
    const source = `flowchart TD\nA${'-'.repeat(15_000)}>B`;
    assert.equal(nodesOf(source, arrange(source)!).length, 2);
  });

  it('answers nothing where it does not understand', () => {
    assert.equal(arrange('gantt\n section A'), undefined);
  });
});

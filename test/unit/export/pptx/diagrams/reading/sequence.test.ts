import assert from 'node:assert/strict';
import type { Sequence } from '../../../../../../src/export/pptx/diagrams/diagram.ts';
import { readDiagram } from '../../../../../../src/export/pptx/diagrams/readDiagram.ts';

const read = (...lines: string[]): Sequence | undefined => {
  const diagram = readDiagram(['sequenceDiagram', ...lines].join('\n'));
  return diagram?.kind === 'sequence' ? diagram : undefined;
};

describe('readDiagram: sequences', () => {
  it('has lanes in the order in which they are named', () => {
    assert.deepEqual(read('participant B as Bob<br/>Smith', 'actor C', 'A->>B: Hi')?.lanes, [
      { id: 'B', label: 'Bob\nSmith', isPerson: false },
      { id: 'C', label: 'C', isPerson: true },
      { id: 'A', label: 'A', isPerson: false },
    ]);
  });

  it('knows each arrow', () => {
    const arrows = ['->', '-->', '->>', '-->>', '<<->>', '<<-->>', '-x', '--x', '-)', '--)'];
    assert.deepEqual(
      read(...arrows.map((arrow) => `A${arrow}B: said`))?.steps.map(
        (step) => step.step === 'message' && [step.line, step.fromEnd, step.toEnd],
      ),
      [
        ['solid', 'none', 'none'],
        ['dashed', 'none', 'none'],
        ['solid', 'none', 'arrow'],
        ['dashed', 'none', 'arrow'],
        ['solid', 'arrow', 'arrow'],
        ['dashed', 'arrow', 'arrow'],
        ['solid', 'none', 'cross'],
        ['dashed', 'none', 'cross'],
        ['solid', 'none', 'open'],
        ['dashed', 'none', 'open'],
      ],
    );
  });

  it('reads frames with their parts, and what is within', () => {
    assert.deepEqual(
      read('alt first', 'A->>B: one', 'else', 'loop always', 'A->>B: two', 'end', 'end')?.steps.map((step) =>
        'label' in step ? [step.step, step.label] : [step.step],
      ),
      [
        ['open', 'first'],
        ['message', 'one'],
        ['divide', ''],
        ['open', 'always'],
        ['message', 'two'],
        ['close'],
        ['close'],
      ],
    );
  });

  it('begins and ends work by words and by signs', () => {
    assert.deepEqual(
      read('A->>+B: go', 'B-->>-A: done', 'activate A', 'deactivate A')?.steps.flatMap((step) =>
        step.step === 'activate' || step.step === 'deactivate' ? [[step.step, step.lane]] : [],
      ),
      [
        ['activate', 'B'],
        ['deactivate', 'B'],
        ['activate', 'A'],
        ['deactivate', 'A'],
      ],
    );
  });

  it('counts messages where it is told to', () => {
    assert.deepEqual(
      read('A->>B: a', 'autonumber 10 5', 'A->>B: b', 'A->>B: c', 'autonumber off', 'A->>B: d')?.steps.map(
        (step) => 'label' in step && step.label,
      ),
      ['a', '10. b', '15. c', 'd'],
    );
  });

  it('reads notes and boxes', () => {
    const sequence = read(
      'box Aqua The front',
      'participant A',
      'participant B',
      'end',
      'Note right of A: one',
      'note over A,B: two',
    );
    assert.deepEqual(sequence?.boxes, [{ label: 'The front', lanes: ['A', 'B'] }]);
    assert.deepEqual(sequence?.steps, [
      { step: 'note', lanes: ['A'], side: 'right', label: 'one' },
      { step: 'note', lanes: ['A', 'B'], side: 'over', label: 'two' },
    ]);
  });

  it('keeps colons and signs of messages', () => {
    assert.deepEqual(
      read('A->>B: GET http://x: -> 200', 'Web App->>Data Store: ask')?.steps.map(
        (step) => step.step === 'message' && [step.from, step.to, step.label],
      ),
      [
        ['A', 'B', 'GET http://x: -> 200'],
        ['Web App', 'Data Store', 'ask'],
      ],
    );
  });

  for (const [why, ...lines] of [
    ['a frame without an end', 'loop x', 'A->>B: a'],
    ['an end of nothing', 'A->>B: a', 'end'],
    ['the part of another frame', 'loop x', 'A->>B: a', 'else', 'A->>B: b', 'end'],
    ['lanes that come and go', 'A->>B: a', 'create participant C', 'B->>C: b'],
    ['an arrow that it does not know', 'A-|>B: a'],
    ['nothing'],
  ] as const)
    it(`does not read ${why}`, () => assert.equal(read(...lines), undefined));
});

import assert from 'node:assert/strict';
import { leadIns } from '../../../../quality/faults/sentences/leadIns.ts';
import { faultsIn, list, statement } from '../faultsIn.ts';

describe('Lead-ins', () => {
  it('are faults where nothing follows', () => {
    assert.deepEqual(faultsIn(leadIns, 'The flow looks like:', [statement('Flow', 'The flow looks like:')]), [
      '1: The flow looks like:',
    ]);
  });

  it('are faults as one bullet among what they introduce', () => {
    const slides = [list('Ways', 'Here are some strategies:', 'Wait', 'Retry')];
    assert.deepEqual(faultsIn(leadIns, '', slides), ['1: Here are some strategies:']);
  });

  it('are faults without their colon before a listing that is not there', () => {
    const markdown = 'Build the image with\n\n- a\n\nAfter that start the server:\n\n```\nserve\nnow\n```\n';
    assert.deepEqual(
      faultsIn(leadIns, markdown, [list('Go', 'After that start the server', 'Read the log')]),
      ['1: After that start the server'],
    );
  });

  it('are known by their words in other languages', () => {
    const known = [
      ['de', 'Die Schritte sind wie folgt'],
      ['fr', 'Les étapes sont les suivantes'],
      ['ja', '手順は次のとおりです'],
      ['cn', '步骤如下'],
      ['ar', 'الخطوات كما يلي'],
      ['hi', 'चरण निम्नलिखित हैं'],
    ] as const;
    for (const [language, text] of known)
      assert.deepEqual(faultsIn(leadIns, '', [list('T', text, 'x')], language), [`1: ${text}`]);
  });

  it('are right above the points of their slide', () => {
    const slide = { ...list('Ways', 'Wait', 'Retry'), lead: 'Here are some strategies:' };
    assert.deepEqual(faultsIn(leadIns, '', [slide]), []);
  });

  it('are right above the inner points of their bullet', () => {
    const slide = {
      layout: 'bullets',
      style: 'list',
      title: 'Ways',
      items: [{ text: 'Il y a deux voies :', items: ['Attendre', 'Réessayer'] }, { text: 'Sinon rien' }],
    };
    assert.deepEqual(faultsIn(leadIns, '', [slide], 'fr'), []);
  });

  it('are not sentences that end with such a word', () => {
    const text = 'Comparators are joined by all that the set includes, without a because.';
    assert.deepEqual(faultsIn(leadIns, '', [list('T', text, 'x')]), []);
  });

  it('are not sentences with a colon in them', () => {
    assert.deepEqual(faultsIn(leadIns, '', [list('T', 'Start it: `npm start`', 'Stop it')]), []);
  });

  it('are right before the next paragraph of a text, and faults at its end', () => {
    const text = (...paragraphs: string[]) => [{ layout: 'text', title: 'Boats', paragraphs }];
    assert.deepEqual(faultsIn(leadIns, '', text('In short:', 'It leaks.')), []);
    assert.deepEqual(faultsIn(leadIns, '', text('It leaks.', 'Call this:')), ['1: Call this:']);
  });

  it('are right over the command of their column', () => {
    const columns = ['Brew', 'Ports'].map((name) => ({
      heading: `With ${name}:`,
      text: '`install node`',
      items: [],
    }));
    assert.deepEqual(faultsIn(leadIns, '', [{ layout: 'columns', title: 'Two', columns }]), []);
  });

  it('are right above the points of their column, and faults beside another', () => {
    const columns = (second: string) => [
      {
        layout: 'columns',
        title: 'Two',
        columns: [
          { heading: 'A', text: 'It needs:', items: [{ text: 'Time' }] },
          { heading: 'B', text: second, items: [] },
        ],
      },
    ];
    assert.deepEqual(faultsIn(leadIns, '', columns('It needs nothing.')), []);
    assert.deepEqual(faultsIn(leadIns, '', columns('Update to:')), ['1: Update to:']);
  });
});

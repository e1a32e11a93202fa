import assert from 'node:assert/strict';
import { type RichText, rich } from '../../../../src/deck/richText.ts';
import { binds, sumsUp } from '../../../../src/engine/features/binds.ts';
import { saidOf } from '../../../../src/engine/features/said.ts';

const said = (text: string | RichText) =>
  saidOf(
    typeof text === 'string' ? rich(text) : text,
    { opensParagraph: true, isLast: false, isLoud: false },
    'us',
  );

describe('binds', () => {
  for (const sentence of [
    'We decided to sell the ship.',
    'Please approve the budget of the harbor by Friday.',
    'Thus, it is vital that we write a wrapper.',
    'The name of a ship must be unique.',
    'The method no longer accepts a callback.',
    'The pump is off by default.',
    'Do not forget the anchor.',
    '=> We write it all in one language',
    '→ the second harbor',
  ])
    it(`holds of “${sentence}”`, () => assert.equal(binds(said(sentence)), true));

  for (const sentence of [
    'The ship has two cranes.',
    'The pilot knows the bank of the river.',
    'Names are sent to the harbor => the office.',
    'You must bring:',
  ])
    it(`does not hold of “${sentence}”`, () => assert.equal(binds(said(sentence)), false));

  it('holds of what is bold from end to end, not of a bold word', () => {
    assert.equal(binds(said([{ text: 'All of the boats stay in the harbor', marks: ['strong'] }])), true);
    assert.equal(binds(said([{ text: 'All', marks: ['strong'] }, { text: ' of the boats stay' }])), false);
  });
});

describe('sumsUp', () => {
  it('holds of conclusions and of what stands after an arrow, of no other rule', () => {
    assert.equal(sumsUp(said('In short, the harbor pays.')), true);
    assert.equal(sumsUp(said('=> the harbor pays')), true);
    assert.equal(sumsUp(said('The name of a ship must be unique.')), false);
  });
});

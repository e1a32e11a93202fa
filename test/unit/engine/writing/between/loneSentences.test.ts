import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { loneSentences } from '../../../../../src/engine/writing/between/loneSentences.ts';
import type { DraftedScene } from '../../../../../src/engine/writing/draftedDeck.ts';
import type { Slide } from '../../../../../src/layouts/slide.ts';
import { boats, statementOf } from '../../../../support/boats.ts';

const list = (title = 'Boats', kicker?: string, lead?: string): Slide => ({
  ...boats,
  title: rich(title),
  ...(kicker ? { kicker: rich(kicker) } : {}),
  layout: 'bullets',
  style: 'list',
  ...(lead ? { lead: rich(lead) } : {}),
  items: ['Ada', 'Bertha'].map((text) => ({ text: rich(text) })),
});
const chart: Slide = {
  ...boats,
  layout: 'chart',
  chart: { kind: 'bar', decimals: 0, categories: ['A', 'B'], series: [{ name: 'Tons', values: [1, 2] }] },
};
const scene = (heading: string, kind: 'list' | 'text', ...slides: Slide[]): DraftedScene => ({
  title: rich(heading),
  heading: rich(heading),
  body: kind === 'text' ? { kind, said: [] } : { kind, ordered: false, items: [], above: [], below: [] },
  parts: [],
  slides,
});
const shown = (...scenes: DraftedScene[]): string[] =>
  loneSentences(scenes, 'us').flatMap(({ slides }) =>
    slides.map((slide) => {
      const lead = 'lead' in slide && slide.lead ? `${plain(slide.lead)} > ` : '';
      const below = slide.layout === 'bullets' && slide.below ? ` > ${plain(slide.below)}` : '';
      return `${lead}${slide.layout === 'statement' ? plain(slide.text) : slide.layout}${below}`;
    }),
  );

describe('loneSentences', () => {
  it('puts a sentence above what comes next under its heading, before what introduces that', () => {
    const text = scene('Boats', 'text', statementOf('The yard has two boats.'));
    assert.deepEqual(shown(text, scene('Boats', 'list', list())), ['The yard has two boats. > bullets']);
    assert.deepEqual(shown(text, scene('Boats', 'list', list('Boats', undefined, 'They are old:'))), [
      'The yard has two boats. They are old: > bullets',
    ]);
    assert.deepEqual(shown(text, scene('Boats', 'list', list('Boats', undefined, 'Old are'))), [
      'The yard has two boats. Old are > bullets',
    ]);
  });

  it('puts it below what comes before it under its heading', () => {
    assert.deepEqual(
      shown(scene('Boats', 'list', list()), scene('Boats', 'text', statementOf('Both leak.'))),
      ['bullets > Both leak'],
    );
    assert.deepEqual(shown(scene('Boats', 'text', statementOf('Ada is old.'), statementOf('She leaks.'))), [
      'Ada is old. She leaks.',
    ]);
  });

  it('has no name of which nothing is said above entries that are called otherwise', () => {
    const name = scene('Boats', 'list', statementOf('Old business'), list('New business', 'Boats'));
    assert.deepEqual(shown(name), ['bullets']);
  });

  it('puts it above a list of its own heading that is called otherwise, and of no other', () => {
    const text = scene('Boats', 'text', statementOf('The yard has two boats.'));
    const called = list('In the yard', 'Boats');
    assert.deepEqual(shown(text, scene('Boats', 'list', called)), ['The yard has two boats. > bullets']);
    assert.deepEqual(shown(text, scene('In the yard', 'list', called)), [
      'The yard has two boats.',
      'bullets',
    ]);
  });

  it('leaves it alone where no slide beside it holds both, and where it says much', () => {
    const much = `The yard has ${'very '.repeat(40)}old boats.`;
    assert.deepEqual(
      shown(scene('Boats', 'text', statementOf('Two boats.')), scene('Boats', 'list', chart)),
      ['Two boats.', 'chart'],
    );
    assert.deepEqual(shown(scene('Boats', 'text', statementOf(much)), scene('Boats', 'list', list())), [
      much,
      'bullets',
    ]);
  });
});

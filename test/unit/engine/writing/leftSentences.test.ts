import assert from 'node:assert/strict';
import { rich } from '../../../../src/deck/richText.ts';
import { saidInParagraph } from '../../../../src/engine/features/paragraphs.ts';
import type { Said } from '../../../../src/engine/features/said.ts';
import { slideText } from '../../../../src/engine/writing/draft/slideText.ts';
import { withLeftSentences } from '../../../../src/engine/writing/leftSentences.ts';
import { statementOf } from '../../../support/boats.ts';
import { writing } from '../../../support/scenes.ts';

const said = (texts: readonly string[]): Said[] =>
  saidInParagraph(rich(texts.join(' ')), { isLoud: false }, 'us');
const sentences = ['Ada is a very old boat.', 'It leaks.', 'Bertha was built this spring.'];
const shown = (all: readonly Said[], text: string, style = writing.style): string[] =>
  withLeftSentences(
    { path: [], body: { kind: 'text', said: all }, parts: [], worth: 1, pages: 1 },
    [statementOf(text)],
    { ...writing, style },
  ).map((each) => slideText(each).split('\n')[1]!);

describe('withLeftSentences', () => {
  it('shows a sentence that was left out beside one that is shown', () => {
    assert.deepEqual(shown(said(sentences), `${sentences[0]} ${sentences[2]}`), [sentences.join(' ')]);
    assert.deepEqual(shown(said(sentences), sentences[2]!), [sentences.join(' ')]);
  });

  it('leaves to the notes what is for them, and what has no room', () => {
    const [first, second, third] = said(sentences);
    assert.deepEqual(shown([first!, { ...second!, isIdle: true }, third!], sentences[0]!), [sentences[0]!]);
    const full = `${sentences[0]} ${'Bertha is very new. '.repeat(20).trim()}`;
    assert.deepEqual(shown([first!, second!], full), [full]);
  });

  it('begins even a full slide with what its paragraph opens with', () => {
    const opened = said(sentences).slice(0, 2);
    const full = `${sentences[1]} ${'Bertha is very new. '.repeat(20).trim()}`;
    assert.deepEqual(shown(opened, full), [`${sentences[0]} ${full}`]);
  });

  it('adds nothing where a deck is to say less, or says all of it already', () => {
    assert.deepEqual(shown(said(sentences), sentences[0]!, 'Strong'), [sentences[0]!]);
  });
});

import assert from 'node:assert/strict';
import { languages as tags } from '../../../../src/api/choices.ts';
import type { Language } from '../../../../src/api/generationOptions.ts';
import { narratives } from '../../../../src/deck/narratives.ts';
import { languages } from '../../../../src/languages/languages.ts';
import {
  narrativeScore,
  normalized,
  subjectScore,
  subjectsOf,
} from '../../../../src/languages/recognising/subjects.ts';
import { subjects } from '../../../../src/languages/vocabulary.ts';

const about = (heading: string, language: Language) => subjectsOf(heading, language)[0]?.subject;

describe('The vocabularies', () => {
  for (const language of tags) {
    it(`name every subject in ${language} and know it by its name`, () => {
      for (const subject of subjects) {
        const [name, question, cues] = languages[language].vocabulary.subjects[subject];
        assert.ok(name && question && cues.split(',').length >= 3, subject);
        assert.ok(subjectScore(normalized(name), subject, language) > 0, `${subject}: ${name}`);
      }
    });

    it(`tell every kind of talk in ${language}`, () => {
      for (const narrative of narratives) {
        const [first = ''] = languages[language].vocabulary.narratives[narrative].split(',');
        assert.ok(narrativeScore(normalized(first), narrative, language) > 0, narrative);
      }
    });
  }
});

describe('subjectsOf', () => {
  it('knows what headings are about', () => {
    assert.equal(about('Next steps', 'us'), 'nextSteps');
    assert.equal(about('Risks and open questions', 'us'), 'risks');
    assert.equal(about('Getting Started', 'us'), 'gettingStarted');
    assert.equal(about('Unsere Lösung', 'de'), 'solution');
    assert.equal(about('Nächste Schritte', 'de'), 'nextSteps');
    assert.equal(about('Les risques', 'fr'), 'risks');
    assert.equal(about('利用者の声', 'ja'), 'proof');
    assert.equal(about('公開までの予定', 'ja'), 'plan');
    assert.equal(about('市场与客户', 'cn'), 'market');
    assert.equal(about('المخاطر', 'ar'), 'risks');
    assert.equal(about('हमारा बजट', 'hi'), 'cost');
    assert.equal(about('আমাদের দল', 'bn'), 'team');
  });

  it('reads English headings in every language', () => {
    assert.equal(about('Roadmap', 'ja'), 'plan');
  });

  it('finds nothing where nothing is said', () => {
    assert.equal(about('The planet', 'us'), undefined);
    assert.equal(about('Zebras', 'us'), undefined);
  });
});

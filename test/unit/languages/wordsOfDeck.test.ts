import assert from 'node:assert/strict';
import { languages } from '../../../src/api/choices.ts';
import { fill } from '../../../src/languages/deckWords.ts';
import { formatDate, formatNumber, formatPercent, languageName } from '../../../src/languages/formats.ts';
import { deckWords } from '../../../src/languages/wordsOfDeck.ts';

const leaves = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('The deck’s own words', () => {
  const english = new Map(leaves(deckWords('us')));

  for (const language of languages) {
    it(`say everything in ${language}, with the same values put in`, () => {
      for (const [path, text] of leaves(deckWords(language))) {
        assert.notEqual(text.trim(), '', path);
        assert.deepEqual(placeholders(text), placeholders(english.get(path)!), `${language}${path}`);
      }
    });
  }

  it('are written in the script of their language', () => {
    const scripts = {
      cn: /\p{Script=Han}/u,
      ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
      ko: /\p{Script=Hangul}/u,
      ar: /\p{Script=Arabic}/u,
      hi: /\p{Script=Devanagari}/u,
      bn: /\p{Script=Bengali}/u,
    } as const;
    for (const [language, script] of Object.entries(scripts)) {
      for (const [path, text] of leaves(deckWords(language as keyof typeof scripts))) {
        if (path === '.direction' || path.startsWith('.quotes')) continue;
        assert.match(text, script, `${language}${path}`);
      }
    }
  });

  it('run from right to left in Arabic alone', () => {
    assert.deepEqual(
      languages.filter((language) => deckWords(language).direction === 'rtl'),
      ['ar'],
    );
  });
});

describe('fill', () => {
  it('puts values in and leaves what has none', () => {
    assert.equal(fill('{name}: {value} of {value}, {other}', { name: 'A', value: 3 }), 'A: 3 of 3, {other}');
  });

  it('takes a value with braces or a dollar sign as it is', () => {
    assert.equal(fill('{a} {b}', { a: '{b}', b: '$&' }), '{b} $&');
  });
});

describe('Formats', () => {
  it('follow the language', () => {
    assert.equal(formatNumber(1234.5, 'us', 1), '1,234.5');
    assert.equal(formatNumber(1234.5, 'de', 1), '1.234,5');
    assert.equal(formatPercent(0.18, 'us'), '18%');
    assert.equal(formatPercent(0.18, 'de'), '18\u00a0%');
    assert.equal(formatDate(new Date('2026-11-21T00:00:00Z'), 'uk'), '21 November 2026');
    assert.equal(languageName('ja', 'fr'), 'japonais');
  });
});

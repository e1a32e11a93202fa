import assert from 'node:assert/strict';
import type { Language } from '../../../../src/api/generationOptions.ts';
import { namesNoPlace } from '../../../../src/languages/recognising/labels.ts';

const here: Readonly<Record<Language, string>> = {
  us: 'here',
  uk: 'this page',
  de: 'hier',
  fr: 'ici',
  es: 'aquí',
  it: 'qui',
  pt: 'aqui',
  in: 'di sini',
  ja: 'こちら',
  cn: '这里',
  ko: '여기',
  ar: 'هنا',
  hi: 'यहाँ',
  bn: 'এখানে',
};

describe('What a link is called that says nothing of where it leads', () => {
  for (const [language, text] of Object.entries(here))
    it(`is known in ${language}`, () => assert.ok(namesNoPlace(text, language as Language)));

  it('is nothing that names it', () => {
    assert.ok(!namesNoPlace('the release notes here', 'us'));
  });
});

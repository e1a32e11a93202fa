import assert from 'node:assert/strict';
import type { Language } from '../../../../src/api/generationOptions.ts';
import { warns } from '../../../../src/languages/recognising/warns.ts';

const warnings: Readonly<Record<Language, string>> = {
  us: "Don't forget to close the valve.",
  uk: 'The valve must not be opened at night.',
  de: 'Das Ventil darf nicht geöffnet werden.',
  fr: 'N’oubliez pas de fermer la vanne.',
  es: 'No olvide cerrar la válvula.',
  it: 'Non dimenticare di chiudere la valvola.',
  pt: 'A válvula não deve ser aberta.',
  in: 'Jangan lupa menutup katup.',
  ja: '夜に弁を開けないように、閉めるのを忘れないでください。',
  cn: '切勿在夜间打开阀门。',
  ko: '밤에 밸브를 열어서는 안 됩니다. 잊지 마세요.',
  ar: 'لا يجوز فتح الصمام ليلا.',
  hi: 'वाल्व बंद करना न भूलें।',
  bn: 'ভালভ বন্ধ করতে ভুলবেন না।',
};

describe('What warns', () => {
  for (const [language, text] of Object.entries(warnings))
    it(`is known in ${language}`, () => assert.ok(warns(text, language as Language)));

  it('is a denial only where it is loud', () => {
    assert.ok(warns('Open and merge it, but DO NOT commit the file.', 'us'));
    assert.ok(warns('Die Datei NICHT einchecken.', 'de'));
    assert.ok(!warns('We do not know who committed the file.', 'us'));
    assert.ok(!warns('DO NOT ENTER', 'us'));
  });

  it('is no part of a longer word', () => {
    assert.ok(!warns('The mustnuts are ripe.', 'us'));
    assert.ok(!warns('The NOTES are ready.', 'us'));
  });
});

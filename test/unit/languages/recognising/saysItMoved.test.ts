import assert from 'node:assert/strict';
import type { Language } from '../../../../src/api/generationOptions.ts';
import { saysItMoved } from '../../../../src/languages/recognising/saysItMoved.ts';

const notices: Readonly<Record<Language, string>> = {
  us: 'Proposals have been moved to the specification. This repository has been preserved.',
  uk: 'This repository is archived and read-only.',
  de: 'Diese Seite ist umgezogen.',
  fr: 'Ce dépôt a été archivé.',
  es: 'Esta página se ha trasladado.',
  it: 'Il progetto è stato spostato su un altro server.',
  pt: 'Este repositório foi arquivado.',
  in: 'Halaman ini telah dipindahkan.',
  ja: 'このリポジトリは移動しました。',
  cn: '本文档已移至新的仓库。',
  ko: '이 저장소는 다른 곳으로 이전되었습니다.',
  ar: 'تم نقل هذه الصفحة إلى مكان آخر.',
  hi: 'यह पृष्ठ स्थानांतरित कर दिया गया है।',
  bn: 'এই পাতা সরিয়ে নেওয়া হয়েছে।',
};

describe('What says that a document is elsewhere', () => {
  for (const [language, text] of Object.entries(notices))
    it(`is known in ${language}`, () => assert.ok(saysItMoved(text, language as Language)));

  it('is known in English above any document', () => {
    assert.ok(saysItMoved('This page has moved.', 'fr'));
  });

  it('is not what moves otherwise', () => {
    assert.ok(!saysItMoved('The harbor office has moved to the pier.', 'us'));
    assert.ok(!saysItMoved('This page lists the boats.', 'us'));
  });
});

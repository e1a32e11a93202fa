import assert from 'node:assert/strict';
import type { Language } from '../../../../src/api/generationOptions.ts';
import type { Field, HeadingKind } from '../../../../src/languages/cues.ts';
import { fieldOf, isLeftover, isSignOff, meaningsOf } from '../../../../src/languages/recognising/labels.ts';

interface Labels {
  readonly headings: Partial<Record<HeadingKind, string>>;
  readonly fields: Partial<Record<Field, string>>;
  readonly leftover: string;
  readonly signOff: string;
}

const written: Readonly<Record<Language, Labels>> = {
  us: {
    headings: { license: 'License', contents: 'Table of Contents' },
    fields: { due: 'Due date', owner: 'Assignee' },
    leftover: 'N/A',
    signOff: 'Best regards, Ann',
  },
  uk: {
    headings: { openQuestions: '6. Matters arising' },
    fields: { attendees: 'Apologies' },
    leftover: 'None.',
    signOff: 'Yours faithfully',
  },
  de: {
    headings: { decisions: 'Beschlüsse', contents: 'Inhaltsverzeichnis' },
    fields: { due: 'Fällig bis', owner: 'Zuständig' },
    leftover: 'entfällt',
    signOff: 'Mit freundlichen Grüßen',
  },
  fr: {
    headings: { decisions: 'Décisions prises', contents: 'Table des matières' },
    fields: { due: 'Échéance', owner: 'Responsable' },
    leftover: 'Néant',
    signOff: 'Cordialement',
  },
  es: {
    headings: { cause: 'Causa raíz', contents: 'Índice' },
    fields: { due: 'Fecha límite', owner: 'Responsable' },
    leftover: 'Ninguno',
    signOff: 'Saludos cordiales',
  },
  it: {
    headings: { decisions: 'Decisioni', contents: 'Indice' },
    fields: { due: 'Scadenza', owner: 'Responsabile' },
    leftover: 'Nessuno',
    signOff: 'Cordiali saluti',
  },
  pt: {
    headings: { risks: 'Riscos', contents: 'Índice' },
    fields: { due: 'Prazo', owner: 'Responsável' },
    leftover: 'Nenhum',
    signOff: 'Atenciosamente',
  },
  cn: {
    headings: { openQuestions: '未决问题', contents: '目录' },
    fields: { due: '截止日期', owner: '负责人' },
    leftover: '暂无',
    signOff: '谢谢大家！',
  },
  in: {
    headings: { decisions: 'Keputusan Rapat', contents: 'Daftar Isi' },
    fields: { due: 'Tenggat', owner: 'Penanggung jawab' },
    leftover: 'Belum ada',
    signOff: 'Hormat kami',
  },
  ja: {
    headings: { decisions: '決定事項', contents: '目次' },
    fields: { due: '期限', owner: '担当者' },
    leftover: '特になし。',
    signOff: 'よろしくお願いいたします。',
  },
  ko: {
    headings: { cause: '근본 원인', contents: '목차' },
    fields: { due: '기한', owner: '담당자' },
    leftover: '해당 없음',
    signOff: '감사합니다.',
  },
  ar: {
    headings: { risks: 'المخاطر', contents: 'المحتويات' },
    fields: { due: 'الموعد النهائي', owner: 'المسؤول' },
    leftover: 'لا يوجد',
    signOff: 'مع خالص التحية',
  },
  hi: {
    headings: { decisions: 'निर्णय', contents: 'विषय सूची' },
    fields: { due: 'समय सीमा', owner: 'ज़िम्मेदार' },
    leftover: 'कोई नहीं',
    signOff: 'धन्यवाद',
  },
  bn: {
    headings: { decisions: 'সিদ্ধান্তসমূহ', contents: 'সূচিপত্র' },
    fields: { due: 'সময়সীমা', owner: 'দায়িত্ব' },
    leftover: 'নেই',
    signOff: 'শুভেচ্ছান্তে',
  },
};

for (const [language, { headings, fields, leftover, signOff }] of Object.entries(written) as [
  Language,
  Labels,
][])
  describe(`labels (${language})`, () => {
    for (const [kind, heading] of Object.entries(headings))
      it(`knows what “${heading}” promises`, () =>
        assert.equal(meaningsOf(heading, language)[0]?.kind, kind));

    for (const [field, label] of Object.entries(fields))
      it(`knows what “${label}” holds`, () =>
        assert.deepEqual(fieldOf(label, language), { field, isWhole: true }));

    it('knows a field that was left empty', () => assert.equal(isLeftover(leftover, language), true));

    it('knows a courtesy', () => assert.equal(isSignOff(signOff, language), true));
  });

describe('labels', () => {
  it('are known in English in every language', () => {
    assert.equal(meaningsOf('License', 'ja')[0]?.kind, 'license');
    assert.equal(isLeftover('TBD', 'ar'), true);
  });

  it('say how much of a heading they are', () => {
    const [whole] = meaningsOf('Risks', 'us');
    const [part] = meaningsOf('Risks of the new storage engine', 'us');
    assert.equal(whole?.share, 1);
    assert.ok(part!.share < 0.3);
  });

  it('are no fields when they are sentences', () => {
    assert.equal(fieldOf('The owner of this old house is not known', 'us'), undefined);
  });

  it('are leftovers when they only promise', () => {
    assert.equal(isLeftover('Forthcoming.', 'us'), true);
    assert.equal(isLeftover('In Vorbereitung', 'de'), true);
  });

  it('are no leftovers when they say something', () => {
    assert.equal(isLeftover('None of the disks failed.', 'us'), false);
    assert.equal(isLeftover('The forthcoming release closes the gap.', 'us'), false);
  });

  it('are no courtesy when they go on', () => {
    assert.equal(
      isSignOff('Thank you for all the effort that went into the migration of the archive.', 'us'),
      false,
    );
  });
});

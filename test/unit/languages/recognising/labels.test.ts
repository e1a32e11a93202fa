import assert from 'node:assert/strict';
import type { Language } from '../../../../src/api/generationOptions.ts';
import type { Field, HeadingKind } from '../../../../src/languages/cues.ts';
import {
  fieldOf,
  isLeftover,
  isSignOff,
  isThanks,
  meaningsOf,
  pointsElsewhere,
} from '../../../../src/languages/recognising/labels.ts';

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

  it('are leftovers when they say that nothing was said, and no more', () => {
    assert.equal(isLeftover('No questions this week', 'us'), true);
    assert.equal(isLeftover('Keine Wortmeldungen.', 'de'), true);
    assert.equal(isLeftover('No questions this week, since all was said in May', 'us'), false);
  });

  it('are leftovers when they only promise', () => {
    assert.equal(isLeftover('Forthcoming.', 'us'), true);
    assert.equal(isLeftover('In Vorbereitung', 'de'), true);
  });

  it('are leftovers where they are to be filled in', () => {
    assert.equal(isLeftover('<time>', 'us'), true);
    assert.equal(isLeftover('<time> of the tide', 'us'), false);
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

const thanked: Readonly<Record<Language, string>> = {
  us: 'Thank you, Rafael, for fixing it.',
  uk: 'Special thanks to the night crew.',
  de: 'Danke an die Rentnergruppe fürs Streichen',
  fr: 'Merci à Mme Kouyaté du 3e.',
  es: 'Agradecemos a todo el equipo su ayuda.',
  it: 'Ringraziamo tutti i volontari.',
  pt: 'Obrigado a todos pela ajuda.',
  in: 'Terima kasih kepada semua relawan.',
  ja: 'ご協力いただいた皆様に感謝します。',
  ko: '알려 주신 하람 님 고맙습니다',
  cn: '感谢报告者“山里的灯”',
  hi: 'सभी स्वयंसेवकों का धन्यवाद।',
  bn: 'সকল স্বেচ্ছাসেবককে ধন্যবাদ।',
  ar: 'شكرا لكل المتطوعين.',
};

describe('Thanks', () => {
  for (const [language, text] of Object.entries(thanked))
    it(`are known in ${language}`, () => assert.ok(isThanks(text, language as Language)));

  it('are no causes, requests or advice', () => {
    assert.ok(!isThanks('Thanks to its index the search is fast.', 'us'));
    assert.ok(!isThanks('Thanks to Ann Bell, there is room for their boats.', 'us'));
    assert.ok(isThanks('Thanks to Ann Bell at the harbor office for reporting this.', 'us'));
    assert.ok(!isThanks('Thank the person for their time.', 'us'));
    assert.ok(!isThanks('Merci de confirmer avant vendredi.', 'fr'));
    assert.ok(!isThanks('Grazie al nuovo indice la ricerca è veloce.', 'it'));
    assert.ok(!isThanks('Dank der neuen Pumpe läuft es.', 'de'));
  });
});

const pointers: Readonly<Record<Language, string>> = {
  us: 'See the appendix for details.',
  uk: 'For more information, see the handbook.',
  de: 'Weitere Informationen stehen im Anhang.',
  fr: 'Pour en savoir plus, voir le manuel.',
  es: 'Para más información, consulte el manual.',
  it: 'Per maggiori informazioni, vedi il manuale.',
  pt: 'Para mais informações, consulte o manual.',
  in: 'Untuk informasi lebih lanjut, lihat panduan.',
  ja: 'ガイドを参照してください。',
  ko: '자세한 내용은 안내서를 참고하세요.',
  cn: '详见附录。',
  hi: 'अधिक जानकारी के लिए परिशिष्ट देखें।',
  bn: 'বিস্তারিত জানতে নির্দেশিকা পড়ুন।',
  ar: 'انظر الملحق للتفاصيل.',
};

describe('What points elsewhere', () => {
  for (const [language, text] of Object.entries(pointers))
    it(`is known in ${language}`, () => assert.ok(pointsElsewhere(text, false, language as Language)));

  it('opens with a word that says so only beside an address', () => {
    assert.ok(pointsElsewhere('Visit our website.', true, 'us'));
    assert.ok(!pointsElsewhere('Visit the three gardens in May.', false, 'us'));
  });

  it('says nothing of its own', () => {
    assert.ok(!pointsElsewhere('See if at least one element fits.', true, 'us'));
    assert.ok(!pointsElsewhere('More than half of the disks failed.', false, 'us'));
    assert.ok(!pointsElsewhere('The seed bank opens in May.', false, 'us'));
  });
});

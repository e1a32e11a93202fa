import type { Fault, FaultClass } from '../faultClass.ts';
import { lettersOnly } from '../letters.ts';
import type { SourceText } from '../sourceText.ts';

/** Names of the fields of a form, in our languages. */
const fields =
  'feature name|start date|end date|date|author|authors|status|version|rfc pr|rust issue|issue|pull request|tracking issue|discussions-to|created|updated|last updated|type|category|tags|id|review manager|implementation|attendees|location|time|datum|autor(?:in)?|stand|ort|uhrzeit|teilnehmer|auteur|statut|lieu|heure|fecha|autor(?:a)?|estado|lugar|hora|data|autore|stato|luogo|ora|local|tanggal|penulis|waktu|tempat|日期|作者|状态|时间|地点|版本|日付|日時|作成者|著者|状態|場所|날짜|일시|작성자|상태|장소|التاريخ|المؤلف|الحالة|المكان|الوقت|दिनांक|तारीख|लेखक|स्थिति|स्थान|समय|তারিখ|লেখক|অবস্থা|স্থান|সময়';
const named = new RegExp(`^(?:${fields})\\s*[:：]\\s*\\S`, 'iu');
const alone = new RegExp(`^(?:${fields})\\s*[:：]?\\s*$`, 'iu');
const onlyFigures = /^[\p{N}\s.:/–-]+$/u;
const onlyAddress = /^\S+:\/\/\S+$|^[\w./-]+\.(?:mdx?|txt|html?)$/iu;

/** What every document may have says nothing as the name of one. */
const general =
  /^(?:summary|abstract|introduction|overview|background|motivation|table of contents|contents|zusammenfassung|einleitung|überblick|résumé|introducción|resumen|sommario|introduzione|resumo|introdução|ringkasan|pendahuluan|摘要|概述|背景|概要|はじめに|要約|요약|개요|소개|ملخص|مقدمة|सारांश|परिचय|সারসংক্ষেপ|ভূমিকা)$/iu;

const isHeading = (source: SourceText, title: string): boolean =>
  source.headings.some(({ letters }) => letters === lettersOnly(title)) ||
  /^title:/im.test(source.markdown.slice(0, 600));

const isMetadata = (source: SourceText, title: string): boolean =>
  named.test(title) ||
  ((alone.test(title) || onlyFigures.test(title) || onlyAddress.test(title)) && !isHeading(source, title));

export const metadataTitles: FaultClass = {
  name: 'metadata title',
  means: 'a field of a form, a date or an address as a title, or “Summary” as the name of a document',
  find: ({ slides }, source) =>
    slides
      .filter(
        ({ title, layout }) =>
          title !== '' && (isMetadata(source, title) || (layout === 'cover' && general.test(title.trim()))),
      )
      .map(({ number, title }): Fault => ({ slide: number, shows: title })),
};

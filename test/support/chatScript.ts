import { languages } from '../../src/api/choices.ts';
import type { Language } from '../../src/api/generationOptions.ts';
import { languageName } from '../../src/languages/formats.ts';

/** What a request to a chat endpoint says, as far as the script minds. */
export interface ChatRequest {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format?: unknown;
}

interface Phrases {
  readonly title: string;
  readonly sentence: string;
}

/** `{n}` tells one from the other. */
const phrases: Readonly<Record<Language, Phrases>> = {
  us: { title: 'Why step {n} matters to everybody', sentence: 'The crew weighs what step {n} brings' },
  uk: { title: 'Why step {n} matters to everybody', sentence: 'The crew weighs what step {n} brings' },
  es: {
    title: 'Por qué el paso {n} importa a todos',
    sentence: 'El equipo valora lo que aporta el paso {n}',
  },
  fr: {
    title: 'Pourquoi l’étape {n} compte pour tous',
    sentence: 'L’équipe mesure ce que l’étape {n} apporte',
  },
  de: { title: 'Warum Schritt {n} für alle zählt', sentence: 'Die Runde wägt ab, was Schritt {n} bringt' },
  it: {
    title: 'Perché il passo {n} conta per tutti',
    sentence: 'La squadra valuta che cosa porta il passo {n}',
  },
  pt: { title: 'Por que o passo {n} importa a todos', sentence: 'A equipe avalia o que o passo {n} traz' },
  cn: { title: '第{n}步为什么重要', sentence: '大家权衡第{n}步带来的好处' },
  in: {
    title: 'Mengapa langkah {n} penting bagi semua',
    sentence: 'Tim menimbang apa yang dibawa langkah {n}',
  },
  ja: { title: '手順{n}が大切な理由', sentence: 'みんなで手順{n}の効果を確かめます' },
  ko: { title: '{n}단계가 중요한 이유', sentence: '모두가 {n}단계의 효과를 살펴봅니다' },
  ar: { title: 'لماذا تهم الخطوة {n} الجميع', sentence: 'يقيّم الفريق ما تقدمه الخطوة {n}' },
  hi: { title: 'चरण {n} सबके लिए क्यों ज़रूरी है', sentence: 'टीम देखती है कि चरण {n} क्या देता है' },
  bn: { title: 'ধাপ {n} কেন সবার জন্য জরুরি', sentence: 'দল দেখে ধাপ {n} কী দেয়' },
};

const languageOf = (system: string): Language => {
  const asked = /write everything in ([^,(]+)/u.exec(system)?.[1]?.trim() ?? '';
  if (asked === 'British English') return 'uk';
  if (asked.includes('Chinese')) return 'cn';
  return languages.find((language) => languageName(language, 'us') === asked) ?? 'us';
};

const idsIn = (text: string, attribute: string): string[] =>
  [...text.matchAll(new RegExp(`<source ${attribute}="([^"]+)"`, 'gu'))].map(([, id = '']) => id);

/** Replies as a model does that understood everything: always the same to the same request. */
export const goodReply = ({ messages }: ChatRequest): unknown => {
  const system = messages[0]?.content ?? '';
  const asked = messages[1]?.content ?? '';
  const { title, sentence } = phrases[languageOf(system)];
  const said = (text: string, n: number | string) => text.replace('{n}', String(n));
  if (asked.startsWith('Condense this part')) return { text: said(sentence, 1) };
  if (asked.startsWith('Plan the storyline')) {
    const count = Number(/Give exactly (?:these )?(\d+)/u.exec(asked)?.[1] ?? 4);
    const topics = idsIn(asked, 'topic');
    return {
      title: said(title, 0),
      subtitle: said(sentence, 0),
      sections: Array.from({ length: count }, (_, at) => ({
        title: said(title, at + 1),
        message: said(sentence, at + 1),
        points: [1, 2, 3].map((point) => said(sentence, `${at + 1}.${point}`)),
        topics: topics.filter((_, topic) => Math.min(count - 1, topic) === at),
      })),
    };
  }
  const section = Number(/^(\d+)\. .*\(this section\)$/mu.exec(asked)?.[1] ?? 1);
  const passages = idsIn(asked, 'passage');
  const placed =
    /if it helps, one sentence as "text": ([^.]*)\./u
      .exec(asked)?.[1]
      ?.split(', ')
      .filter((id) => passages.includes(id)) ?? [];
  const told = passages.filter((id) => !placed.includes(id));
  const mark = (slide: number) => `${section}.${slide}`;
  return {
    slides: [
      {
        layout: 'bullets',
        title: said(title, mark(1)),
        from: told,
        items: [1, 2, 3].map((item) => ({ text: said(sentence, `${mark(1)}.${item}`) })),
        notes: said(sentence, mark(1)),
      },
      ...placed.map((passage, at) => ({
        layout: 'placed',
        title: said(title, mark(at + 2)),
        from: [],
        passage,
      })),
    ],
  };
};

import assert from 'node:assert/strict';
import { readPrompt } from '../../../../src/engine/prompt/instruction.ts';
import type { Steering } from '../../../../src/engine/prompt/steering.ts';

const instructed = (prompt: string, steering: Partial<Steering>, topic?: string) => {
  const read = readPrompt(prompt);
  assert.equal(read.instruction, prompt);
  assert.equal(read.document.trim(), '');
  assert.equal(read.topic, topic);
  assert.deepEqual(
    Object.fromEntries(Object.keys(steering).map((key) => [key, read.steering[key as keyof Steering]])),
    steering,
  );
};

describe('readPrompt, of an instruction', () => {
  const cases: [string, Partial<Steering>, string?][] = [
    ['A pitch for investors, 8 slides', { slideCount: 8, audience: 'investors', narrative: 'Pitch' }],
    [
      'Make a presentation about solar power for the city council, with a comparison, no agenda.',
      { audience: 'the city council', agenda: false, include: ['options'] },
      'solar power',
    ],
    [
      '8 slides for my team about the new office, in French. Formal tone.',
      { slideCount: 8, audience: 'my team', language: 'fr' },
    ],
    [
      'I need a deck for our sales meeting. Three sections, keep it short.',
      { sectionCount: 3, length: 'short' },
    ],
    ['Summarize the attached PDF in five slides', { slideCount: 5 }],
    [
      'Erstelle eine Präsentation über Solarenergie, zehn Folien, ohne Agenda',
      { slideCount: 10, agenda: false },
      'Solarenergie',
    ],
    [
      'Une présentation pour investisseurs, 8 diapositives, en anglais',
      { slideCount: 8, narrative: 'Pitch', language: 'us' },
    ],
    [
      'Crea una presentación sobre energía solar con 10 diapositivas.',
      { slideCount: 10 },
      'energía solar con 10 diapositivas',
    ],
    ['Fai una presentazione sui pannelli solari, senza indice', { agenda: false }, 'pannelli solari'],
    ['Crie uma apresentação para investidores, 8 slides', { slideCount: 8, narrative: 'Pitch' }],
    [
      'Buatkan presentasi tentang energi surya untuk investor, 8 salindia',
      { slideCount: 8, audience: 'investor' },
      'energi surya',
    ],
    ['请制作一份关于太阳能的演示文稿，8页，不要目录', { slideCount: 8, agenda: false }, '太阳能'],
    ['投資家向けのピッチ、スライド8枚', { slideCount: 8, audience: '投資家', narrative: 'Pitch' }],
    [
      '太陽光発電についてのプレゼンテーションを作ってください。目次は不要です。',
      { agenda: false },
      '太陽光発電',
    ],
    [
      '태양광 발전에 대한 발표 자료를 만들어 주세요. 8장, 목차 없이',
      { slideCount: 8, agenda: false },
      '태양광 발전',
    ],
    [
      'أنشئ عرضًا تقديميًا للمستثمرين، 8 شرائح بدون جدول أعمال',
      { slideCount: 8, narrative: 'Pitch', agenda: false },
    ],
    [
      'सौर ऊर्जा के बारे में निवेशकों के लिए 8 स्लाइड की प्रस्तुति बनाइए',
      { slideCount: 8, narrative: 'Pitch' },
      'सौर ऊर्जा',
    ],
    ['সৌরশক্তি সম্পর্কে ৮টি স্লাইডের একটি উপস্থাপনা তৈরি করুন', { slideCount: 8 }, 'সৌরশক্তি'],
  ];
  for (const [prompt, steering, topic] of cases) it(prompt, () => instructed(prompt, steering, topic));
});

describe('readPrompt, of content', () => {
  const contents = [
    '# Make a presentation\n\nThis guide shows how to make a presentation about anything.',
    '---\ntitle: A pitch for investors\n---\n\nText.',
    'We create presentations from Markdown. It is fast. It is good.',
    'Create beautiful presentations from Markdown files.\n\n# Install\n\nRun it.',
    'In this talk I present our work on compilers. It has three parts.',
    'A meeting about risk was held on Monday. We decided to go on with the plan as it is.',
    '皆さん、こんにちは。本日は資料をもとに説明します。',
    'Unsere Präsentation war ein Erfolg. Die Kunden waren zufrieden und kamen wieder.',
  ];
  for (const content of contents) {
    it(JSON.stringify(content.slice(0, 60)), () => {
      const read = readPrompt(content);
      assert.equal(read.instruction, '');
      assert.equal(read.document, content);
      assert.deepEqual(read.steering, {});
    });
  }

  it('takes a few words for a topic, and keeps them', () => {
    for (const topic of ['Solar power', 'Kubernetes', '太陽光発電', 'الطاقة الشمسية']) {
      assert.deepEqual(readPrompt(topic), { instruction: '', document: topic, topic, steering: {} });
    }
  });

  it('finds nothing in nothing', () => {
    assert.deepEqual(readPrompt(' \n'), { instruction: '', document: ' \n', steering: {} });
  });
});

describe('readPrompt, of both', () => {
  it('takes the instruction off, and leaves every line where it stood', () => {
    const read = readPrompt('Please turn this into an 8-slide deck:\n\n# Title\n\nText here.');
    assert.equal(read.instruction, 'Please turn this into an 8-slide deck:');
    assert.equal(read.document, '\n\n# Title\n\nText here.');
    assert.equal(read.steering.slideCount, 8);
  });

  it('takes off several sentences of wishes, and nothing after them', () => {
    const read = readPrompt(
      'Make a pitch for investors. Keep it short. We sell bikes to cities. Revenue grew by 18 %.',
    );
    assert.equal(read.instruction, 'Make a pitch for investors. Keep it short.');
    assert.equal(read.document.trim(), 'We sell bikes to cities. Revenue grew by 18 %.');
  });

  it('knows a request at the end', () => {
    const read = readPrompt(
      'Our bikes carry 100 kg.\nThey are fast.\n\nTurn this into a pitch for investors with 6 slides.',
    );
    assert.equal(read.document, 'Our bikes carry 100 kg.\nThey are fast.');
    assert.equal(read.steering.slideCount, 6);
  });

  it('works in other languages', () => {
    assert.equal(
      readPrompt('Mach daraus bitte eine Präsentation mit sechs Folien:\n\n# Räder\n\nText.').document.trim(),
      '# Räder\n\nText.',
    );
    assert.equal(
      readPrompt('次の内容でプレゼンテーションを作ってください。\n\n# 自転車\n\n本文です。').document.trim(),
      '# 自転車\n\n本文です。',
    );
    assert.equal(
      readPrompt('أنشئ عرضًا تقديميًا من هذا النص:\n\n# الدراجات\n\nنص.').document.trim(),
      '# الدراجات\n\nنص.',
    );
  });
});

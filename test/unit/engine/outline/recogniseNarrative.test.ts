import assert from 'node:assert/strict';
import type { Language } from '../../../../src/api/generationOptions.ts';
import { recogniseNarrative } from '../../../../src/engine/outline/recogniseNarrative.ts';

describe('recogniseNarrative', () => {
  const prompts: [string, Language, string][] = [
    ['A pitch for investors, 8 slides', 'us', 'Pitch'],
    ['Ein Leitfaden für neue Mitarbeiter', 'de', 'Guide'],
    ['Compte rendu de la réunion', 'fr', 'Meeting'],
    ['Una propuesta para el ayuntamiento', 'es', 'Proposal'],
    ['Il mio portfolio', 'it', 'Portfolio'],
    ['Os resultados da nossa pesquisa', 'pt', 'Research'],
    ['Panduan untuk karyawan baru', 'in', 'Guide'],
    ['季度汇报', 'cn', 'Meeting'],
    ['投資家向けのピッチ', 'ja', 'Pitch'],
    ['제품 소개 발표', 'ko', 'Showcase'],
    ['عرض للمستثمرين', 'ar', 'Pitch'],
    ['निवेशकों के लिए प्रस्तुति', 'hi', 'Pitch'],
    ['আমাদের গবেষণা', 'bn', 'Research'],
  ];
  for (const [prompt, language, narrative] of prompts) {
    it(`knows ${narrative} from "${prompt}"`, () => {
      assert.equal(recogniseNarrative([], prompt, language).narrative, narrative);
    });
  }

  it('knows a paper by the headings it walks along', () => {
    const headings = ['Sleep and memory', 'Related work', 'Method', 'Results', 'Discussion', 'Conclusion'];
    assert.deepEqual(recogniseNarrative(headings, '', 'us'), { narrative: 'Research', isClear: true });
  });

  it('knows a paper whatever its title is about', () => {
    const headings = ['Do shorter meetings help?', 'Abstract', 'Method', 'Results', 'Limits', 'Conclusion'];
    assert.equal(recogniseNarrative(headings, '', 'us').narrative, 'Research');
  });

  it('takes questions and answers for a guide', () => {
    const headings = ['The new tool', 'Who can use it?', 'When do I switch?', 'Is my data safe?'];
    assert.equal(recogniseNarrative(headings, '', 'us').narrative, 'Guide');
  });

  it('knows a manual by its headings', () => {
    const headings = ['fastlog', 'Installation', 'Usage', 'API', 'Options', 'Troubleshooting'];
    assert.equal(recogniseNarrative(headings, '', 'us').narrative, 'Guide');
  });

  it('takes one subject that comes again and again for no kind of talk', () => {
    const policy = ['安全报告', '报告安全漏洞', '安全问题通报规则', '接收安全更新', '安全须知', '其他'];
    assert.deepEqual(recogniseNarrative(policy, '', 'cn'), { narrative: 'Showcase', isClear: false });
    const advisory = ['The harbor', 'Update (27 May)', 'Update (3 June)', 'Status update', 'Boats', 'Piers'];
    assert.equal(recogniseNarrative(advisory, '', 'us').narrative, 'Showcase');
  });

  it('follows the prompt rather than the headings', () => {
    const headings = ['fastlog', 'Installation', 'Usage', 'API'];
    assert.equal(recogniseNarrative(headings, 'A pitch for investors', 'us').narrative, 'Pitch');
  });

  it('is not clear where nothing tells', () => {
    assert.equal(recogniseNarrative(['Zebras', 'Lions'], '', 'us').isClear, false);
  });
});

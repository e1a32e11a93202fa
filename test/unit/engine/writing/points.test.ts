import assert from 'node:assert/strict';
import { plain, type RichText, rich } from '../../../../src/deck/richText.ts';
import type { Block } from '../../../../src/engine/reading/sourceDocument.ts';
import { pointsOf, splitLead } from '../../../../src/engine/writing/points.ts';

const position = { from: 1, to: 1 };
const bold = (name: string, rest: string): RichText => [{ text: name, marks: ['strong'] }, { text: rest }];
const paragraph = (text: RichText): Block => ({ kind: 'paragraph', text, position });
const said = (blocks: readonly Block[]) =>
  pointsOf(blocks, 'us').map(({ lead = [], text, from }) => [from, plain(lead), plain(text)]);

describe('pointsOf', () => {
  it('takes paragraphs that begin with their names for a list', () => {
    const blocks = [
      paragraph(bold('A bigger cache.', ' It costs more. First views stay slow.')),
      paragraph(bold('A queue:', ' Photos wait for a minute.')),
    ];
    assert.deepEqual(said(blocks), [
      ['item', 'A bigger cache.', 'It costs more. First views stay slow.'],
      ['item', 'A queue:', 'Photos wait for a minute.'],
    ]);
  });

  it('leaves one such paragraph a paragraph', () => {
    assert.deepEqual(
      said([paragraph(bold('Careful.', ' It is hot when it comes.'))]).map(([from]) => from),
      ['sentence', 'sentence'],
    );
  });
});

describe('pointsOf sentences and lists', () => {
  const items = (...texts: string[]): Block => ({
    kind: 'list',
    ordered: false,
    start: 1,
    items: texts.map((text) => ({ text: rich(text), blocks: [] })),
    position,
  });

  it('keeps sentences of a word or two together', () => {
    assert.deepEqual(
      said([paragraph(rich('You tap your card when you take it. No app. No account. No queue.'))]).map(
        ([, , text]) => text,
      ),
      ['You tap your card when you take it.', 'No app. No account. No queue.'],
    );
  });

  it('takes what stands before a colon for a name only where most items have one', () => {
    assert.deepEqual(
      said([items('48 shops', '90 % come back', 'Time to return: 2 days')]).map(([, lead]) => lead),
      ['', '', ''],
    );
    assert.deepEqual(
      said([items('Shops: 48', 'Return rate: 90 %', 'More than ever')]).map(([, lead]) => lead),
      ['Shops:', 'Return rate:', ''],
    );
  });
});

describe('splitLead', () => {
  const parts = (text: RichText) => {
    const { lead = [], text: rest } = splitLead(text);
    return [plain(lead), plain(rest)];
  };

  it('keeps a symbol with the name it follows', () => {
    assert.deepEqual(parts(bold('Ultrafast', ' 🚀 - The router is fast')), [
      'Ultrafast 🚀',
      'The router is fast',
    ]);
  });

  it('takes no bold word of a sentence for a name', () => {
    assert.deepEqual(parts(bold('Revenue', ' grew by a third')), ['', 'Revenue grew by a third']);
  });

  it('breaks no bracket open', () => {
    assert.deepEqual(parts(rich('usePolling (default: false) decides')), [
      '',
      'usePolling (default: false) decides',
    ]);
    assert.deepEqual(parts(bold('usePolling (default:', ' false)')), ['', 'usePolling (default: false)']);
  });

  it('reads no further than the first sentence', () => {
    assert.deepEqual(parts(rich('Storage grows. Mitigation: a cold store')), [
      '',
      'Storage grows. Mitigation: a cold store',
    ]);
  });
});

describe('code of one line', () => {
  const code = (text: string): Block => ({ kind: 'code', code: text, position });

  it('follows the sentence that introduces it', () => {
    assert.deepEqual(said([paragraph(rich('Install it:')), code('npm install bikes')]), [
      ['sentence', '', 'Install it: npm install bikes'],
    ]);
  });

  it('is a point of its own elsewhere, and a longer listing none', () => {
    assert.deepEqual(said([paragraph(rich('It is small.')), code('npm install bikes')]), [
      ['sentence', '', 'It is small.'],
      ['sentence', '', 'npm install bikes'],
    ]);
    assert.deepEqual(said([code('ride();\nstop();')]), []);
  });
});

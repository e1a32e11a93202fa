import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { answerWords } from '../../../../src/editor/words/answerWords.ts';
import { isLeftToUs } from '../../../../src/engine/prompt/answers.ts';
import { pointsAtFiles } from '../../../../src/engine/prompt/pointsAtFiles.ts';

const files = ['figures/costs.txt'];
const bundle = async (language: string): Promise<Record<string, string>> =>
  JSON.parse(
    await readFile(new URL(`../../../../l10n/bundle.l10n.${language}.json`, import.meta.url), 'utf8'),
  );

describe('pointsAtFiles', () => {
  it('knows a text that leaves the answer to the file', () => {
    const pointing = [
      'See the file.',
      'It is in the attached document',
      'costs.txt',
      'See costs.txt',
      'figures/costs.txt',
      'Siehe Anhang',
      'Anbei.',
      'voir le fichier',
      'Ver el archivo adjunto',
      '见附件',
      '添付ファイルをご覧ください',
      '첨부 파일 참조',
      '…',
    ];
    for (const text of pointing) assert.ok(pointsAtFiles(text, files), text);
  });

  it('takes for content what says something by itself', () => {
    const content = [
      'It costs 4,000 euros, see the file.',
      'The board',
      'As the attached document says, the bridge is old, the ferry is slow, and the town wants neither of them.',
    ];
    for (const text of content) assert.ok(!pointsAtFiles(text, files), text);
  });

  it('knows nothing of files where none came', () => {
    assert.ok(!pointsAtFiles('See the file.', []));
  });

  it('understands what the editor sends for a file and for a skipped question, in each of its languages', async () => {
    const bundles = await Promise.all(['de', 'ja', 'zh-cn'].map(bundle));
    const { answerInFiles, answerSkip } = answerWords;
    for (const say of [(text: string) => text, ...bundles.map((words) => (text: string) => words[text]!)]) {
      const sentence = say(answerInFiles).replace('{0}', 'figures/costs.txt');
      assert.ok(pointsAtFiles(sentence, files), sentence);
      assert.ok(isLeftToUs(say(answerSkip)), say(answerSkip));
    }
  });
});

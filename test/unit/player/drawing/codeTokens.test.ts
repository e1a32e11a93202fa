import assert from 'node:assert/strict';
import { CodeReader, type CodeToken } from '../../../../src/player/drawing/codeTokens.ts';

const read = async (language: string | undefined, ...lines: string[]) =>
  (await new CodeReader().prepare([language]))(lines, language);
const kindIn = (tokens: readonly CodeToken[], text: string): string | undefined =>
  tokens.find((token) => token.text.trim() === text)?.kind;
const written = (lines: readonly (readonly CodeToken[])[]): string[] =>
  lines.map((tokens) => tokens.map(({ text }) => text).join(''));

describe('CodeReader', () => {
  it('tells what words are in their language', async () => {
    const [line] = await read('ts', 'const harbor = "north"; // 3 piers');
    assert.equal(kindIn(line!, 'const'), 'keyword');
    assert.equal(kindIn(line!, '"north"'), 'string');
    assert.equal(kindIn(line!, '// 3 piers'), 'comment');
  });

  it('knows languages by the names that people give them', async () => {
    for (const [language, line, word] of [
      ['py', 'def tide():', 'def'],
      ['Shell', 'if true; then', 'if'],
      ['jsonc', '{"pier": 3}', '3'],
      ['toml', 'pier = 3', '3'],
      ['tsx', 'const a = 1', 'const'],
      ['diff', '+ a pier', '+ a pier'],
    ] as const) {
      const [tokens] = await read(language, line);
      assert(kindIn(tokens!, word), `${language}: ${JSON.stringify(tokens)}`);
    }
  });

  it('goes on with what began on a line before', async () => {
    const [, second] = await read('js', '/* the pier', 'is closed */ open()');
    assert.equal(kindIn(second!, 'is closed */'), 'comment');
  });

  it('loses no letter', async () => {
    const lines = ['<p class="a">', '', '\t`x` && "é" // 潮', '</p>'];
    for (const language of ['html', 'js', 'md', 'yaml', 'php'])
      assert.deepEqual(written(await read(language, ...lines)), lines, language);
  });

  it('reads a language that it does not know plain', async () => {
    for (const language of [undefined, 'klingon', 'constructor'])
      assert.deepEqual(await read(language, 'const a = 1'), [[{ text: 'const a = 1' }]]);
  });

  it('reads plain what is longer than a slide can show', async () => {
    const long = `const a = "${'x'.repeat(400)}"`;
    assert.deepEqual(await read('js', 'let b', long), [[{ text: 'let b' }], [{ text: long }]]);
  });

  it('reads brackets in brackets to any depth', async () => {
    const lines = Array.from({ length: 20 }, () => '$('.repeat(140));
    assert.deepEqual(written(await read('bash', ...lines)), lines);
  });
});

import { readFile, writeFile } from 'node:fs/promises';

/** Writes the guide to deck files into the code, where a bundle finds it: `docs/deck-file.md` is its source. */
const guide = await readFile(new URL('../docs/deck-file.md', import.meta.url), 'utf8');
const quoted = (line: string): string =>
  line.includes("'") && !line.includes('"') ? JSON.stringify(line) : `'${line.replace(/[\\']/g, '\\$&')}'`;
const lines = guide.trimEnd().split('\n');
await writeFile(
  new URL('../src/deckFile/guide.ts', import.meta.url),
  `/** \`docs/deck-file.md\`, as \`npm run guide\` writes it. */\nexport const deckGuide: string = [\n${lines
    .map((line) => `  ${quoted(line)},\n`)
    .join('')}].join('\\n');\n`,
);

import { readFile, writeFile } from 'node:fs/promises';

/** Writes the guide to deck files into the code, where a bundle finds it, and for the editor's assistants: `docs/deck-file.md` is its source. */
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

const instructions = `---
applyTo: '**/*.deck.md'
---

These files are presentations. Before you call one done, have \`deckwright_check_deck\` say nothing of it; \`deckwright_show_slide\` tells what a slide shows. Change only the slides that you were asked to change.

`;
await writeFile(
  new URL('../media/assistants/deckFiles.instructions.md', import.meta.url),
  instructions + guide,
);

import { parseArgs } from 'node:util';
import { RewriteStyle } from '../../src/api/generationOptions.ts';
import { createOutlineWriter } from '../../src/engine/outlineWriter.ts';
import { documentGroups } from './documentGroups.ts';
import { faultClasses } from './faults/classes.ts';
import { countFaults } from './faults/countFaults.ts';
import { faultTable, type GroupFaults } from './faults/faultTable.ts';
import { makeDeck } from './makeDeck.ts';

const usage = `npm run quality -- [FOLDER…] [--corpus FOLDER] [--style Strong|Subtle|Preserve]…
                    [--class NAME]… [--examples N] [--readmes N] [--json]

Counts the faults that a program can count, by class and on 100 slides, in the decks of the golden
documents, the READMEs of what is installed here and a corpus (DECKWRIGHT_CORPUS or --corpus), in all
three rewrite styles; or in those of the folders named.

Classes:
${faultClasses.map(({ name, means }) => `  ${name.padEnd(16)} ${means}`).join('\n')}`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    corpus: { type: 'string', default: process.env.DECKWRIGHT_CORPUS ?? '' },
    style: { type: 'string', multiple: true, default: [...RewriteStyle.options] },
    class: { type: 'string', multiple: true, default: [] },
    examples: { type: 'string', default: '3' },
    readmes: { type: 'string', default: '200' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const isKnown = (name: string): boolean => faultClasses.some((one) => one.name === name);
if (values.help || !values.class.every(isKnown)) {
  console.error(usage);
  process.exit(2);
}

const chosen = faultClasses.filter(({ name }) => values.class.length === 0 || values.class.includes(name));
const writer = createOutlineWriter();
const groups: GroupFaults[] = [];
for (const { name, documents } of await documentGroups(positionals, values.corpus, Number(values.readmes))) {
  const group = {
    name,
    documents: documents.length,
    slides: 0,
    faults: [] as GroupFaults['faults'][number][],
    failures: [] as string[],
  };
  for (const style of values.style.map((one) => RewriteStyle.parse(one)))
    for (const document of documents) {
      const deck = await makeDeck(writer, document, { rewrite: style, isByModel: false });
      if (typeof deck === 'string') {
        group.failures.push(`${document.name}, ${style}: ${deck}`);
        continue;
      }
      const { slides, faults } = countFaults(deck, document.text, document.name, style);
      group.slides += slides;
      group.faults.push(
        ...faults.filter(({ className }) => values.class.length === 0 || values.class.includes(className)),
      );
    }
  groups.push(group);
}
console.log(
  values.json ? JSON.stringify(groups, null, 2) : faultTable(groups, chosen, Number(values.examples)),
);

import { parseArgs } from 'node:util';
import { Language, RewriteStyle } from '../../src/api/generationOptions.ts';
import { createOutlineWriter } from '../../src/engine/outlineWriter.ts';
import { findDocuments } from './findDocuments.ts';
import { makeDeck, type QualityOptions } from './makeDeck.ts';
import { measure } from './measures.ts';
import { documentReport, heading, type Outcome, totalReport, unmet } from './report.ts';
import { sourceContent } from './sourceContent.ts';

const usage = `npm run quality -- DIR [--template ID] [--language xx] [--rewrite Strong|Subtle|Preserve]
                      [--least BYTES] [--readme] [--failing] [--json]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    template: { type: 'string' },
    language: { type: 'string' },
    rewrite: { type: 'string', default: 'Subtle' },
    least: { type: 'string', default: '0' },
    readme: { type: 'boolean', default: false },
    failing: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (!folder) {
  console.error(usage);
  process.exit(2);
}
const options: QualityOptions = {
  rewrite: RewriteStyle.parse(values.rewrite),
  ...(values.template ? { template: values.template } : {}),
  ...(values.language ? { language: Language.parse(values.language) } : {}),
};

const documents = await findDocuments(
  folder,
  Number(values.least),
  values.readme ? /^readme\.md$/i : /\.(?:md|markdown)$/i,
);
const writer = createOutlineWriter();
const outcomes: Outcome[] = [];
if (!values.json) console.log(heading());
for (const document of documents) {
  const common = { name: document.name, bytes: Buffer.byteLength(document.text) };
  let outcome: Outcome;
  try {
    const started = performance.now();
    const deck = await makeDeck(writer, document, options);
    const milliseconds = performance.now() - started;
    outcome =
      typeof deck === 'string'
        ? { ...common, failure: deck }
        : {
            ...common,
            measures: measure(
              deck,
              sourceContent(document.text),
              document.text,
              options.rewrite,
              options.template,
            ),
            milliseconds,
          };
  } catch (error) {
    outcome = { ...common, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  outcomes.push(outcome);
  if (!values.json && (!values.failing || unmet(outcome).length > 0)) console.log(documentReport(outcome));
}
console.log(
  values.json
    ? JSON.stringify(
        outcomes.map((outcome) => ({ ...outcome, unmet: unmet(outcome) })),
        null,
        2,
      )
    : `\n${totalReport(outcomes)}`,
);
process.exitCode = outcomes.some((outcome) => unmet(outcome).length > 0) ? 1 : 0;

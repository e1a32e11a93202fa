import { parseArgs } from 'node:util';
import { Language, RewriteStyle } from '../../src/api/generationOptions.ts';
import { createOutlineWriter } from '../../src/engine/outlineWriter.ts';
import { findDocuments } from './findDocuments.ts';
import { makeDeck, type QualityOptions } from './makeDeck.ts';
import { measure } from './measures.ts';
import { modelWriter } from './modelWriter.ts';
import { documentReport, heading, type Outcome, totalReport, unmet } from './report.ts';
import { requirementsOf } from './requirements.ts';
import { sourceContent } from './sourceContent.ts';

const usage = `npm run measure -- DIR [--template ID] [--language xx] [--rewrite Strong|Subtle|Preserve]
                      [--least BYTES] [--readme] [--every N] [--failing] [--json] [--model MOOD|awkward|URL]

--model: a scripted model in a mood, in all its awkward ones in turn, or the one at URL
         (its name in DECKWRIGHT_MODEL, its key in DECKWRIGHT_MODEL_KEY).
         Only what does not depend on wording is required then.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    template: { type: 'string' },
    language: { type: 'string' },
    rewrite: { type: 'string', default: 'Subtle' },
    least: { type: 'string', default: '0' },
    readme: { type: 'boolean', default: false },
    every: { type: 'string', default: '1' },
    model: { type: 'string' },
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
  isByModel: values.model !== undefined,
  ...(values.template ? { template: values.template } : {}),
  ...(values.language ? { language: Language.parse(values.language) } : {}),
};

const found = await findDocuments(
  folder,
  Number(values.least),
  values.readme ? /^readme\.md$/i : /\.(?:md|markdown)$/i,
);
const documents = found.filter((_, at) => at % Number(values.every) === 0);
const writer = values.model === undefined ? createOutlineWriter() : modelWriter(values.model);
const required = requirementsOf(values.model !== undefined);
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
  if (!values.json && (!values.failing || unmet(outcome, required).length > 0))
    console.log(documentReport(outcome, required));
}
console.log(
  values.json
    ? JSON.stringify(
        outcomes.map((outcome) => ({ ...outcome, unmet: unmet(outcome, required) })),
        null,
        2,
      )
    : `\n${totalReport(outcomes, required)}`,
);
process.exitCode = outcomes.some((outcome) => unmet(outcome, required).length > 0) ? 1 : 0;

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { plain } from '../../../src/deck/richText.ts';
import { slideBudget } from '../../../src/engine/planning/slideBudget.ts';
import { fits } from '../../../src/engine/text/fit.ts';
import { countWords, wordsOf } from '../../../src/engine/text/sentences.ts';
import { slideText } from '../../../src/engine/writing/draft/slideText.ts';
import { Slide } from '../../../src/layouts/slide.ts';
import { styles, writtenDeck } from '../../support/writtenDeck.ts';

const vocabulary =
  'harbor current sandbank reading chart crew anchor tide pilot keel morning storm signal depth beacon voyage cargo winter engine compass'.split(
    ' ',
  );
const word = fc.constantFrom(...vocabulary);
const words = (least: number, most: number) => fc.array(word, { minLength: least, maxLength: most });
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const sentence = words(3, 40).map((all) => `${capitalized(all.join(' '))}.`);
const heading = words(1, 6).map((all) => capitalized(all.join(' ')));
const paragraph = fc.array(sentence, { minLength: 1, maxLength: 6 }).map((all) => all.join(' '));
const item = fc
  .tuple(fc.boolean(), words(1, 14))
  .map(([isNamed, all]) => (isNamed ? `**${all[0]}:** ${all.join(' ')}` : all.join(' ')));
const list = fc
  .tuple(fc.boolean(), fc.array(item, { minLength: 1, maxLength: 12 }))
  .map(([isOrdered, all]) => all.map((text, at) => `${isOrdered ? `${at + 1}.` : '-'} ${text}`).join('\n'));
const table = fc
  .tuple(fc.integer({ min: 2, max: 10 }), fc.array(words(1, 4), { minLength: 1, maxLength: 24 }))
  .map(([columns, rows]) =>
    [
      `| ${Array.from({ length: columns }, (_, at) => `${vocabulary[at]}`).join(' | ')} |`,
      `|${' --- |'.repeat(columns)}`,
      ...rows.map(
        (cells) => `| ${Array.from({ length: columns }, (_, at) => cells[at % cells.length]).join(' | ')} |`,
      ),
    ].join('\n'),
  );
const code = fc
  .array(words(0, 20), { minLength: 1, maxLength: 60 })
  .map((lines) => `\`\`\`js\n${lines.map((all) => all.join(' ')).join('\n')}\n\`\`\``);
const quote = sentence.map((text) => `> ${text}`);
const callout = sentence.map((text) => `> [!WARNING]\n> ${text}`);
const diagram = fc.tuple(word, word).map(([a, b]) => `\`\`\`mermaid\nflowchart LR\n  ${a} --> ${b}\n\`\`\``);
const block = fc.oneof(
  { weight: 6, arbitrary: paragraph },
  { weight: 3, arbitrary: list },
  { weight: 1, arbitrary: table },
  { weight: 1, arbitrary: code },
  { weight: 1, arbitrary: quote },
  { weight: 1, arbitrary: callout },
  { weight: 1, arbitrary: diagram },
);
const blocks = fc.array(block, { maxLength: 4 });
const section = fc
  .tuple(fc.integer({ min: 2, max: 4 }), heading, blocks)
  .map(([depth, title, inner]) => [`${'#'.repeat(depth)} ${title}`, ...inner].join('\n\n'));
const document = fc
  .tuple(heading, blocks, fc.array(section, { maxLength: 12 }))
  .map(([title, intro, sections]) => [`# ${title}`, ...intro, ...sections].join('\n\n'));

const isListing = ({ layout }: Slide): boolean => ['table', 'code', 'diagram', 'chart'].includes(layout);

describe('a deck of any document', () => {
  it('keeps all words, titles its slides apart, fits them and comes out the same again', async () => {
    await fc.assert(
      fc.asyncProperty(document, fc.constantFrom(...styles), async (text, rewriteStyle) => {
        const deck = await writtenDeck(text, { rewriteStyle, language: 'us' });
        const kept = new Set(
          wordsOf(deck.slides.map((slide) => `${slideText(slide)}\n${slide.notes}`).join('\n'), 'us').map(
            (found) => found.toLowerCase(),
          ),
        );
        // A heading over nothing of its own says nothing.
        const written = text.replaceAll(/^#+ .*\s*(?=^#|(?![\s\S]))/gm, '');
        for (const found of wordsOf(written, 'us'))
          if (vocabulary.includes(found.toLowerCase())) assert.ok(kept.has(found.toLowerCase()), found);
        // What has no heading of its own stands under the deck's title, as the cover does.
        const content = deck.slides.filter(({ layout }) => layout !== 'cover');
        const titles = content.map((slide) =>
          JSON.stringify([plain(slide.title), 'part' in slide ? slide.part?.number : undefined]),
        );
        assert.equal(new Set(titles).size, titles.length, titles.join('\n'));
        for (const slide of deck.slides) {
          Slide.parse(slide);
          assert.ok(fits(slide), `${slide.layout} ${plain(slide.title)}`);
          assert.notEqual(slideText(slide).trim(), '');
          // The number of an entry is no word of it.
          const said = slideText(slide).replaceAll(/^\d+\. /gm, '');
          assert.ok(isListing(slide) || countWords(said, 'us') <= 124, said);
        }
        if (rewriteStyle === 'Subtle' && text.length <= 5_000) {
          const required = text.split('```mermaid').length - 1;
          assert.ok(
            deck.slides.length <= slideBudget(5_000, rewriteStyle) + required,
            String(deck.slides.length),
          );
        }
        assert.ok(deck.sections.every(({ slides }) => slides.length > 0));
        assert.deepEqual(await writtenDeck(text, { rewriteStyle, language: 'us' }), deck);
      }),
      { numRuns: 60, seed: 20261121 },
    );
  });
});

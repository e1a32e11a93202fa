import assert from 'node:assert/strict';
import { plain } from '../../../src/deck/richText.ts';
import { slideBudget } from '../../../src/engine/planning/slideBudget.ts';
import { slideText } from '../../../src/engine/writing/draft/slideText.ts';
import type { SlideOf } from '../../../src/layouts/slide.ts';
import { pdfFile } from '../../support/pdfFile.ts';
import { layoutsOf, planOf, type WrittenDeck, writtenDeck } from '../../support/writtenDeck.ts';

const shown = ({ slides }: WrittenDeck): string => slides.map(slideText).join('\n');
const notes = ({ slides }: WrittenDeck): string => slides.map((slide) => slide.notes).join('\n');

const paragraphs = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) =>
      `The crew of ship number ${at + 1} measured the current for seven days and wrote every reading down. They compared it with the charts of the harbor office. The charts were older than the sandbank.`,
  ).join('\n\n');

/** A picture of one pixel; `at` makes it another one each time. */
const pixel = (at: number): string =>
  Buffer.concat([
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
    Buffer.from([at]),
  ]).toString('base64');

describe('the outline writer', () => {
  it('begins with a cover of title, subtitle and byline', async () => {
    const deck = await writtenDeck(
      '---\ntitle: Tides\nsubtitle: What we learned\nauthor: Ada\ndate: 2026-11-05\n---\n\n## Methods\n\nWe measured the tides for a year.',
    );
    const [cover] = deck.slides;
    assert.ok(cover?.layout === 'cover');
    assert.equal(plain(cover.title), 'Tides');
    assert.equal(plain(cover.subtitle ?? []), 'What we learned');
    assert.equal(cover.byline, 'Ada · 2026-11-05');
  });

  it('shows a sequence as steps, dates as their stations', async () => {
    const deck = await writtenDeck(
      '# Plan\n\n## Roll-out\n\n1. **July:** announce\n2. **August:** pilot with ten teams\n3. **September:** everyone else\n',
    );
    const steps = deck.slides.find((slide): slide is SlideOf<'steps'> => slide.layout === 'steps');
    assert.deepEqual(
      steps?.steps.map(({ label }) => label),
      ['July', 'August', 'September'],
    );
  });

  it('shows figures with their labels as stats', async () => {
    const deck = await writtenDeck(
      `# Year\n\n${paragraphs(2)}\n\n## Results\n\n- **Revenue:** €14 million\n- **Margin:** 31 %\n- **Customers:** 4,812\n`,
    );
    const stats = deck.slides.find((slide): slide is SlideOf<'stats'> => slide.layout === 'stats');
    assert.deepEqual(
      stats?.stats.map(({ value, label }) => [value, plain(label)]),
      [
        ['€14 million', 'Revenue'],
        ['31 %', 'Margin'],
        ['4,812', 'Customers'],
      ],
    );
  });

  it('says a heading that no title holds in full, whatever the style', async () => {
    const heading = `Warning: ${'the crew never cleans what the tide brings in, so clean it yourself before you sail, '.repeat(4)}please`;
    for (const style of ['Subtle', 'Strong', 'Preserve'] as const) {
      const deck = await writtenDeck(
        `# Tides\n\n## Usage\n\n### ${heading}\n\n\`\`\`ts\nclean();\nsail();\n\`\`\`\n\n${paragraphs(3)}`,
        { rewriteStyle: style },
      );
      assert.ok(shown(deck).includes(heading), style);
    }
  });

  it('gives no slide to a heading of which a title holds most', async () => {
    const question =
      'What information might this feature expose to sites or other parties, and for what purposes is that exposure necessary at all, today and in all of the years to come, for everybody who uses one of them or who is asked to use one by those who have one already?';
    const { slides } = await writtenDeck(
      `# Questions\n\n## ${question}\n\nThe state of the device is kept by the device and cannot be cleared.\n\n## Is it safe?\n\n${paragraphs(2)}`,
    );
    assert.ok(slides[1] && !slideText(slides[1]).includes(question));
    assert.match(slideText(slides[1]), /cannot be cleared/);
  });

  it('shows every hour of a day as a step with what happened', async () => {
    const hours = ['13:58', '14:02', '14:09', '14:31', '15:05', '15:12', '15:19'];
    const list = hours.map((hour) => `- **${hour}** The crew wrote the current down.`).join('\n');
    const deck = await writtenDeck(`# Outage\n\n${paragraphs(2)}\n\n## Timeline\n\n${list}`);
    const stations = deck.slides.flatMap((slide) => (slide.layout === 'steps' ? slide.steps : []));
    assert.deepEqual(
      stations.map(({ label }) => label),
      hours,
    );
    assert.ok(stations.every(({ text }) => plain(text).includes('crew')));
  });

  it('says on the cover what it does not say again', async () => {
    const deck = await writtenDeck(
      `# Tally\n\nTally is the ledger of small harbors. ${'The crew keeps every reading and explains every number. '.repeat(4)}\n\n## More\n\n${paragraphs(2)}`,
    );
    assert.equal(shown(deck).split('Tally is the ledger').length, 2);
  });

  it('draws numeric tables and says them no second time in the notes', async () => {
    const deck = await writtenDeck(
      '# Q\n\n## Sales\n\n| Month | Sales |\n| --- | ---: |\n| January | 12 |\n| February | 15 |\n| March | 21 |\n',
    );
    const chart = deck.slides.find((slide): slide is SlideOf<'chart'> => slide.layout === 'chart');
    assert.equal(chart?.chart.kind, 'line');
    assert.equal(chart?.notes, '');
  });

  it('puts opposed subsections side by side', async () => {
    const deck = await writtenDeck(
      '# Choice\n\n## Options\n\n### Buy\n\n- Ready in May\n- Costs twice as much\n\n### Build\n\n- Ready in October\n- Fits exactly\n',
    );
    const columns = deck.slides.find((slide): slide is SlideOf<'columns'> => slide.layout === 'columns');
    assert.deepEqual(
      columns?.columns.map(({ heading }) => plain(heading)),
      ['Buy', 'Build'],
    );
  });

  it('shows every picture under its heading and every diagram, however short the deck', async () => {
    const pictures = Array.from(
      { length: 9 },
      (_, at) => `### View ${at}\n\n![Chart ${at}](data:image/png;base64,${pixel(at)})`,
    );
    const deck = await writtenDeck(
      `# Atlas\n\n## Views\n\n${pictures.join('\n\n')}\n\n## Flow\n\n\`\`\`mermaid\nflowchart LR\n  a --> b\n\`\`\`\n`,
      { rewriteStyle: 'Strong' },
    );
    const galleries = deck.slides.filter((slide): slide is SlideOf<'gallery'> => slide.layout === 'gallery');
    const seen = galleries.flatMap(({ pictures }) => pictures);
    const alone = deck.slides.filter(({ layout }) => layout === 'image' || layout === 'image-and-text');
    assert.equal(seen.length + alone.length, 9);
    for (const picture of seen)
      assert.equal(
        plain(picture.caption ?? []),
        'alt' in picture ? picture.alt.replace('Chart', 'View') : '',
      );
    assert.ok(deck.slides.length <= slideBudget(600, 'Strong') + 1, `${deck.slides.length} slides`);
    assert.equal(layoutsOf(deck).filter((layout) => layout === 'diagram').length, 1);
  });

  it('lets diagrams share slides where a short deck has many', async () => {
    const flows = Array.from(
      { length: 8 },
      (_, at) => `## Flow ${at}\n\n\`\`\`mermaid\nflowchart LR\n  a${at} --> b${at}\n\`\`\`\n`,
    );
    const deck = await writtenDeck(`# Flows\n\n${flows.join('\n')}`, { rewriteStyle: 'Strong' });
    const shown = deck.slides.map(slideText).join('\n');
    for (const at of flows.keys()) assert.ok(shown.includes(`a${at} --> b${at}`), `flow ${at}`);
    for (const at of flows.keys()) assert.ok(shown.includes(`Flow ${at}`), `the name of flow ${at}`);
    assert.ok(deck.slides.length <= 4, `${deck.slides.length} slides`);
  });

  it('is as long as a talk, however many headings there are', async () => {
    const harbors = Array.from(
      { length: 1500 },
      (_, at) =>
        `## Harbor ${at}\n\nIt has ${at + 1} berths.\n\n### Depth of harbor ${at}\n\nThe pilot knows it.`,
    );
    const deck = await writtenDeck(`# Harbors\n\n${harbors.join('\n\n')}`);
    assert.ok(deck.slides.length <= 56, `${deck.slides.length} slides`);
    const said = `${notes(deck)}\n${shown(deck)}`;
    for (const at of [0, 700, 1499]) assert.ok(said.includes(`Depth of harbor ${at}`), `harbor ${at}`);
  });

  it('keeps in the notes what the slides leave out', async () => {
    const deck = await writtenDeck(`# Long\n\n## Measurements\n\n${paragraphs(30)}`);
    for (let ship = 1; ship <= 30; ship += 1)
      assert.match(`${notes(deck)}\n${shown(deck)}`, new RegExp(`ship number ${ship} measured`));
    assert.ok(deck.slides.length <= 15, `${deck.slides.length} slides for 30 paragraphs`);
  });

  it('shows every sentence as written in Preserve', async () => {
    const deck = await writtenDeck(`# Long\n\n## Measurements\n\n${paragraphs(12)}`, {
      rewriteStyle: 'Preserve',
    });
    const text = shown(deck);
    for (let ship = 1; ship <= 12; ship += 1)
      assert.ok(
        text.includes(
          `The crew of ship number ${ship} measured the current for seven days and wrote every reading down.`,
        ),
      );
  });

  it('numbers the slides of one title', async () => {
    const deck = await writtenDeck(`# Long\n\n## Measurements\n\n${paragraphs(12)}`, {
      rewriteStyle: 'Preserve',
    });
    const parts = deck.slides.flatMap((slide) => ('part' in slide && slide.part ? [slide.part] : []));
    assert.ok(parts.length > 0);
    assert.deepEqual(
      parts.map(({ number }) => number),
      parts.map((_, at) => at + 2),
    );
    assert.ok(parts.every(({ of }) => of === parts.length + 1));
  });

  it('makes exactly as many sections as asked', async () => {
    const document = `# Book\n\n${Array.from({ length: 6 }, (_, at) => `## Chapter ${at}\n\n### Scene A${at}\n\n${paragraphs(1)}\n\n### Scene B${at}\n\n${paragraphs(1)}`).join('\n\n')}`;
    for (const sectionCount of [1, 2, 5, 6, 9, 14]) {
      const deck = await writtenDeck(document, { sectionCount });
      assert.equal(deck.sections.length, sectionCount);
      assert.ok(deck.sections.every(({ slides }) => slides.length > 0));
    }
  });

  it('steers by the instruction and never shows it', async () => {
    const deck = await writtenDeck(
      `Make a presentation with 5 slides, no agenda.\n\n# Harbor\n\n${Array.from({ length: 9 }, (_, at) => `## Pier ${at}\n\n${paragraphs(1)}`).join('\n\n')}`,
    );
    assert.ok(deck.slides.length <= 5);
    assert.doesNotMatch(shown(deck), /no agenda/);
  });

  it('orders by the arc of a narrative that was asked for, and only then', async () => {
    const document = `# Kite\n\n## Team\n\n${paragraphs(1)}\n\n## Solution\n\n${paragraphs(1)}\n\n## Problem\n\n${paragraphs(1)}`;
    const asked = await writtenDeck(document, { narrative: 'Pitch' });
    assert.deepEqual(
      asked.sections.map(({ title }) => title),
      ['Problem', 'Solution', 'Team'],
    );
    const auto = await writtenDeck(document);
    assert.deepEqual(
      auto.sections.map(({ title }) => title),
      ['Team', 'Solution', 'Problem'],
    );
  });

  it('puts content into the template’s sections and leaves out those without', async () => {
    const deck = await writtenDeck(
      `# Kite\n\n## The team behind it\n\n${paragraphs(1)}\n\n## The problem today\n\n${paragraphs(1)}`,
      { template: { id: 'pitch' } },
    );
    assert.deepEqual(
      deck.sections.map(({ title }) => title),
      ['Problem', 'Team'],
    );
    const [notice = '', ...others] = deck.storyline.deck.notices;
    assert.match(notice, /left out: .*Market/);
    assert.deepEqual(others, []);
  });

  it('keeps the sections that were chosen, and says what it left out', async () => {
    const deck = await writtenDeck(
      `# Kite\n\n## The team behind it\n\n${paragraphs(1)}\n\n## The problem today\n\n${paragraphs(1)}`,
      { template: { id: 'pitch', selectedSectionIds: ['problem'] } },
    );
    assert.deepEqual(
      deck.sections.map(({ title }) => title),
      ['Problem'],
    );
    assert.match(deck.storyline.deck.notices.join('\n'), /left out: The team behind it\./);
  });

  it('asks for a section without content when it may, and uses the answer, whatever characters came with it', async () => {
    const document = `# Kite\n\n## Problem\n\n${paragraphs(1)}`;
    const template = { id: 'pitch', selectedSectionIds: ['problem', 'team'] };
    const plan = await planOf(document, { template, interactive: true });
    assert.ok(plan.outcome === 'question');
    assert.equal(plan.question.about, 'section:team');
    const answered = await writtenDeck(document, {
      template,
      interactive: true,
      exchanges: [{ question: plan.question, answer: 'Ada builds\0 kites. Bo sells them.', sources: [] }],
    });
    assert.match(shown(answered), /Ada builds kites/);
    assert.deepEqual(
      answered.sections.map(({ title }) => title),
      ['Problem', 'Team'],
    );
  });

  it('says which lines it read as headings stand over nothing', async () => {
    const said = (days: number) =>
      `- The crew measured it for ${days} days and wrote every reading down in a book.\n`;
    const over = (name: string) => `${name}\n\n${said(7)}${said(9)}\n`;
    const text = `Camp, 12 May\n\n${over('Tents (Ana; who pays)')}Boats (Bo)\n\n${over('Maps')}${over('Food and drink')}`;
    const deck = await writtenDeck(text);
    assert.doesNotMatch(shown(deck), /Boats/);
    assert.match(deck.storyline.deck.notices.join('\n'), /left out: Boats \(Bo\)\.$/);
  });

  it('says that nothing was translated', async () => {
    const deck = await writtenDeck(`# Tides\n\n## Measurements\n\n${paragraphs(4)}`, { language: 'de' });
    assert.equal(deck.storyline.deck.language, 'de');
    assert.equal(deck.storyline.deck.contentLanguage, 'en-US');
    assert.equal(deck.storyline.deck.notices.length, 1);
  });

  it('speaks the language of what it shows, where nothing is translated', async () => {
    const text = `# Tides\n\n## Measurements\n\n${paragraphs(4)}\n\nWrite to ada@tides.example.\n`;
    const { slides } = await writtenDeck(text, { language: 'de' });
    assert.equal(plain(slides.at(-1)!.title), 'Questions?');
  });

  it('tells repeated headings apart', async () => {
    const deck = await writtenDeck(
      `# Both\n\n## North\n\n### Costs\n\n${paragraphs(3)}\n\n## South\n\n### Costs\n\n${paragraphs(3)}`,
    );
    const own = deck.slides.filter((slide) => !('part' in slide && slide.part));
    const titles = own.map(({ title }) => plain(title));
    assert.equal(new Set(titles).size, titles.length);
  });

  it('has nothing to make a deck of without content', async () => {
    const plan = await planOf('   ');
    assert.ok(plan.outcome === 'unusable');
    assert.notEqual(plan.reason, '');
  });

  it('says that a file has no content before what else there is to say of it', async () => {
    const line = { text: 'Harbor office', left: 72, top: 20 };
    const bytes = pdfFile(Array.from({ length: 501 }, () => ({ texts: [line] })));
    const sources = [{ id: 'a', fileName: 'same.pdf', type: 'application/pdf', bytes }];
    const plan = await planOf('Make a deck of the file', { sources });
    assert.ok(plan.outcome === 'unusable');
    assert.match(plan.reason, /^same\.pdf has no content\. Only the first 500 of 501 pages/);
  });
});

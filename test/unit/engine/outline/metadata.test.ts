import assert from 'node:assert/strict';
import { rich } from '../../../../src/deck/richText.ts';
import { metadataIn, metadataOf } from '../../../../src/engine/outline/metadata.ts';
import type { Block } from '../../../../src/engine/reading/document/sourceDocument.ts';

const position = { from: 1, to: 1 };
const paragraph = (text: string): Block => ({ kind: 'paragraph', text: rich(text), position });
const list = (...items: string[]): Block => ({
  kind: 'list',
  ordered: false,
  start: 1,
  items: items.map((text) => ({ text: rich(text), blocks: [] })),
  position,
});

const aside = (text: string): Block => ({
  kind: 'paragraph',
  text: [{ text, marks: ['emphasis'] }],
  position,
});

const bylineOf = (block: Block) => metadataOf(block)?.byline;

describe('metadataOf', () => {
  it('finds nothing in what is left of a table without its line breaks', () => {
    assert.equal(
      bylineOf(paragraph('|---|---| |TO:|The office| |FROM:|Ada Ruiz| |DATE:|4 May 2024|')),
      undefined,
    );
  });

  it('finds who wrote a document and when, in a paragraph or a list', () => {
    const expected = 'Author: Priya Raman · Status: draft · Updated: 3 May 2026';
    assert.equal(bylineOf(paragraph('Author: Priya Raman. Status: draft. Updated: 3 May 2026.')), expected);
    assert.equal(bylineOf(paragraph('Author: Priya Raman\nStatus: draft\nUpdated: 3 May 2026')), expected);
    assert.equal(bylineOf(list('Author: Priya Raman', 'Status: draft', 'Updated: 3 May 2026')), expected);
  });

  it('finds whose it is where more is said beside, and when in years of an era', () => {
    const signed = paragraph('Author: Ada Holm (tides). Reviewed by the tide office on 19 November.');
    assert.deepEqual(metadataOf(signed), {
      byline: 'Ada Holm',
      rest: 'Reviewed by the tide office on 19 November.',
    });
    assert.equal(
      bylineOf(list('企画係 大西', '令和6年6月3日　館内会議用')),
      '企画係 大西 · 令和6年6月3日 · 館内会議用',
    );
  });

  it('goes on through the blocks that a document begins with', () => {
    const blocks = [
      paragraph('Author: Ada Holm (tides). Reviewed by the tide office.'),
      list('Severity: high', 'Status: final'),
      paragraph('The gate stood open all night, and the water came in.'),
    ];
    assert.deepEqual(metadataIn(blocks), {
      byline: 'Ada Holm',
      rest: 'Reviewed by the tide office. · Severity: high · Status: final',
      count: 2,
    });
    assert.equal(metadataIn(blocks.slice(2)), undefined);
  });

  it('takes who and when of a line that no cover holds, and what else there is room for', () => {
    assert.equal(
      bylineOf(aside('Ada Holm and Bo Lind, for the evening of the lenders of the old harbor, 8 May 2025')),
      'Ada Holm and Bo Lind · 8 May 2025',
    );
    assert.equal(
      bylineOf(
        aside(
          'Plan, version 1.3 — 17 June 2025 — Ada Holm, Boats (all of them, alas). Replaces 1.2, which had the old date in it.',
        ),
      ),
      'Plan · version 1.3 · 17 June 2025 · Ada Holm · Boats',
    );
  });

  it('takes lines of which one says when, and of a list one by whom, and no list of facts', () => {
    assert.equal(
      bylineOf(paragraph('Harbor of the East, May 2025\nWritten by Ada Holm, with thanks to all who rowed')),
      'Harbor of the East · May 2025 · Written by Ada Holm',
    );
    assert.equal(
      bylineOf(list('Office of the harbor', 'In charge: Ada Holm', 'For those who bid, 28 May 2025')),
      'Office of the harbor · In charge: Ada Holm · For those who bid · 28 May 2025',
    );
    assert.equal(bylineOf(list('We sold 12 boats in 2024', 'The pier was painted anew')), undefined);
    assert.equal(
      bylineOf(paragraph('The harbor was built in 1998 by the town, and since then nobody\nhas painted it.')),
      undefined,
    );
  });

  it('finds when and where people met', () => {
    const met = 'Board meeting, Tuesday 14 May 2024, 7 pm, reading room (upstairs)';
    assert.equal(bylineOf(paragraph(met)), met);
    assert.equal(
      bylineOf(
        paragraph(
          'Primary school at the old harbor, music room (1. floor)\nTuesday, 18 March 2025, 19:30 – 21:50, with a break',
        ),
      ),
      'Tuesday, 18 March 2025, 19:30 – 21:50, with a break',
    );
    assert.equal(bylineOf(paragraph('In May 2019 we began with 4 boats, and nobody knew why.')), undefined);
    assert.equal(
      bylineOf(paragraph('Since 2019, as everybody knows, the harbor office has counted boats')),
      undefined,
    );
  });

  it('takes a line above fields for a part of them, a sentence before them for none', () => {
    assert.equal(
      bylineOf(paragraph('Course in Chemistry II, group 7\nTutor: Dr Hanisch\nDay: 14.01.')),
      'Course in Chemistry II, group 7 · Tutor: Dr Hanisch · Day: 14.01.',
    );
    assert.equal(bylineOf(paragraph('We met at noon. Place: the pier. Weather: dry.')), undefined);
  });

  it('finds what is set apart with a date', () => {
    const aside: Block = {
      kind: 'paragraph',
      text: [{ text: 'Prepared by Ada & Bo, 14 October 2026', marks: ['emphasis'] }],
      position,
    };
    assert.equal(bylineOf(aside), 'Prepared by Ada & Bo, 14 October 2026');
    const told = {
      ...aside,
      text: [{ text: 'We met in 2016 to sail. '.repeat(8), marks: ['emphasis' as const] }],
    };
    assert.equal(bylineOf(told), undefined);
    assert.equal(bylineOf(paragraph('Released 2026-09-30 · Download')), 'Released 2026-09-30 · Download');
    assert.equal(
      bylineOf(paragraph('作成者：佐藤 / 更新：2026年10月3日')),
      '作成者：佐藤 · 更新：2026年10月3日',
    );
    assert.equal(bylineOf(paragraph('We opened in 2019.')), undefined);
    const signed = 'Nadia Belkacem & Thore Lindqvist, Evaluation Unit';
    assert.equal(bylineOf(paragraph(signed)), signed);
    assert.equal(bylineOf(list(signed, 'Version for the board. The long one is in the cellar.')), signed);
    assert.deepEqual(metadataOf(paragraph('by Annika. Travelled with Tom.')), {
      byline: 'Annika',
      rest: 'Travelled with Tom.',
    });
    assert.equal(
      bylineOf(
        paragraph('By Friday the boat is mended, says the crew of the old pier in the bay of Sallow.'),
      ),
      undefined,
    );
    assert.equal(bylineOf(paragraph('Open Source, built for small harbors')), undefined);
    assert.equal(bylineOf(paragraph(`${signed} wrote this.`)), undefined);
  });

  it('leaves to the notes what a cover has no line for', () => {
    const block = list(
      'Severity: SEV-1',
      'Duration: 1 h 47 min',
      `Authors: ${'Ada, '.repeat(8)}Bo`,
      'Status: final',
    );
    assert.deepEqual(metadataOf(block), {
      byline: 'Severity: SEV-1 · Duration: 1 h 47 min',
      rest: `Authors: ${'Ada, '.repeat(8)}Bo · Status: final`,
    });
  });

  it('takes no address for a date that has a year in it', () => {
    assert.equal(bylineOf(list('https://wiki.example/minutes/2022', 'https://meet.example/room')), undefined);
  });

  it('leaves prose and long entries where they are', () => {
    assert.equal(bylineOf(paragraph('Note: this is hot.')), undefined);
    assert.equal(bylineOf(paragraph('We met in May. The plan: more bikes.')), undefined);
    assert.equal(bylineOf(list(`Author: ${'long '.repeat(20)}`, 'Status: draft')), undefined);
  });
});

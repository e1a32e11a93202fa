import assert from 'node:assert/strict';
import {
  array,
  assert as check,
  constantFrom,
  oneof,
  property,
  record,
  string,
  uniqueArray,
} from 'fast-check';
import { marks, type RichText, rich } from '../../../src/deck/richText.ts';
import { deckMarkdown } from '../../../src/deckFile/parser.ts';
import { InlinePrinter } from '../../../src/deckFile/printInline.ts';
import { readInline } from '../../../src/deckFile/readInline.ts';
import { trimmed } from '../../../src/deckFile/richTextForm.ts';

const markdown = deckMarkdown();
const printer = new InlinePrinter(markdown);

const letters = oneof(
  string({ unit: 'grapheme' }),
  string({ unit: constantFrom(...'*_`[]()<>!\\&#;~$|:-+. \nab1"\'') }),
);
const text = array(
  record(
    {
      text: letters,
      marks: uniqueArray(constantFrom(...marks), { maxLength: 3 }),
      href: constantFrom('https://a.example/x?y=(1)&b=<2>', 'mailto:a@b.example'),
    },
    { requiredKeys: ['text'] },
  ),
  { maxLength: 4 },
);

describe('InlinePrinter', () => {
  it('writes ordinary text as people write it', () => {
    const written: [RichText, string][] = [
      [rich('Revenue grew by 9 % (see below).'), 'Revenue grew by 9 % (see below).'],
      [
        [{ text: 'Bold', marks: ['strong'] }, { text: ' and ' }, { text: 'x()', marks: ['code'] }],
        '**Bold** and `x()`',
      ],
      [[{ text: 'here', href: 'https://a.example/' }], '[here](<https://a.example/>)'],
      [rich('1. is no list'), '1\\. is no list'],
      [rich('a_b * c'), 'a\\_b \\* c'],
    ];
    for (const [given, expected] of written) assert.equal(printer.print(given), expected);
  });

  it('writes any text so that it reads as the same text', () => {
    check(
      property(text, (given) => {
        const read = readInline(markdown.inline(printer.print(given)));
        assert.deepEqual(trimmed(read.text), trimmed(given));
      }),
      { numRuns: 3000 },
    );
  });
});

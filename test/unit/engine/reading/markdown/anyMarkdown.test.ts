import assert from 'node:assert/strict';
import {
  array,
  asyncProperty,
  assert as check,
  constantFrom,
  integer,
  letrec,
  oneof,
  record,
  string,
  stringMatching,
  tuple,
} from 'fast-check';
import { fullText, read } from '../../../../support/reading.ts';

const word = stringMatching(/^[a-z]{4,9}$/).map((text) => `${text}q`);
const words = array(word, { minLength: 1, maxLength: 6 }).map((all) => all.join(' '));
const styled = tuple(words, constantFrom('', '*', '**', '`', '~~')).map(
  ([text, mark]) => `${mark}${text}${mark}`,
);
const line = array(styled, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

const { block } = letrec<{ block: string }>((tie) => ({
  block: oneof(
    { maxDepth: 3, withCrossShrink: true },
    line,
    tuple(integer({ min: 1, max: 6 }), line).map(([depth, text]) => `${'#'.repeat(depth)} ${text}`),
    line.map((text) => `\`\`\`js\n${text}\n\`\`\``),
    array(tuple(words, words), { minLength: 1, maxLength: 4 }).map((rows) =>
      ['| aaaaq | bbbbq |', '|---|--:|', ...rows.map(([one, two]) => `| ${one} | ${two} |`)].join('\n'),
    ),
    tuple(words, words).map(([one, two]) => `<p align="center"><b>${one}</b><br>${two}</p>`),
    tuple(words, tie('block')).map(
      ([summary, inner]) => `<details><summary>${summary}</summary>\n\n${inner}\n\n</details>`,
    ),
    array(tie('block'), { minLength: 1, maxLength: 3 }).map((items) =>
      items.map((item) => `- ${indented(item, '  ')}`).join('\n'),
    ),
    tie('block').map((inner) => `> ${indented(inner, '> ')}`),
    record({ tone: constantFrom('NOTE', 'TIP', 'CAUTION'), text: words }).map(
      ({ tone, text }) => `> [!${tone}]\n> ${text}`,
    ),
    tuple(word, words).map(([label, text]) => `${label}[^${label}]\n\n[^${label}]: ${text}`),
  ),
}));

describe('any Markdown', () => {
  it('is read without an exception', () =>
    check(
      asyncProperty(string({ unit: 'binary', maxLength: 300 }), async (text) => {
        await read('any.md', text);
        await read('any.txt', text);
      }),
    ));

  it('is read without an exception where it is full of signs', () => {
    const sign = constantFrom(
      ...'#*_`~[]()<>!|-+=\\$^:&;{}/\'" \n\t1a'.split(''),
      '<div>',
      '</p>',
      '<!--',
      '[^1]',
      '---\n',
    );
    return check(
      asyncProperty(array(sign, { maxLength: 200 }), async (signs) => {
        await read('any.md', signs.join(''));
      }),
    );
  });

  it('keeps every word of what it is made of', () =>
    check(
      asyncProperty(array(block, { minLength: 1, maxLength: 6 }), async (some) => {
        // Of two footnotes of one name, Markdown has the first.
        const blocks = [
          ...new Map(some.map((each, at) => [/\[\^[a-z]+\]/.exec(each)?.[0] ?? at, each])).values(),
        ];
        const text = blocks.join('\n\n');
        const have = new Map<string, number>();
        const { documents, emptySections } = await read('any.md', text);
        const all = [...documents.map(fullText), ...emptySections].join('\n');
        for (const [found] of all.matchAll(/[a-z]+q\b/g)) have.set(found, (have.get(found) ?? 0) + 1);
        for (const [wanted] of text.replace(/\[\^[a-z]+\]/g, '').matchAll(/[a-z]+q\b/g)) {
          const left = have.get(wanted) ?? 0;
          assert.ok(left > 0, `${wanted} is lost`);
          have.set(wanted, left - 1);
        }
      }),
    ));
});

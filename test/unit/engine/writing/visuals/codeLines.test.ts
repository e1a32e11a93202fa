import assert from 'node:assert/strict';
import { codePages } from '../../../../../src/engine/writing/visuals/codeLines.ts';

const block = (name: string, lines: number): string =>
  [`function ${name}() {`, ...Array.from({ length: lines }, (_, at) => `  step(${at});`), '}'].join('\n');

describe('codePages', () => {
  it('keeps a short listing on one page, numbered from 1', () => {
    const [page, ...others] = codePages('a\nb\nc', 18);
    assert.equal(others.length, 0);
    assert.deepEqual(page, [
      { number: 1, text: 'a' },
      { number: 2, text: 'b' },
      { number: 3, text: 'c' },
    ]);
  });

  it('goes on in the next line with what is written, and not with the rule of a table', () => {
    const rule = `──┬${'─'.repeat(200)}`;
    const [page = []] = codePages(`${rule}\n${'word '.repeat(40)}\n${rule}`, 18);
    assert.deepEqual(
      page.map(({ number }) => number),
      [1, 2, undefined, undefined, 3],
    );
    assert.equal(
      new Set(page.filter(({ text }) => text.startsWith('─')).map(({ text }) => text.length)).size,
      1,
    );
  });

  it('splits between whole constructs', () => {
    const pages = codePages(`${block('first', 8)}\n\n${block('second', 8)}`, 18);
    assert.deepEqual(
      pages.map(([line]) => line?.text),
      ['function first() {', 'function second() {'],
    );
  });

  it('splits within a construct before an entry of it, and never before what closes one', () => {
    const entry = (at: number) => `    {\n      "a": ${at},\n      "b": ${at}\n    }`;
    const code = `{\n  "all": [\n${[1, 2, 3, 4, 5, 6].map(entry).join(',\n')}\n  ]\n}`;
    const pages = codePages(code, 18);
    assert.deepEqual(
      pages.slice(1).map(([line]) => line?.text),
      ['    {'],
    );
  });

  it('breaks a line without spaces after a sign rather than within a word', () => {
    const [[first, second] = []] = codePages(`${'a'.repeat(60)}/${'b'.repeat(60)}`, 18);
    assert.ok(first?.text.endsWith('/') && second?.text.trim().startsWith('b'));
  });

  it('breaks no line that smaller letters hold', () => {
    const line = `wget https://harbor.example/${'a'.repeat(70)}`;
    assert.deepEqual(
      codePages(line, 18).map((page) => page.map(({ text }) => text)),
      [[line]],
    );
  });

  it('wraps long lines with an indent and loses no sign', () => {
    const long = `  const value = ${'argument, '.repeat(20)}end;`;
    const [page = []] = codePages(long, 18);
    assert.ok(page.length > 1);
    assert.ok(page.every(({ text }) => text.length <= 78));
    assert.deepEqual(
      page.map(({ number }) => number),
      [1, ...page.slice(1).map(() => undefined)],
    );
    assert.equal(
      page
        .map(({ text }) => text.trim())
        .join(' ')
        .replace(/\s/g, ''),
      long.replace(/\s/g, ''),
    );
  });

  it('has fewer lines on the first page, where less has room there', () => {
    const code = Array.from({ length: 48 }, (_, at) => `line${at}`).join('\n');
    const pages = codePages(code, 18, 14);
    assert.ok(pages.length === 3 && pages[0]!.length <= 14 && pages.every((page) => page.length <= 18));
  });

  it('holds every line of a listing without a seam', () => {
    const code = Array.from({ length: 50 }, (_, at) => `line${at}`).join('\n');
    const pages = codePages(code, 18);
    assert.ok(pages.every((page) => page.length <= 18));
    assert.equal(
      pages
        .flat()
        .map(({ text }) => text)
        .join('\n'),
      code,
    );
  });
});

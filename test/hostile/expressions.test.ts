import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { parse, type Token } from 'acorn';
import { analyse } from 'scslre';

const source = join(import.meta.dirname, '..', '..', 'src');

/** The regular expressions that a file has as such. */
const expressionsIn = (file: string): RegExp[] => {
  const found: RegExp[] = [];
  const onToken = ({ value }: Token & { readonly value?: unknown }): void => {
    const written = value as { readonly pattern?: string; readonly flags?: string } | undefined;
    if (written?.pattern !== undefined) found.push(new RegExp(written.pattern, written.flags));
  };
  const code = stripTypeScriptTypes(readFileSync(join(source, file), 'utf8'), { mode: 'transform' });
  parse(code, { ecmaVersion: 'latest', sourceType: 'module', onToken });
  return found;
};

/** Whether each further letter may double the time that it takes. */
const doubles = (expression: RegExp): boolean =>
  analyse(expression, { reportTypes: { Move: false } }).reports.some(({ exponential }) => exponential);

describe('a regular expression', function () {
  this.timeout(60_000);

  it('that takes twice the time for each letter is known as one', () => {
    assert.ok(doubles(/^(?:\s*a\s*)+$/u));
    assert.ok(!doubles(/^\s*(?:a\s*)+$/u));
  });

  it('of ours takes no such time', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const all = files.flatMap((file) => expressionsIn(file).map((expression) => ({ file, expression })));
    assert.ok(all.length > 1000, `${all.length} were found`);
    const slow = all
      .filter(({ expression }) => doubles(expression))
      .map(({ file, expression }) => `${file}: ${expression}`);
    assert.deepEqual(slow, []);
  });
});

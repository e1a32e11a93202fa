import assert from 'node:assert/strict';
import { withCommandLines } from '../../../../../src/engine/writing/visuals/commandLines.ts';
import { mostCodeColumns } from '../../../../../src/layouts/code.ts';

const folder = `/usr/local/${'share/'.repeat(6)}`;
const long = `curl -SL https://lark.example/${'releases/'.repeat(6)}lark.tar.gz -o ${folder}lark --retry 5`;

describe('withCommandLines', () => {
  it('breaks a command that is too wide where a shell goes on', () => {
    const lines = withCommandLines(long, 'bash').split('\n');
    assert.ok(lines.length > 1 && lines.every(({ length }) => length <= mostCodeColumns));
    assert.equal(lines.map((line) => line.replace(/ \\$/u, '').trim()).join(' '), long);
    assert.ok(lines.slice(0, -1).every((line) => line.endsWith(' \\')));
  });

  it('knows a command where nothing says what a listing is, and after the sign of a session', () => {
    assert.notEqual(withCommandLines(long, undefined), long);
    assert.notEqual(withCommandLines(`$ ${long}`, 'console'), `$ ${long}`);
  });

  it('leaves what a program says, other languages, and lines that fit', () => {
    const said = `Warning: ${'the harbor is closed and '.repeat(8)}nobody sails`;
    assert.equal(withCommandLines(said, 'console'), said);
    assert.equal(withCommandLines(said, undefined), said);
    assert.equal(withCommandLines(long, 'js'), long);
    assert.equal(withCommandLines('npm ci --offline', 'sh'), 'npm ci --offline');
  });

  it('leaves a command that no shell would read the same', () => {
    for (const line of [
      `echo "${'all that stands in quotes '.repeat(8)}" -n`,
      `${long} # and what is remarked on it at the end of the line`,
      `echo "${'an open quote '.repeat(12)}`,
      `${long} -H "a header" -d "and an open quote`,
      `curl -o x https://lark.example/${'a'.repeat(200)}`,
    ])
      assert.equal(withCommandLines(line, 'bash'), line);
  });
});

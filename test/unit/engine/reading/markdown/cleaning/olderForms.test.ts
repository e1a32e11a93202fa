import assert from 'node:assert/strict';
import { withoutOlderForms } from '../../../../../../src/engine/reading/markdown/cleaning/olderForms.ts';

describe('withoutOlderForms', () => {
  it('reads a link with a space before its name as one, where the name is said', () => {
    const said = '\n\n[guide]: https://example.org';
    assert.equal(withoutOlderForms(`See [the guide] [guide].${said}`), `See [the guide][guide].${said}`);
    assert.equal(withoutOlderForms(`See [1] [2].${said}`), `See [1] [2].${said}`);
    assert.equal(
      withoutOlderForms(`\`\`\`\n[a] [guide]\n\`\`\`${said}`),
      `\`\`\`\n[a] [guide]\n\`\`\`${said}`,
    );
  });

  it('reads three marks around a word as bold, as wikis write it', () => {
    assert.equal(withoutOlderForms("## '''Total''': 40"), '## **Total**: 40');
    assert.equal(withoutOlderForms("## \\'\\'\\'Total\\'\\'\\': 40"), '## **Total**: 40');
    for (const text of ["It is 'Total' and ''Sum''", "```\n'''Total'''\n```", "'''Total"])
      assert.equal(withoutOlderForms(text), text);
  });

  it('reads a line over a double line as a heading, right below a list too', () => {
    assert.equal(
      withoutOlderForms('- one\n  - two\nBoats\n=====\n- three'),
      '- one\n  - two\n# Boats\n\n- three',
    );
    for (const text of ['Boats\n=====\n\ntext', '- one\n- two\n=====', '```\n- a\nb\n===\n```'])
      assert.equal(withoutOlderForms(text), text);
  });

  it('reads circles as marks of a list where there are several, and no word of the text', () => {
    const entries = ['Boats', 'Piers', 'Ropes'];
    assert.equal(
      withoutOlderForms(entries.map((entry) => `o ${entry} are old.`).join('\n')),
      entries.map((entry) => `- ${entry} are old.`).join('\n'),
    );
    assert.equal(
      withoutOlderForms('## Keys\no The key.\nis lent\no It comes\nback\no It is ours'),
      '## Keys\n- The key.\nis lent\n- It comes\nback\n- It is ours',
    );
    for (const text of ['o Boats are old.', 'O barco e\no Porto e\no Mar e\no Sol'])
      assert.equal(withoutOlderForms(text), text);
  });
});

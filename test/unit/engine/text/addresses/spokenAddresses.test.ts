import assert from 'node:assert/strict';
import type { RichText } from '../../../../../src/deck/richText.ts';
import { spokenAddresses } from '../../../../../src/engine/text/addresses/spokenAddresses.ts';

const address = /(https?:\/\/[^\s)\]>]+)/u;
const written = (text: string): RichText =>
  text
    .split(address)
    .filter((part) => part !== '')
    .map((part) => (address.test(part) ? { text: part, href: part } : { text: part }));

/** What is a link stands in square brackets. */
const shown = (text: RichText): string =>
  text.map(({ text: part, href }) => (href === undefined ? part : `[${part}]`)).join('');

const said = (text: string): string => shown(spokenAddresses(written(text)));

describe('an address in a text', () => {
  it('is said with what it asks for, if anybody can read that', () => {
    const asking = (count: number) => `https://example.org/a/b/dashboard?from=${'1'.repeat(count)}`;
    assert.equal(said(`Look at ${asking(41)} now`), `Look at [${asking(41)}] now`);
    assert.equal(said(`Look at ${asking(42)} now`), 'Look at [example.org/…/dashboard] now');
  });

  it('is what the word before it leads to, where it stands in brackets', () => {
    assert.equal(said('The code base (https://example.org/base) is large'), 'The code [base] is large');
    assert.equal(said('On the API level (see https://example.org/254).'), 'On the API [level].');
    assert.equal(said('gitlab <https://about.example.com/>, free'), '[gitlab], free');
    assert.equal(said('Book at (https://example.org) today'), 'Book at ([https://example.org]) today');
  });

  it('is what the words before a dash or a colon lead to, where it ends the text', () => {
    assert.equal(said('translations - https://example.org/tree/main/translations'), '[translations]');
    assert.equal(said('It works. Example: https://example.org/'), 'It works. [Example]');
    assert.equal(
      said('To download the newest version, visit: https://example.org/'),
      'To download the newest version, visit: [https://example.org/]',
    );
    assert.equal(said('See https://example.org/'), 'See [https://example.org/]');
    assert.equal(
      said('The site. The example.org rules: https://example.org/'),
      'The site. [The example.org rules]',
    );
  });

  it('is what the last word leads to, where nothing of it but its host could be said', () => {
    const change = `https://example.org/harbor/change/${'0a46db02'.repeat(5)}`;
    assert.equal(
      said(`Ada writes a change that stops the bad boats: ${change}`),
      'Ada writes a change that stops the bad [boats]',
    );
  });

  it('is said in brief where it is long, and in full where something is asked of it', () => {
    assert.equal(
      said('https://nvd.example.org/vuln/detail/CVE-2025-23167 affects 18'),
      '[nvd.example.org/…/CVE-2025-23167] affects 18',
    );
    const asking = 'The hook is https://example.org/robot/send?access_token=XXXXXX';
    assert.equal(said(asking), 'The hook is [https://example.org/robot/send?access_token=XXXXXX]');
  });

  it('is left as it is in code', () => {
    const code: RichText = [
      { text: 'Call ' },
      { text: 'https://example.org/a/very/long/path/of/it', href: 'https://example.org/', marks: ['code'] },
    ];
    assert.equal(spokenAddresses(code), code);
  });
});

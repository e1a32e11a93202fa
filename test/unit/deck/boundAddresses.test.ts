import assert from 'node:assert/strict';
import MarkdownIt from 'markdown-it';
import { boundAddresses } from '../../../src/deck/boundAddresses.ts';

describe('boundAddresses', () => {
  const markdown = new MarkdownIt({ linkify: true });
  boundAddresses(markdown);
  const links = (text: string): number => markdown.renderInline(text).split('<a ').length - 1;

  it('leaves addresses of a usual length links', () => {
    assert.equal(links('See https://example.com/a?b=(c) and //example.com/d, please.'), 2);
    assert.equal(links(`See https://example.com/${'a'.repeat(1900)} there.`), 1);
  });

  it('leaves an address text that is longer than any that is used, and links no part of it', () => {
    assert.equal(links(`See https://example.com/${'a'.repeat(2500)} there.`), 0);
  });

  it('links what stands before a bracket that never closes', () => {
    assert.equal(links('http://example.com/(one'), 1);
  });
});

import assert from 'node:assert/strict';
import { proseOfListing } from '../../../../../../src/engine/reading/markdown/elements/proseListing.ts';
import { markdown, sketch } from '../../../../../support/reading.ts';

const sentence = 'A relation is *in this form* when each of its attributes depends on the whole key.';
const long = `${sentence} It is so for all keys. Kent says: each fact is about the key and nothing but it.`;

describe('a listing of sentences', () => {
  it('is text, with its marks and lines', async () => {
    const { blocks } = await markdown(`Text.\n\n    ${sentence}\n\nMore.`);
    assert.deepEqual(sketch(blocks), [
      'paragraph: Text.',
      `paragraph: ${sentence.replaceAll('*', '')}`,
      'paragraph: More.',
    ]);
    assert.deepEqual(blocks[1]!.position, { from: 3, to: 3 });
  });

  it('is set off as a quotation is where a fence sets it off', async () => {
    const { blocks } = await markdown(`Text.\n\n\`\`\`\n${long}\n\`\`\``);
    assert.deepEqual(
      blocks.map(({ kind, position }) => [kind, position.from]),
      [
        ['paragraph', 1],
        ['quote', 3],
      ],
    );
  });

  it('is a list where its lines are marked', async () => {
    const { blocks } = await markdown(`Text.\n\n        - ${sentence}\n        - ${sentence}\n        -`);
    assert.deepEqual(
      blocks.map(({ kind }) => kind),
      ['paragraph', 'list'],
    );
  });

  it('may have a plural in brackets and lack a full stop', () => {
    const open = 'The project(s) that were funded in the last year are told here with what they cost';
    assert.equal(proseOfListing(`${sentence}\n\n${open}`, 'indented'), `${sentence}\n\n${open}`);
  });

  it('may end by announcing what stands below it, in any script', () => {
    const announced =
      '不用担心，用户可以修改港口的公开端口号。不过需要一提的是，这不是修改了监听端口。配置方式如下：';
    assert.equal(proseOfListing(`      ${announced}`, 'indented'), announced);
    const only = 'These are all of the ports that are open to the ships of the town at night:';
    assert.equal(proseOfListing(only, 'indented'), undefined);
  });

  for (const [what, listing] of [
    ['a program', 'This.is.a(program, which prints a sentence that has very many words in it).'],
    ['what a program prints', 'Everything is up to date.'],
    ['what begins small', `fatal: ${sentence}`],
    ['a drawing', `Boat      Crew      Sails that are long and wide enough for all of them.`],
    ['what has no end', sentence.slice(0, -1)],
    ['a diff', `+ ${sentence}\n+ x = 1.`],
  ] as const)
    it(`is none where it is ${what}`, () => assert.equal(proseOfListing(listing, 'indented'), undefined));

  it('stays one where it names its language, or is short and fenced', async () => {
    for (const text of [`\`\`\`text\n${long}\n\`\`\``, `\`\`\`\n${sentence}\n\`\`\``])
      assert.deepEqual(
        (await markdown(text)).blocks.map(({ kind }) => kind),
        ['code'],
      );
  });
});

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { languages as tags } from '../../../src/api/choices.ts';
import { languages } from '../../../src/languages/languages.ts';

const room = new URL('../../../src/languages/', import.meta.url);
const elsewhere = ['engine', 'player', 'deck', 'service', 'cli'].map(
  (name) => new URL(`../../../src/${name}/`, import.meta.url),
);
const ofItsOwn = /['"](?:ja|ko|hi|bn)['"]/;

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value
      ? Object.values(value).flatMap(textsIn)
      : [];

describe('the languages', () => {
  it('are those that can be asked for, each with a folder of its name', () => {
    const folders = readdirSync(room, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'recognising')
      .map(({ name }) => name);
    assert.deepEqual(folders.sort(), [...tags].sort());
    assert.deepEqual(Object.keys(languages).sort(), [...tags].sort());
  });

  for (const [tag, { cues, words, vocabulary, instruction, talk }] of Object.entries(languages)) {
    it(`have words and cues for everything (${tag})`, () => {
      const { article, ...asking } = instruction;
      const { pointsBack, leadIn, headings, fields, callouts, leftovers, signOff } = cues;
      const all = {
        words,
        subjects: vocabulary.subjects,
        asking,
        pointsBack,
        leadIn,
        headings,
        fields,
        callouts,
        leftovers,
        signOff,
        elsewhere: cues.elsewhere,
        talk,
        roles: cues.roles,
      };
      for (const text of textsIn(all)) assert.notEqual(text.trim(), '');
      assert.ok(textsIn(all).length > 200);
    });

    it(`have cues in lower case, none empty (${tag})`, () => {
      for (const list of textsIn([cues, talk]))
        for (const cue of list.split(',')) {
          assert.notEqual(cue.replace('*', '').trim(), '', list);
          assert.equal(cue, cue.toLowerCase());
        }
    });
  }

  it('are asked for what they are, nowhere by name', () => {
    for (const place of elsewhere)
      for (const file of readdirSync(place, { recursive: true, encoding: 'utf8' }))
        if (file.endsWith('.ts'))
          assert.doesNotMatch(
            readFileSync(new URL(file.replaceAll('\\', '/'), place), 'utf8'),
            ofItsOwn,
            file,
          );
  });
});

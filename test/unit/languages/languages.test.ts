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

  for (const [tag, { cues, locale }] of Object.entries(languages)) {
    it(`name the months and days as they are written in dates (${tag})`, () => {
      const [months, weekdays] = [cues.months, cues.weekdays].map((list) => new Set(list.split(', ')));
      for (const width of ['long', 'short'] as const) {
        const month = new Intl.DateTimeFormat(locale, { month: width, timeZone: 'UTC' });
        const weekday = new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' });
        const named = (format: Intl.DateTimeFormat, at: number): string =>
          format.format(at).replace('.', '').toLowerCase();
        for (let index = 0; index < 12; index += 1) {
          const name = named(month, Date.UTC(2024, index, 15));
          assert.ok(months!.has(name) || /^\d/.test(name), name);
        }
        for (let index = 1; index <= 7; index += 1) {
          const name = named(weekday, Date.UTC(2024, 0, index));
          assert.ok(weekdays!.has(name), name);
        }
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

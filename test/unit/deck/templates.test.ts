import assert from 'node:assert/strict';
import { languages } from '../../../src/api/choices.ts';
import { arcs, narratives } from '../../../src/deck/narratives.ts';
import { sectionWords } from '../../../src/deck/templates/sectionWords.ts';
import { findTemplate, templates } from '../../../src/deck/templates.ts';
import { themes } from '../../../src/deck/themes.ts';
import { Deck } from '../../../src/layouts/deck.ts';
import { templateDeck } from '../../../src/layouts/templateDeck.ts';

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe('The narratives', () => {
  it('are eight arcs, none with a step twice', () => {
    assert.equal(narratives.length, 8);
    for (const narrative of narratives) {
      assert.ok(arcs[narrative].length >= 6, narrative);
      assert.deepEqual(repeated(arcs[narrative]), [], narrative);
    }
  });
});

describe('The templates', () => {
  it('are at least one for each narrative, each with an id of its own', () => {
    assert.ok(templates.length >= 8);
    assert.deepEqual(repeated(templates.map(({ id }) => id)), []);
    for (const narrative of narratives)
      assert.ok(
        templates.some((template) => template.narrative === narrative),
        narrative,
      );
  });

  for (const template of templates) {
    it(`${template.id} has six to twelve sections with ids, words and guiding lines of their own`, () => {
      const { sections } = template;
      assert.ok(sections.length >= 6 && sections.length <= 12);
      assert.deepEqual(repeated(sections.map(({ id }) => id)), []);
      assert.deepEqual(
        repeated(sections.flatMap(({ subject, alsoAbout = [] }) => [subject, ...alsoAbout])),
        [],
      );
      for (const section of sections) {
        assert.ok(section.title && section.description && section.layouts.length > 0, section.id);
        assert.ok(
          section.slides.length > 0 && section.slides.every(({ guide }) => guide.length > 0),
          section.id,
        );
      }
      for (const language of languages) {
        assert.deepEqual(
          repeated(sections.map((section) => sectionWords(section, language).title)),
          [],
          language,
        );
      }
      assert.ok(
        themes.some(({ id }) => id === template.theme),
        template.theme,
      );
    });

    it(`${template.id} is a deck without generation`, () => {
      const deck = templateDeck(
        template,
        template.sections.map(({ id }) => id),
      );
      assert.deepEqual(Deck.parse(deck), deck);
      const slides = deck.sections.flatMap((section) => section.slides);
      assert.equal(slides[0]?.layout, 'cover');
      assert.deepEqual(repeated(slides.map(({ id }) => id)), []);
    });
  }

  it('give only the chosen sections', () => {
    const [first] = templates;
    const ids = first!.sections.slice(1, 3).map(({ id }) => id);
    assert.deepEqual(
      templateDeck(first!, ids).sections.map(({ id }) => id),
      ids,
    );
  });

  it('are found by their id', () => {
    assert.equal(findTemplate('pitch')?.narrative, 'Pitch');
    assert.equal(findTemplate('nothing'), undefined);
  });
});

import assert from 'node:assert/strict';
import { plain } from '../../../src/deck/richText.ts';
import { readDeckFile } from '../../../src/deckFile/readDeckFile.ts';
import { settledSlide } from '../../../src/deckFile/settledDeck.ts';
import type { Brief, Storyline } from '../../../src/engine/contract/engine.ts';
import { withDeckFiles } from '../../../src/engine/deckFileWriter.ts';
import { createOutlineWriter } from '../../../src/engine/outlineWriter.ts';

const never = new AbortController().signal;
const writer = withDeckFiles(createOutlineWriter());
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const briefOf = (text: string, more: Partial<Brief> = {}, fileName = 'talk.deck.md'): Brief => ({
  id: 'job',
  prompt: 'A talk',
  sources: [{ id: 'a', fileName, type: 'text/markdown', bytes: new TextEncoder().encode(text) }],
  interactive: true,
  narrative: 'Auto',
  rewriteStyle: 'Subtle',
  sectionCount: 'auto',
  exchanges: [],
  ...more,
});

const made = async (brief: Brief): Promise<Storyline> => {
  const plan = await writer.plan(brief, never);
  assert.ok(plan.outcome === 'storyline', JSON.stringify(plan));
  return plan.storyline;
};

const slidesOf = async ({ sections }: Storyline) => {
  const written = sections.map((section) =>
    writer.write(JSON.parse(JSON.stringify(section)) as typeof section, never),
  );
  return (await Promise.all(written)).flatMap(({ slides }) => slides);
};

describe('withDeckFiles', () => {
  it('shows a deck file as it is, one slide for one', async () => {
    const text =
      '---\ntheme: plum\nlanguage: de\n---\n\n# Tee\n\nKurz\n\n---\n\n# Teil\n\n---\n\n## Sorten\n\n- Grün\n- Weiß';
    const storyline = await made(briefOf(text));
    const { deck } = readDeckFile(text);
    assert.deepEqual(storyline.deck, {
      title: 'Tee',
      theme: 'plum',
      language: 'de',
      narrative: 'Auto',
      notices: [],
    });
    assert.deepEqual(
      storyline.sections.map(({ title, slideBudget }) => [title, slideBudget]),
      [
        ['Tee', 1],
        ['Teil', 2],
      ],
    );
    assert.deepEqual(
      (await slidesOf(storyline)).map(settledSlide),
      deck.sections.flatMap(({ slides }) => slides.map(settledSlide)),
    );
  });

  it('finds the pictures that came along', async () => {
    const text =
      '## A\n\n![one](<img/one (1).png>)\n\n---\n\n## B\n\n![two](gone.png)\n\n![one](<img/one (1).png>)';
    const brief = briefOf(text);
    const picture = { id: 'p', fileName: 'img/one (1).png', type: 'image/png', bytes: pixel };
    const storyline = await made({ ...brief, sources: [...brief.sources, picture] });
    const stored = storyline.assets.filter(({ content }) => content);
    assert.equal(stored.length, 1);
    assert.deepEqual(
      [stored[0]?.type, stored[0]?.width, stored[0]?.fileName],
      ['image/png', 1, 'one (1).png'],
    );
    const [first, second] = await slidesOf(storyline);
    assert.equal(first?.layout === 'image' && first.picture.asset, stored[0]?.id);
    assert.ok(second?.layout === 'gallery');
    const missing = storyline.assets.find(({ content }) => !content);
    assert.equal(missing?.fileName, 'gone.png');
    assert.deepEqual(
      second.pictures.map((each) => 'asset' in each && each.asset),
      [missing.id, stored[0]?.id],
    );
  });

  it('takes no picture of the web from anywhere', async () => {
    const storyline = await made(briefOf('## A\n\n![x](https://pictures.example.com/a.png)'));
    assert.deepEqual(
      storyline.assets.map(({ remote, type }) => [remote, type]),
      [['https://pictures.example.com/a.png', undefined]],
    );
  });

  it('has nothing to show of a deck file without slides', async () => {
    const plan = await writer.plan(briefOf('---\ntitle: Nothing\n---\n'), never);
    assert.equal(plan.outcome, 'unusable');
  });

  it('leaves every other document to the writer', async () => {
    const text = '# Tea\n\n## Kinds\n\n- Green tea is not oxidised\n- Black tea is';
    const storyline = await made(briefOf(text, { interactive: false }, 'tea.md'));
    const slides = await slidesOf(storyline);
    assert.equal(plain(slides[0]?.title ?? []), 'Tea');
    assert.notDeepEqual(
      slides.map(settledSlide),
      readDeckFile(text).deck.sections.flatMap((section) => section.slides.map(settledSlide)),
    );
  });

  it('says on which slide a text is longer than any slide shows', async () => {
    const text = `# A\n\n---\n\n## B\n\n- ${'word '.repeat(5_000)}\n`;
    const plan = await writer.plan(briefOf(text), never);
    assert.ok(plan.outcome === 'unusable', plan.outcome);
    assert.match(plan.reason, /at most 20000 characters in one text of a slide, not 2\d{4} as on slide 2/u);
  });
});

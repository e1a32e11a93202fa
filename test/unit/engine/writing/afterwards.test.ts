import assert from 'node:assert/strict';
import { plain, rich } from '../../../../src/deck/richText.ts';
import { saidInParagraph } from '../../../../src/engine/features/paragraphs.ts';
import { saidAfterwards, withWordsAfter } from '../../../../src/engine/writing/afterwards.ts';
import { slideText } from '../../../../src/engine/writing/draft/slideText.ts';
import type { Slide } from '../../../../src/layouts/slide.ts';
import { writtenDeck } from '../../../support/writtenDeck.ts';

const table = '| Boat | Tons |\n| --- | --- |\n| Ada | red |\n| Bertha | blue |';
const remark = 'A boat that has no lamp at the bow is sent back to the yard of the town.';
const deckOf = (after: string, instruction = '') =>
  writtenDeck(`${instruction}# Boats\n\n## Fleet\n\n${table}\n\n${after}\n\n## Crew\n\nThe crew is old.`);

describe('what is said after a table', () => {
  it('stands below it', async () => {
    const below = (await deckOf(remark)).slides.find((slide) => /lamp/u.test(slideText(slide)));
    assert.ok(below?.layout === 'table' && /lamp/u.test(plain(below.caption ?? [])));
  });

  it('has a slide of its own after it where there is no room for it', async () => {
    const said = `${remark} ${remark.replace('lamp', 'bell')} ${remark.replace('lamp', 'flag')} ${remark.replace('lamp', 'name')}`;
    const { slides } = await deckOf(said);
    const at = slides.findIndex(({ layout }) => layout === 'table');
    assert.match(slideText(slides[at + 1]!), /no lamp at the bow/u);
  });

  it('has one, too, after a list where it is a single long sentence', async () => {
    const said = `And there are more boats than these, ${'which wait in the yard until somebody finds a lamp for them, '.repeat(7)}and sail.`;
    const { slides } = await writtenDeck(
      `# Boats\n\n## Fleet\n\nThe boats of the town are these:\n\n- Ada is red.\n- Bertha is blue.\n- Clara is green.\n\n${said}\n\n## Crew\n\nThe crew is old.`,
    );
    assert.match(slides.map(slideText).join(), /more boats than these/u);
  });

  it('is said to its end', async () => {
    const { slides } = await deckOf(`${remark} Note it in the log.`);
    assert.match(slides.map(slideText).join(), /Note it in the log/u);
  });

  it('is shown with the line that it leads to, though that only sets up', async () => {
    const said = [
      'You can always check the exact bundled engine at runtime with `boat.versions.engine`.',
      'Installing the engine from the shed does not replace the built-in engines. If you want your own engine to replace the old `engine` and what goes with it, use `install()`. Otherwise, import `engine` directly from `shed`:',
    ].join('\n\n');
    const { slides } = await deckOf(
      `${said}\n\n\`\`\`js\nimport { engine } from 'shed' // uses your own, not the built-in\n\`\`\``,
    );
    assert.match(slides.map(slideText).join(), /does not replace the built-in engines/u);
    assert.match(slides.map(slideText).join(), /import \{ engine \}/u);
  });

  it('stands below it in small where slides are few', async () => {
    const { slides } = await deckOf(remark, 'Make 3 slides.\n\n');
    const table = slides.find(({ layout }) => layout === 'table');
    assert.ok(table?.layout === 'table' && /lamp/u.test(plain(table.caption ?? [])));
  });

  it('is left to the notes where it only tells what went on', async () => {
    const { slides } = await deckOf('Then we had lunch on the quay, and it was warm.');
    assert.ok(!slides.map(slideText).join().includes('lunch'));
  });

  it('stands below a list that has room for it', () => {
    const list: Slide = {
      id: '',
      notes: '',
      title: rich('Fleet'),
      layout: 'bullets',
      style: 'list',
      items: [{ text: rich('Ada is red') }, { text: rich('Bertha is blue') }],
    };
    const after = saidInParagraph(rich(remark), { isLoud: false }, 'us');
    const [slide] = withWordsAfter(
      { body: { kind: 'list', above: [], below: [], ordered: false, items: [] }, after },
      [list],
      'us',
    );
    assert.ok(slide?.layout === 'bullets');
    assert.equal(plain(slide.below ?? []), remark.slice(0, -1));
  });

  it('stands below a listing in its paragraphs', () => {
    const after = [
      'This writes the blob to the file of 3 MB. Run it in the yard.',
      'The change was made so that 40 boats have room in one yard.',
    ].flatMap((text) => saidInParagraph(rich(text), { isLoud: false }, 'us'));
    const visual = { kind: 'code' as const, code: 'sail()', position: { from: 1, to: 1 } };
    const slide: Slide = {
      id: 'blob',
      notes: '',
      layout: 'code',
      title: rich('Blob'),
      lines: [{ text: 'sail()', number: 1 }],
    };
    const [listing] = withWordsAfter({ body: { kind: 'visual', visual, beside: [] }, after }, [slide], 'us');
    assert.deepEqual(listing?.layout === 'code' && listing.below?.map(({ text }) => plain(text)), [
      'This writes the blob to the file of 3 MB. Run it in the yard.',
      'The change was made so that 40 boats have room in one yard.',
    ]);
  });

  it('is said once, though it may stand below a listing or have a slide after it', () => {
    const said = saidInParagraph(
      rich('No boat is held twice. We trust the clients.'),
      { isLoud: false },
      'us',
    );
    const visual = { kind: 'code' as const, code: 'sail()', position: { from: 1, to: 1 } };
    const body = { kind: 'visual' as const, visual, beside: [], below: said };
    assert.deepEqual(saidAfterwards({ body, after: said }), said);
  });
});

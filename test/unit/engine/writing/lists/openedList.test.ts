import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { slideText } from '../../../../../src/engine/writing/draft/slideText.ts';
import { openedList } from '../../../../../src/engine/writing/lists/openedList.ts';
import { type Point, pointOf } from '../../../../../src/engine/writing/points/points.ts';
import { frame, unitsIn, writing } from '../../../../support/scenes.ts';

const openedIn = async (text: string, most = 6, below: readonly Point[] = []) => {
  const [unit] = await unitsIn(text);
  assert.ok(unit?.kind === 'list');
  return openedList(unit.items, undefined, below, most, frame, writing);
};
const sentence = (name: string) =>
  `${name} carries 40 tons of coal and the mail of the island to the new pier.`;
const paragraphOf = (...names: readonly string[]) => names.map(sentence).join(' ');
const paragraph = paragraphOf('Ada', 'Bertha', 'Cora', 'Anna');
/** It fills most of a page. */
const long = paragraphOf('Ada', 'Bertha', 'Cora', 'Anna', 'Berta', 'Clara');
const below = ['Dora', 'Emma', 'Flora'].map((name) => `   1. ${sentence(name)}`).join('\n');

describe('openedList', () => {
  it('gives names of which much is told pages of their own, after what is said of all of them', async () => {
    const [unit] = await unitsIn(
      `- **Ada.** ${paragraph}\n- **Bertha.** ${paragraph.replaceAll('coal', 'salt')}`,
    );
    assert.ok(unit?.kind === 'list');
    const pages = (lead: string | undefined) =>
      openedList(unit.items, lead ? rich(lead) : undefined, [], 6, frame, writing)?.map((slide) =>
        plain(slide.title),
      );
    assert.deepEqual(pages(undefined), ['Ada', 'Bertha']);
    assert.deepEqual(pages('Two boats:'), ['Ada', 'Bertha']);
    assert.deepEqual(pages('The yard has two boats, and both of them are old.'), ['Title', 'Ada', 'Bertha']);
  });

  it('has what announces it go on in its first entry, where that introduces a list of its own', async () => {
    const many = ['Dora', 'Emma', 'Flora', 'Gerda', 'Hanna', 'Ida', 'Jana'].map(
      (name) => `   - ${sentence(name)}`,
    );
    const [unit] = await unitsIn(`1. The pier needs seven boats:\n${many.join('\n')}\n2. ${paragraph}`);
    assert.ok(unit?.kind === 'list');
    const [first] = openedList(unit.items, rich('We do not sail, as:'), [], 6, frame, writing) ?? [];
    assert.ok(first?.layout === 'bullets' && first.lead);
    assert.match(plain(first.lead), /^We do not sail, as: (?:1\. )?The pier needs seven boats/);
  });

  it('has what is said of a name behind it where names share a page', async () => {
    const named = `${sentence('She')} ${sentence('She')} ${sentence('Nobody else')}`;
    const slides = await openedIn(`- **Ada.** ${named}\n- the other boats carry nothing\n- nor do the rafts`);
    assert.ok(slides);
    assert.ok(slides.map(slideText).join('\n').includes(`Ada. ${named}`));
  });

  it('leaves out of an entry that no page holds what is said by the way', async () => {
    const aside = '(If nobody is sure of it, the pilot may be asked.)';
    const shown = async (told: string) =>
      (await openedIn(`- ${told} ${aside}\n- ${paragraph}`))?.map(slideText).join('\n') ?? '';
    assert.ok((await shown(paragraph)).includes('pilot'));
    assert.ok(!(await shown(paragraphOf(...'ABCDEFGH'))).includes('pilot'));
  });

  it('shows entries that are paragraphs sentence by sentence', async () => {
    const slides = await openedIn(`- ${paragraph}\n- ${paragraph.replaceAll('coal', 'salt')}\n- done`);
    assert.ok(slides && slides.length > 1);
    const shown = slides.map(slideText).join('\n');
    for (const name of ['Ada', 'Bertha', 'Cora', 'done']) assert.ok(shown.includes(name), name);
  });

  it('begins and ends an entry that a page holds on one', async () => {
    const full = paragraphOf('Ada', 'Bertha', 'Cora', 'Anna', 'Berta');
    const list = `- ${full}\n- ${full.replaceAll('coal', 'salt')}\n- ${sentence('Dora')}\n- ${sentence('Emma')}`;
    const torn = async (most: number): Promise<boolean> => {
      const texts = (await openedIn(list, most))?.map(slideText) ?? [];
      assert.equal(texts.length, most);
      return texts.filter((text) => text.includes('salt')).length > 1;
    };
    for (const most of [2, 3]) assert.ok(!(await torn(most)), `${most}`);
  });

  const priced = (rest: string): string =>
    Array(3)
      .fill(
        `- **Coal:** The price of all of the coal of the island is not known to the pilots of the harbor or to anybody else. ${rest}`,
      )
      .join('\n');

  it('begins an entry under its name with what it says first', async () => {
    const slides = await openedIn(
      priced(
        'The root cause is the fog of 14 days over the new pier of the town, and the harbor pays for all of it in May.',
      ),
      2,
    );
    assert.match(slides?.map(slideText).join('\n') ?? '', /The price of all/);
  });

  it('says under a name what was decided rather than what it says first', async () => {
    const slides = await openedIn(
      priced(
        'We decided to buy 40 tons of it for 9,000 dollars from the new pier, and the harbor pays for all of it in May.',
      ),
      2,
    );
    assert.match(slides?.map(slideText).join('\n') ?? '', /We decided to buy/);
  });

  it('shows a list of its own under the entry that introduces it, with its number', async () => {
    const slides = await openedIn(`1. Load the boats\n2. Send them as follows\n${below}\n3. Wait`);
    const [own] = slides?.filter((slide) => 'lead' in slide && slide.lead) ?? [];
    assert.ok(own && 'lead' in own && own.lead);
    assert.equal(plain(own.lead), '2. Send them as follows');
    assert.ok(slideText(own).includes('Emma') && !slideText(own).includes('Wait'));
  });

  it('calls the pages of a list of its own by its entry where that is a name, and none by a day', async () => {
    const titlesOver = async (name: string) =>
      (await openedIn(`- load the boats\n- ${name}\n${below.replaceAll('   1.', '  -')}\n- wait`))?.map(
        ({ title }) => plain(title),
      );
    assert.ok(
      (await titlesOver('names of the boats of the yard'))?.includes('Names of the boats of the yard'),
    );
    assert.ok(!(await titlesOver('Sat 18 Oct'))?.includes('Sat 18 Oct'));
  });

  describe('with entries three levels deep', () => {
    const names = ['Ada', 'Bertha', 'Cora', 'Clara', 'Berta', 'Anna', 'Dora', 'Emma'];
    const steps = names.map((name, at) => `   ${at + 1}. ${sentence(name)}`);
    const pier = ['Mend', 'Paint', 'Close'].map((word) => `      - ${word} the pier of the old harbor`);
    const deep = ['1. Send the boats as follows', ...steps, ...pier, '2. Wait'].join('\n');

    it('keeps the levels, and the numbers of those above', async () => {
      const entries = (await openedIn(deep))!.flatMap((slide) =>
        slide.layout === 'bullets' ? slide.items : [],
      );
      const emma = entries.find(({ text }) => plain(text).startsWith('8. Emma'));
      assert.equal(emma?.items?.length, pier.length);
    });

    it('has what introduces them above each page of theirs', async () => {
      const slides = (await openedIn(deep))!.filter((slide) => slideText(slide).includes('carries'));
      const leads = slides.map((slide) => plain(('lead' in slide && slide.lead) || []));
      assert.ok(leads.length > 1);
      assert.deepEqual([...new Set(leads)], ['1. Send the boats as follows']);
    });
  });

  it('says what introduces all of them with the first, where that has a list of its own', async () => {
    const [unit] = await unitsIn(`1. on the pier\n${below}\n2. on the boat\n${below}`);
    assert.ok(unit?.kind === 'list');
    const slides = openedList(unit.items, rich('It happens above all:'), [], 6, frame, writing);
    assert.match(slideText(slides![0]!), /It happens above all: 1. on the pier/u);
  });

  it('says what introduces all of them in the notes rather than before a name', async () => {
    const names = ['Ada', 'Bertha', 'Cora', 'Dora', 'Emma', 'Flora', 'Gerda'];
    const many = names.map((name) => `  - ${sentence(name)}`).join('\n');
    const [unit] = await unitsIn(`- **4.1 On the pier**\n${many}\n- **4.2 On the boat**\n${many}`);
    assert.ok(unit?.kind === 'list');
    const slides = openedList(unit.items, rich('The procedure is the following:'), [], 6, frame, writing);
    assert.deepEqual(
      [...new Set(slides!.map(({ title }) => plain(title)))],
      ['4.1 On the pier', '4.2 On the boat'],
    );
    assert.ok(!slides!.some((slide) => slideText(slide).includes('The procedure')));
  });

  it('has a name stand below what introduces all of them, with what is below it', async () => {
    const lines = Array.from({ length: 4 }, (_, at) => `   - ${sentence(`Boat ${at}`)}`).join('\n');
    const [unit] = await unitsIn(`- Ease of use\n${lines}\n- Loss of control\n${lines}`);
    assert.ok(unit?.kind === 'list');
    const [first] = openedList(unit.items, rich('It fails in two ways:'), [], 6, frame, writing) ?? [];
    assert.ok(first?.layout === 'bullets');
    assert.equal(plain(first.lead ?? []), 'It fails in two ways:');
    assert.equal(plain(first.items[0]!.text), 'Ease of use');
    assert.ok((first.items[0]!.items?.length ?? 0) > 1);
  });

  it('opens what is a list of its own within another', async () => {
    const inner = ['Dora', 'Emma', 'Flora', 'Gerda', 'Hanna', 'Ida', 'Jutta', 'Klara'];
    const steps = inner.map((name) => `      1. ${sentence(name)}`).join('\n');
    const slides = await openedIn(
      `1. Load the boats\n2. Send them as follows\n   1. If the sea is calm, send\n${steps}\n   2. Otherwise wait`,
    );
    const shown = slides?.map(slideText).join('\n') ?? '';
    for (const name of [...inner, 'Otherwise wait']) assert.ok(shown.includes(name), name);
  });

  it('has what a list of its own is introduced by above each of its pages, in two lines as well', async () => {
    const introduction = 'Keep the keys of the boats and of the old harbor office out of the book';
    const entries = ['Ada', 'Bertha', 'Cora', 'Dora', 'Emma', 'Flora', 'Gerda'].map(
      (name) => `    - ${sentence(name)} ${sentence(name).replace('coal', 'salt')}`,
    );
    const slides = (await openedIn(`- ${introduction}:\n${entries.join('\n')}\n- ${paragraph}`, 9))!;
    const led = slides.filter(
      (slide) => 'lead' in slide && slide.lead && plain(slide.lead).startsWith(introduction),
    );
    assert.ok(led.length > 1);
  });

  it('goes on with what stands below an entry where slides are few', async () => {
    const list = `- Ada resigned\n- ${sentence('The board')}\n${below.replaceAll('   1.', '    -')}\n- Bo mends the pier`;
    const shown = async (most: number) => (await openedIn(list, most))?.map(slideText).join('\n');
    assert.ok((await openedIn(list, 9))!.some((slide) => 'lead' in slide && slide.lead));
    assert.match((await shown(2)) ?? '', /resigned.*The board.*Emma.*mends/su);
  });

  it('is none where most of the list is short, or slides are too few', async () => {
    const short = Array.from({ length: 9 }, (_, at) => `- boat ${at} is kept at the old pier of the harbor`);
    assert.equal(await openedIn(`${short.join('\n')}\n- ${paragraph}`), undefined);
    assert.equal(await openedIn(`${`- ${paragraph}\n`.repeat(3)}`, 1), undefined);
  });

  it('keeps what a numbered entry says together, below how it begins', async () => {
    const whole = `${sentence('The tug')} It is old and has a leak. It belongs to the town since the last war of the north. It is for sale at the yard.`;
    const [slide] = (await openedIn(`1. ${whole}\n2. ${long}`))!;
    assert.ok(slide?.layout === 'bullets' && slide.lead);
    assert.equal(plain(slide.lead), `1. ${sentence('The tug')}`);
    assert.ok(slideText(slide).includes('for sale') && !slideText(slide).includes('Ada'));
  });

  it('leaves out what says least where slides are few', async () => {
    const [slide, ...others] = (await openedIn(
      `- ${paragraph} They decided to sell her for 9,000 dollars.\n- ${sentence('The board')} It met. ${paragraph}`,
      2,
    ))!;
    assert.equal(others.length, 1);
    assert.ok(slide && slideText(slide).includes('9,000'));
  });

  it('ends with what is said of it below', async () => {
    const slides = await openedIn(`- ${paragraph}\n- ${paragraph}`, 6, [pointOf(rich('The sum is 9.'))]);
    assert.ok(slides && slideText(slides.at(-1)!).endsWith('The sum is 9.'));
  });
});

import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { withNumbers } from '../../../../../src/engine/writing/between/listNumbers.ts';
import type { Slide } from '../../../../../src/layouts/slide.ts';
import { unitsIn } from '../../../../support/scenes.ts';

const frame = { id: '', notes: '' };
const numberedOf = async (list: string, slides: readonly Slide[], heading = 'Plan'): Promise<Slide[]> => {
  const [unit] = await unitsIn(list);
  assert.ok(unit?.kind === 'list');
  const body = { kind: 'list', above: [], below: [], ordered: true, items: unit.items } as const;
  return [...withNumbers({ path: [{ heading: rich(heading) }], body, slides })];
};

describe('withNumbers', () => {
  it('numbers the title of a slide that an entry has to itself, as the entries of the others', async () => {
    const list = '1. **Shirts.** Ann buys them.\n2. **Quay.** We put it off.\n3. **Mail.** Bo reads it.';
    const slides = await numberedOf(list, [
      {
        ...frame,
        layout: 'bullets',
        style: 'list',
        title: rich('Shirts'),
        items: [{ text: rich('Ann buys them') }],
      },
      {
        ...frame,
        layout: 'bullets',
        style: 'list',
        title: rich('Agenda'),
        items: [
          { lead: rich('Quay.'), text: rich('We put it off') },
          { lead: rich('Mail.'), text: rich('Bo reads it') },
        ],
      },
    ]);
    assert.equal(plain(slides[0]!.title), '1. Shirts');
    assert.ok(slides[1]?.layout === 'bullets');
    assert.deepEqual(
      slides[1].items.map(({ lead }) => plain(lead ?? [])),
      ['2. Quay.', '3. Mail.'],
    );
  });

  it('leaves the heading of the list its name, though the first entry begins with the same words', async () => {
    const [slide] = await numberedOf(
      '1. Harbor survey is where you log in.\n2. We look at it.',
      [
        {
          ...frame,
          layout: 'steps',
          title: rich('Harbor survey setup'),
          steps: [
            { label: '1', text: rich('Harbor survey is where you log in') },
            { label: '2', text: rich('We look at it') },
          ],
        },
      ],
      'Harbor survey setup',
    );
    assert.equal(plain(slide!.title), 'Harbor survey setup');
  });

  it('numbers an entry that stands above what is listed below it, and those after it', async () => {
    const bullets = (texts: readonly string[], lead?: string): Slide => ({
      ...frame,
      layout: 'bullets',
      style: 'list',
      title: rich('Agenda'),
      ...(lead ? { lead: rich(lead) } : {}),
      items: texts.map((text) => ({ text: rich(text) })),
    });
    const [led, last] = await numberedOf(
      '1. Ann buys:\n   - shirts\n   - hats\n2. Bo reads the mail.\n3. We go.',
      [bullets(['shirts', 'hats'], 'Ann buys:'), bullets(['Bo reads the mail', 'We go'])],
    );
    assert.ok(led?.layout === 'bullets' && last?.layout === 'bullets');
    assert.equal(plain(led.lead!), '1. Ann buys:');
    assert.deepEqual(
      last.items.map(({ text }) => plain(text)),
      ['2. Bo reads the mail', '3. We go'],
    );
  });
});

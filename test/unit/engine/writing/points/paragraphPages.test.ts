import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { saidInParagraph } from '../../../../../src/engine/features/paragraphs.ts';
import { paragraphPages } from '../../../../../src/engine/writing/points/paragraphPages.ts';
import { pointsOfChains } from '../../../../../src/engine/writing/points/textSlides.ts';

const room = { height: 500, words: 40, count: 8, gap: 16 };
const pagesOf = (paragraphs: readonly string[], pages: number): string[] =>
  paragraphPages(
    paragraphs.flatMap((text) => saidInParagraph(rich(text), { isLoud: false }, 'us')),
    pages,
    room,
    (chains) => pointsOfChains(chains, 'us'),
  ).map((points) => points.map(({ text }) => plain(text)).join(' | '));

describe('paragraphPages', () => {
  const crane =
    'The old crane at the northern quay stood still for eleven days because its brake had not been replaced in time. ' +
    'Three ships had to be unloaded by hand in the meantime, which took the whole crew of the harbor two nights. ' +
    'The pilots waited outside with their engines running and wrote down what it cost them by the hour.';
  const ferry =
    'The ferry to the island now leaves every forty minutes in summer and carries nine hundred people on a Sunday. ' +
    'Its engine is from another ship and its captain is from another coast, and both of them are very reliable. ' +
    'On the upper deck there is a small kitchen that sells soup and bread to whoever has waited long enough.';

  it('begins each page with a paragraph and lets none take a second', () => {
    const pages = pagesOf([crane, ferry], 6);
    assert.equal(pages.length, 2);
    assert.match(pages[0]!, /^The old crane/);
    assert.match(pages[1]!, /^The ferry to the island/);
  });

  it('lets two paragraphs that say little share a page', () => {
    assert.equal(pagesOf(['The quay has two cranes.', 'The ferry leaves at nine.', ferry], 6).length, 2);
  });

  it('keeps what says most where there are more paragraphs than pages hold', () => {
    const decision = `We decided to buy a new crane for 48,600 dollars before the winter. ${ferry}`;
    const [only, ...others] = pagesOf([ferry, decision, crane], 1);
    assert.match(only!, /48,600 dollars/);
    assert.deepEqual(others, []);
  });
});

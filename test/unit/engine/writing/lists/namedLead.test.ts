import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { underNamedLead } from '../../../../../src/engine/writing/lists/namedLead.ts';
import { writtenDeck } from '../../../../support/writtenDeck.ts';

const frame = { title: rich('The harbor'), isContinued: false };
const bold = (text: string) => [{ text, marks: ['strong' as const] }];

describe('underNamedLead', () => {
  it('is the name in bold above a list, under the heading', () => {
    const under = underNamedLead(bold('Open gates:'), frame);
    assert.equal(plain(under?.title ?? []), 'Open gates');
    assert.equal(plain(under?.kicker ?? []), 'The harbor');
  });

  it('is nothing that leads on in a sentence', () => {
    assert.equal(underNamedLead(rich('These gates are open:'), frame), undefined);
    assert.equal(underNamedLead(bold('All gates are open.'), frame), undefined);
  });

  it('stands over entries that have a slide each', async () => {
    const told = (name: string) =>
      `- **${name}:** It may be opened by whoever has the key. The key hangs in the office of the master, who notes who takes it and at which time. Whoever brings it back late pays for a lamp, which the master buys at the end of the year for the whole of the quay.`;
    const { slides } = await writtenDeck(
      `# Boats\n\n## The harbor\n\n\`\`\`\nsea → gate → quay\n\`\`\`\n\n**Open gates:**\n${told('West gate')}\n${told('East gate')}\n- **North gate:** Closed.\n\n## Crew\n\nThe crew is old.`,
    );
    const west = slides.find(({ title }) => plain(title) === 'West gate');
    assert.ok(west?.layout === 'bullets');
    assert.equal(plain(west.kicker ?? []), 'Open gates');
  });
});

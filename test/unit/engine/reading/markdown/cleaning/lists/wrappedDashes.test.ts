import assert from 'node:assert/strict';
import { withWrappedDashes } from '../../../../../../../src/engine/reading/markdown/cleaning/lists/wrappedDashes.ts';

const full = 'The harbor will help to cover reasonable costs of the activity';

describe('withWrappedDashes', () => {
  it('takes a dash at the beginning of a line for one within its sentence', () => {
    assert.equal(withWrappedDashes(`${full}\n- such as tickets.`), `${full} – such as tickets.\n`);
    assert.equal(
      withWrappedDashes(`We say:\n${full}\n- such as tickets.\n\nThat is all.`),
      `We say:\n${full} – such as tickets.\n\n\nThat is all.`,
    );
  });

  it('leaves lists alone, whatever stands above them, and code', () => {
    for (const text of [
      `${full}\n- such as tickets\n- and travel`,
      `${full}\n- such as tickets\nand travel`,
      `${full}:\n- such as tickets`,
      `${full}\n- Tickets`,
      `${full}\n\n- such as tickets`,
      `- ${full}\n- such as tickets`,
      `Costs\n- such as tickets`,
      `\`\`\`\n${full}\n- such as tickets\n\`\`\``,
    ])
      assert.equal(withWrappedDashes(text), text);
  });
});

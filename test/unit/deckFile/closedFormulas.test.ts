import assert from 'node:assert/strict';
import { withClosedFormulas } from '../../../src/deckFile/closedFormulas.ts';

const stays = (text: string): void => assert.equal(withClosedFormulas(text), text);

describe('withClosedFormulas', () => {
  it('takes signs that no line ends for what they are', () => {
    assert.equal(
      withClosedFormulas('$$ means a meal below 30 euros\n\n## Houses\n\n$$\nx\n$$'),
      '\\$\\$ means a meal below 30 euros\n\n## Houses\n\n$$\nx\n$$',
    );
    assert.equal(withClosedFormulas('- $$ is dear\n- $ is not'), '- \\$\\$ is dear\n- $ is not');
    assert.equal(withClosedFormulas('$$\nx\n\n## Next\n\n$$'), '\\$\\$\nx\n\n## Next\n\n\\$\\$');
    assert.equal(withClosedFormulas('$$x$$ is the area'), '\\$\\$x$$ is the area');
  });

  it('leaves formulas as they are, with blank lines where their signs stand alone', () => {
    stays('$$x^2$$\n\ntext');
    stays('$$\nx\n$$');
    stays('$$ x\n+ y $$');
    stays('$$\n# *\n$$');
    stays('$$\n\nx\n\n$$\n\ntext');
    stays('1. $$\n   x\n   $$');
  });

  it('leaves what stands in code', () => {
    stays('```sh\n$$ is the process\n```\n\n    $$ is it too');
  });
});

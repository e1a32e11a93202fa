import assert from 'node:assert/strict';
import { ProgressDisplay } from '../../../src/cli/progressDisplay.ts';
import { fakeTerminal } from '../../support/terminal.ts';

describe('ProgressDisplay', () => {
  it('writes one line for each step where there is no terminal', () => {
    const { surroundings, err } = fakeTerminal();
    const display = new ProgressDisplay(surroundings.err);
    display.show('Planning');
    display.show('Planning');
    display.show('Sending', 0.1);
    display.show('Sending', 0.9);
    display.show('Slide 1\nDone \u202e');
    display.clear();
    assert.equal(err.text, 'Planning\nSending\nSlide 1 Done\n');
  });

  it('draws one line again and again on a terminal, and takes it away', () => {
    const { surroundings, err } = fakeTerminal({ isTerminal: true });
    const display = new ProgressDisplay(surroundings.err);
    display.clear();
    assert.equal(err.text, '');
    display.show('Creating slide 4 of 8', 0.5);
    assert(err.text.endsWith(`${'█'.repeat(12)}${'░'.repeat(12)}  Creating slide 4 of 8`));
    display.show('x'.repeat(200));
    const lines = err.text.split('\r\x1b[2K');
    assert.equal(lines.at(-1)?.length, 79);
    display.clear();
    assert(err.text.endsWith('\r\x1b[2K'));
  });
});

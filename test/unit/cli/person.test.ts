import assert from 'node:assert/strict';
import { Person } from '../../../src/cli/person.ts';
import { fakeTerminal, type TerminalOptions } from '../../support/terminal.ts';

const asking = (options: TerminalOptions) => {
  const { surroundings, err } = fakeTerminal(options);
  return { person: new Person(surroundings), surroundings, err };
};

describe('Person', () => {
  it('answers question after question', async () => {
    const { person, err } = asking({ input: 'The board.\n  Risks first \n' });
    assert.equal(await person.ask('Who is it for?'), 'The board.');
    assert.equal(await person.ask('What matters?'), '  Risks first ');
    assert.match(err.text, /Who is it for\?\n> .*What matters\?\n/s);
    person.leave();
  });

  it('is asked in one line, whoever asks', async () => {
    const { person, err } = asking({ input: 'The board.\n' });
    await person.ask('Who?\n\u001b[2JDone \u202e');
    assert.match(err.text, /^\nWho\? Done\n> /);
    person.leave();
  });

  it('is asked again after saying nothing', async () => {
    const { person, err } = asking({ input: '\n  \nThe board.\n' });
    assert.equal(await person.ask('Who?'), 'The board.');
    assert.equal(err.text.split('Who?').length, 2);
    person.leave();
  });

  it('has left when the input ends', async () => {
    const { person } = asking({ input: '' });
    assert.equal(await person.ask('Who?'), undefined);
    assert.equal(await person.ask('Who?'), undefined);
  });

  it('has left after Ctrl+C', async () => {
    const { person, surroundings } = asking({});
    surroundings.interrupt();
    assert.equal(await person.ask('Who?'), undefined);
  });
});

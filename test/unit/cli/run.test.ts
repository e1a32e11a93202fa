import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { commands } from '../../../src/cli/commands.ts';
import { runCommand } from '../../support/terminal.ts';

describe('run', () => {
  it('prints every command with --help', async () => {
    for (const argv of [['--help'], ['-h']]) {
      const { exitCode, out, err } = await runCommand(argv);
      assert.deepEqual([exitCode, err], [0, '']);
      for (const [name, { summary }] of Object.entries(commands)) {
        assert(out.includes(name) && out.includes(summary), name);
      }
    }
  });

  it('prints the commands to standard error and exits 2 when none is named', async () => {
    const { exitCode, out, err } = await runCommand([]);
    assert.deepEqual([exitCode, out], [2, '']);
    assert.match(err, /^deckwright turns/);
  });

  it('prints a group of commands', async () => {
    const { exitCode, out } = await runCommand(['keys', '--help']);
    assert.equal(exitCode, 0);
    assert.match(out, /keys rotate ID/);
    assert.doesNotMatch(out, /generate/);
  });

  for (const [name, { options, examples, positionals }] of Object.entries(commands)) {
    it(`explains "${name}" with its options and examples`, async () => {
      const { exitCode, out } = await runCommand([...name.split(' '), '--help']);
      assert.equal(exitCode, 0);
      assert(out.startsWith(['deckwright', name, ...positionals.map((each) => each.name)].join(' ')));
      for (const option of Object.keys(options)) assert(out.includes(`--${option}`), option);
      assert(examples.length > 0);
      for (const { command } of examples) assert(out.includes(command), command);
    });
  }

  it('prints its version', async () => {
    const { version } = JSON.parse(await readFile('package.json', 'utf8'));
    assert.deepEqual(await runCommand(['--version']), { exitCode: 0, out: `${version}\n`, err: '' });
  });

  const wrong: [string[], string][] = [
    [['make'], 'There is no command "make". "deckwright --help" lists them.'],
    [['toString'], 'There is no command "toString". "deckwright --help" lists them.'],
    [['keys'], '"keys" needs one word more: keys create, keys list, keys revoke, keys rotate.'],
    [['keys', 'make'], 'There is no command "keys make": keys create, keys list, keys revoke, keys rotate.'],
    [
      ['show'],
      '"deckwright show" needs ID: as "deckwright generate" printed it. See "deckwright show --help".',
    ],
    [['show', 'a', 'b'], '"b" is one argument too many for "deckwright show". See "deckwright show --help".'],
    [
      ['serve', '--data', ''],
      'The folder after --data must not be empty: leave --data out for the usual one. See "deckwright serve --help".',
    ],
    [['show', 'a', '--colour'], 'Unknown option "--colour". See "deckwright show --help".'],
    [['serve', '--port'], 'Option "--port <value>" argument missing. See "deckwright serve --help".'],
    [['serve', '--port', '-1'], 'Option "--port" argument is ambiguous. See "deckwright serve --help".'],
    [['serve', '--port', '65536'], '--port must be a whole number from 0 to 65535, not "65536".'],
    [
      ['serve', '--rate-limit', 'none'],
      '--rate-limit must be a whole number of 1 or more or off, not "none".',
    ],
    [['serve', '--jobs', '0'], '--jobs must be a whole number from 1 to 1000, not "0".'],
    [['keys', 'create'], 'Name the workspace that the key is for: --workspace NAME.'],
    [
      ['keys', 'create', '--workspace', 'a', '--expires', '1.5'],
      '--expires must be a whole number from 1 to 36500, not "1.5".',
    ],
    [
      ['keys', 'rotate', 'key_1', '--grace', 'x'],
      '--grace must be a whole number from 0 to 525600, not "x".',
    ],
    [['rename', 'pres_1', ' '], 'The new title must say something.'],
    [
      ['show', 'a', '--open', '--no-serve'],
      '--open needs the built-in service to go on running: leave out --no-serve.',
    ],
    [
      ['templates', '--base-url', 'https://decks.example.com/api/v1'],
      'Set DECKWRIGHT_API_KEY to an API key of the service at https://decks.example.com/api/v1.',
    ],
    [
      ['templates', '--base-url', 'https://decks.example.com/api/v1', '--data', 'x'],
      '--data belongs to the built-in service: leave out either --data or --base-url.',
    ],
  ];
  for (const [argv, sentence] of wrong) {
    it(`refuses "${argv.join(' ')}" in one sentence`, async () => {
      const { exitCode, out, err } = await runCommand(argv);
      assert.deepEqual([exitCode, out, err], [2, '', `deckwright: ${sentence}\n`]);
    });
  }

  it('insists on https for another service', async () => {
    const { exitCode, err } = await runCommand(
      ['templates', '--base-url', 'http://decks.example.com/api/v1'],
      {
        environment: { DECKWRIGHT_API_KEY: 'dw_x' },
      },
    );
    assert.equal(exitCode, 2);
    assert.match(err, /unencrypted/);
  });
});

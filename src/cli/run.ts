import { commands } from './commands.ts';
import { commandHelp, overview } from './help.ts';
import { done, failedBecause, type Outcome } from './outcome.ts';
import { parseCommand } from './parseCommand.ts';
import type { Surroundings } from './surroundings.ts';
import { version } from './version.ts';

const perform = async (argv: readonly string[], surroundings: Surroundings): Promise<Outcome> => {
  const { out, err } = surroundings;
  const [first] = argv;
  if (first === undefined) {
    err.write(overview(commands));
    return { exitCode: 2 };
  }
  if (first === '--help' || first === '-h') {
    out.write(overview(commands));
    return done;
  }
  if (first === '--version') {
    out.write(`${await version()}\n`);
    return done;
  }
  const group = Object.entries(commands).filter(([name]) => name.startsWith(`${first} `));
  if (group.length > 0 && (argv[1] === '--help' || argv[1] === '-h')) {
    out.write(overview(Object.fromEntries(group)));
    return done;
  }
  const parsed = parseCommand(commands, argv);
  if ('exitCode' in parsed) return parsed;
  if (parsed.wantsHelp) {
    out.write(commandHelp(parsed.name, parsed.command));
    return done;
  }
  const run = await parsed.command.load();
  return run(parsed.values, parsed.positionals, surroundings);
};

/** Does what the arguments say and gives the exit code. */
export const run = async (argv: readonly string[], surroundings: Surroundings): Promise<number> => {
  const outcome = await perform(argv, surroundings).catch((error: unknown) => {
    if (surroundings.environment.DECKWRIGHT_DEBUG === '1') {
      surroundings.err.write(`${error instanceof Error ? error.stack : error}\n`);
    }
    return failedBecause(
      `Something went wrong inside: ${error instanceof Error ? error.message : error}. Set DECKWRIGHT_DEBUG=1 to see where.`,
    );
  });
  if (outcome.sentence) {
    // A command that has nothing to say starts without it.
    const { inOneLine } = await import('../api/oneLine.ts');
    surroundings.err.write(`deckwright: ${inOneLine(outcome.sentence)}\n`);
  }
  return outcome.exitCode;
};

import { parseArgs } from 'node:util';
import type { Command, Run } from './command.ts';
import { type Outcome, wrongUse } from './outcome.ts';

export interface ParsedCommand {
  readonly name: string;
  readonly command: Command;
  readonly wantsHelp: boolean;
  readonly values: Parameters<Run>[0];
  readonly positionals: readonly string[];
}

/** The longest name of a command that the arguments begin with. */
const findName = (commands: Readonly<Record<string, Command>>, argv: readonly string[]) =>
  [2, 1].map((words) => argv.slice(0, words).join(' ')).find((name) => Object.hasOwn(commands, name));

const isGroup = (commands: Readonly<Record<string, Command>>, word: string) =>
  Object.keys(commands).some((name) => name.startsWith(`${word} `));

const unknownCommand = (commands: Readonly<Record<string, Command>>, argv: readonly string[]): Outcome => {
  const [word = '', next] = argv;
  if (!isGroup(commands, word)) {
    return wrongUse(`There is no command "${word}". "deckwright --help" lists them.`);
  }
  const members = Object.keys(commands).filter((name) => name.startsWith(`${word} `));
  return wrongUse(
    `${next === undefined ? `"${word}" needs one word more` : `There is no command "${word} ${next}"`}: ${members.join(', ')}.`,
  );
};

const complaint = (error: unknown): string => {
  const [first = ''] = (error as Error).message.split(/\.\s|\n/);
  return first.replaceAll("'", '"');
};

const countProblem = (name: string, command: Command, given: readonly string[]): string | undefined => {
  const missing = command.positionals[given.length];
  if (missing) return `"deckwright ${name}" needs ${missing.name}: ${missing.help}.`;
  const extra = given[command.positionals.length];
  if (extra === undefined) return undefined;
  return `"${extra}" is one argument too many for "deckwright ${name}".`;
};

/** As a variable that is not set has it: nobody means the usual folder by it. */
const folderProblem = (folder: unknown): string | undefined =>
  typeof folder === 'string' && folder.trim() === ''
    ? 'The folder after --data must not be empty: leave --data out for the usual one.'
    : undefined;

/** What was typed, as a command with its options, or what is wrong with it. */
export const parseCommand = (
  commands: Readonly<Record<string, Command>>,
  argv: readonly string[],
): ParsedCommand | Outcome => {
  const name = findName(commands, argv);
  const command = name === undefined ? undefined : commands[name];
  if (name === undefined || command === undefined) return unknownCommand(commands, argv);
  try {
    const { values, positionals } = parseArgs({
      args: argv.slice(name.split(' ').length),
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    const wantsHelp = values.help === true;
    const problem = wantsHelp
      ? undefined
      : (countProblem(name, command, positionals) ?? folderProblem((values as ParsedCommand['values']).data));
    return problem
      ? wrongUse(`${problem} See "deckwright ${name} --help".`)
      : { name, command, wantsHelp, values: values as ParsedCommand['values'], positionals };
  } catch (error) {
    return wrongUse(`${complaint(error)}. See "deckwright ${name} --help".`);
  }
};

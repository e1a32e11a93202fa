import { columns } from './columns.ts';
import type { Command, Options } from './command.ts';

const optionRows = (options: Options) =>
  Object.entries({ ...options, help: { type: 'boolean', help: 'print this' } as const }).map(
    ([name, option]) => [`--${name}${'value' in option ? ` ${option.value}` : ''}`, option.help],
  );

const usage = (name: string, { positionals, options }: Command) =>
  [
    'deckwright',
    name,
    ...positionals.map((positional) => positional.name),
    ...(Object.keys(options).length ? ['[options]'] : []),
  ].join(' ');

export const commandHelp = (name: string, command: Command): string =>
  [
    `${usage(name, command)}\n\n${sentence(command.summary)}\n`,
    command.positionals.length > 0 ? columns(command.positionals.map(({ name, help }) => [name, help])) : '',
    `Options:\n${columns(optionRows(command.options))}`,
    `Examples:\n${command.examples.map((example) => columns([[example.command], ...(example.help ? [[`    ${example.help}`]] : [])])).join('')}`,
  ]
    .filter(Boolean)
    .join('\n');

const sentence = (summary: string) => `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;

export const overview = (commands: Readonly<Record<string, Command>>): string =>
  [
    'deckwright turns a Markdown file into a presentation.\n',
    `Commands:\n${columns(
      Object.entries(commands).map(([name, command]) => [
        [name, ...command.positionals.map((positional) => positional.name)].join(' '),
        command.summary,
      ]),
    )}`,
    `Options:\n${columns([
      ['--help', 'print this; after a command, its options and examples'],
      ['--version', 'print the version'],
    ])}`,
    `Exit codes: 0 completed, 1 failed, 2 wrong use, 130 interrupted.\n`,
  ].join('\n');

import { type Command, command } from './command.ts';
import {
  dataOptions,
  generateOptions,
  keysCreateOptions,
  keysRotateOptions,
  plainOptions,
  serveOptions,
  serviceOptions,
  showOptions,
} from './options.ts';

/** Every command, by what is typed. */
export const commands: Readonly<Record<string, Command>> = {
  generate: command({
    summary: 'make a presentation from a file and show it',
    positionals: [{ name: 'FILE.md', help: 'a Markdown or text file, a PDF or a PPTX' }],
    options: generateOptions,
    examples: [
      { command: 'deckwright generate review.md', help: 'make a deck and show it until Ctrl+C' },
      { command: 'deckwright generate review.md --open', help: 'and open it in the browser' },
      {
        command: 'deckwright generate notes.md --narrative Pitch --section-count 4',
        help: 'as a short pitch',
      },
      {
        command: 'deckwright generate plan.md --rewrite Preserve --language de',
        help: 'in German, word by word',
      },
      { command: 'deckwright generate plan.md --json --no-serve', help: 'for a script' },
    ],
    load: async () => (await import('./commands/generate.ts')).generate,
  }),
  serve: command({
    summary: 'run the service for a team or an editor',
    positionals: [],
    options: serveOptions,
    examples: [
      { command: 'deckwright serve --port 8787', help: 'on this machine only' },
      {
        command: 'deckwright serve --port 8787 --data /srv/decks --public-url https://decks.example.com',
        help: 'behind a proxy that adds https',
      },
    ],
    load: async () => (await import('./commands/serve.ts')).serve,
  }),
  mcp: command({
    summary: 'give an assistant the tools, over standard input and output (MCP)',
    positionals: [],
    options: serviceOptions,
    examples: [
      { command: 'deckwright mcp', help: 'what an assistant runs; presentations are made on this machine' },
      {
        command: 'deckwright mcp --base-url https://decks.example.com/api/v1',
        help: 'made by another service; its key is in DECKWRIGHT_API_KEY',
      },
    ],
    load: async () => (await import('./commands/mcp.ts')).mcp,
  }),
  'keys create': command({
    summary: 'make an API key and print it once',
    positionals: [],
    options: keysCreateOptions,
    examples: [{ command: 'deckwright keys create --workspace sales --expires 90', help: 'for a quarter' }],
    load: async () => (await import('./commands/keys.ts')).createKey,
  }),
  'keys list': command({
    summary: 'list the API keys, without the keys themselves',
    positionals: [],
    options: dataOptions,
    examples: [{ command: 'deckwright keys list --data /srv/decks', help: 'those of a team' }],
    load: async () => (await import('./commands/keys.ts')).listKeys,
  }),
  'keys revoke': command({
    summary: 'end an API key at once',
    positionals: [{ name: 'ID', help: 'as "deckwright keys list" shows it' }],
    options: dataOptions,
    examples: [{ command: 'deckwright keys revoke key_4f1c', help: 'for good' }],
    load: async () => (await import('./commands/keys.ts')).revokeKey,
  }),
  'keys rotate': command({
    summary: 'replace an API key by a new one',
    positionals: [{ name: 'ID', help: 'as "deckwright keys list" shows it' }],
    options: keysRotateOptions,
    examples: [
      { command: 'deckwright keys rotate key_4f1c --grace 60', help: 'the old one works an hour more' },
    ],
    load: async () => (await import('./commands/keys.ts')).rotateKey,
  }),
  templates: command({
    summary: 'list the templates and their sections',
    positionals: [],
    options: plainOptions,
    examples: [{ command: 'deckwright templates --json', help: 'for a script' }],
    load: async () => (await import('./commands/templates.ts')).templates,
  }),
  show: command({
    summary: 'show an earlier presentation',
    positionals: [{ name: 'ID', help: 'as "deckwright generate" printed it' }],
    options: showOptions,
    examples: [{ command: 'deckwright show pres_9a2e --open', help: 'in the browser' }],
    load: async () => (await import('./commands/show.ts')).show,
  }),
  rename: command({
    summary: 'give a presentation another title',
    positionals: [
      { name: 'ID', help: 'as "deckwright generate" printed it' },
      { name: 'TITLE', help: 'the new title' },
    ],
    options: plainOptions,
    examples: [{ command: 'deckwright rename pres_9a2e "Third quarter, final"', help: '' }],
    load: async () => (await import('./commands/rename.ts')).rename,
  }),
};

import { type Command, command } from './command.ts';
import {
  auditOptions,
  checkOptions,
  dataOptions,
  deleteOptions,
  editOptions,
  exportOptions,
  generateOptions,
  keysCreateOptions,
  keysRotateOptions,
  listOptions,
  plainestOptions,
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
  export: command({
    summary: 'write a presentation as a file',
    positionals: [{ name: 'FILE.md|ID', help: 'what to make it of, or one that was made' }],
    options: exportOptions,
    examples: [
      { command: 'deckwright export review.md --format pptx', help: 'for PowerPoint and its kin' },
      { command: 'deckwright export pres_9a2e --out review.pdf --notes', help: 'with notes, for print' },
      { command: 'deckwright export talk.deck.md --out talk.html', help: 'as one file, slide for slide' },
      { command: 'deckwright export pres_9a2e --format png --slides 3-7', help: 'pictures of five slides' },
    ],
    load: async () => (await import('./commands/export.ts')).exportDeck,
  }),
  check: command({
    summary: 'say what does not fit on the slides of a deck file',
    positionals: [{ name: 'FILE.deck.md', help: 'slides as Markdown, as docs/deck-file.md describes them' }],
    options: checkOptions,
    examples: [
      {
        command: 'deckwright check talk.deck.md',
        help: 'its problems with their lines; exits 1 if there are any',
      },
      { command: 'deckwright check talk.deck.md --json', help: 'for a script' },
    ],
    load: async () => (await import('./commands/check.ts')).check,
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
      {
        command: 'DECKWRIGHT_KEEP_JOBS=7 deckwright serve',
        help: 'limits may be variables too, named like their options',
      },
    ],
    load: async () => (await import('./commands/serve.ts')).serve,
  }),
  doctor: command({
    summary: 'check what "serve" would find: its folder, or the servers that the environment names',
    positionals: [],
    options: dataOptions,
    examples: [{ command: 'deckwright doctor', help: 'before the first start, or when something is wrong' }],
    load: async () => (await import('./commands/doctor.ts')).doctor,
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
    examples: [
      { command: 'deckwright keys create --workspace sales --expires 90', help: 'for a quarter' },
      { command: 'deckwright keys create --workspace sales --scope read', help: 'for who only looks' },
    ],
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
  'secret rotate': command({
    summary: "replace what a team's service signs links with",
    positionals: [],
    options: plainestOptions,
    examples: [
      { command: 'deckwright secret rotate', help: 'with the environment that the service is started with' },
    ],
    load: async () => (await import('./commands/secret.ts')).rotateSecret,
  }),
  audit: command({
    summary: 'tell who made and ended keys, deleted presentations and replaced links',
    positionals: [],
    options: auditOptions,
    examples: [{ command: 'deckwright audit --workspace sales --last 20', help: 'the latest first' }],
    load: async () => (await import('./commands/audit.ts')).audit,
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
  edit: command({
    summary: 'write a presentation out as a deck file, to be changed as text',
    positionals: [{ name: 'ID', help: 'as "deckwright list" shows it' }],
    options: editOptions,
    examples: [{ command: 'deckwright edit pres_9a2e --out talk.deck.md', help: 'its slides as Markdown' }],
    load: async () => (await import('./commands/edit.ts')).edit,
  }),
  list: command({
    summary: 'list the presentations, newest first',
    positionals: [],
    options: listOptions,
    examples: [{ command: 'deckwright list --bin', help: 'those that were deleted' }],
    load: async () => (await import('./commands/keptPresentations.ts')).list,
  }),
  delete: command({
    summary: 'put a presentation into the bin',
    positionals: [{ name: 'ID', help: 'as "deckwright list" shows it' }],
    options: deleteOptions,
    examples: [{ command: 'deckwright delete pres_9a2e --permanently', help: 'with its prompt, for good' }],
    load: async () => (await import('./commands/keptPresentations.ts')).deletePresentation,
  }),
  restore: command({
    summary: 'take a presentation out of the bin',
    positionals: [{ name: 'ID', help: 'as "deckwright list --bin" shows it' }],
    options: plainOptions,
    examples: [{ command: 'deckwright restore pres_9a2e', help: 'its link leads there again' }],
    load: async () => (await import('./commands/keptPresentations.ts')).restore,
  }),
  revoke: command({
    summary: "end a presentation's link; it gets a new one",
    positionals: [{ name: 'ID', help: 'as "deckwright list" shows it' }],
    options: plainOptions,
    examples: [{ command: 'deckwright revoke pres_9a2e', help: 'who has the old one sees nothing' }],
    load: async () => (await import('./commands/keptPresentations.ts')).revoke,
  }),
  backup: command({
    summary: 'copy a data folder, whether or not a service runs on it',
    positionals: [{ name: 'FOLDER', help: 'a new one; the backup is a data folder itself' }],
    options: dataOptions,
    examples: [
      { command: 'deckwright backup /backups/monday --data /srv/decks', help: 'while the service runs' },
      { command: 'deckwright serve --data /backups/monday', help: 'serves what is in the backup' },
    ],
    load: async () => (await import('./commands/backup.ts')).backup,
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

import { languages, narrativeTypes, rewriteStyles } from '../api/choices.ts';
import { limits } from '../api/limits.ts';
import { themeIds } from '../deck/themes.ts';
import { savedFormats } from '../saving/saved.ts';
import { usualGuards, usualWaitingJobs } from '../service/http/guards.ts';

export const dataOptions = {
  data: {
    type: 'string',
    value: 'DIR',
    help: 'folder of the built-in service (default: DECKWRIGHT_DATA or yours)',
  },
} as const;

export const serviceOptions = {
  'base-url': {
    type: 'string',
    value: 'URL',
    help: 'another service; its key is read from DECKWRIGHT_API_KEY',
  },
  'deck-host': {
    type: 'string',
    multiple: true,
    value: 'HOST',
    help: 'where that service shows decks, beside its own host; may be repeated',
  },
  ...dataOptions,
} as const;

const jsonOption = {
  json: { type: 'boolean', help: 'print the reply alone, as JSON' },
} as const;

const viewingOptions = {
  'no-serve': { type: 'boolean', help: 'exit at once instead of showing the deck until Ctrl+C' },
  open: { type: 'boolean', help: 'open the deck in the browser' },
} as const;

export const generateOptions = {
  prompt: { type: 'string', value: 'TEXT', help: 'what to make of the file' },
  template: { type: 'string', value: 'ID', help: 'a template to follow; "deckwright templates" lists them' },
  sections: { type: 'string', value: 'A,B', help: "only these of the template's sections, by id" },
  attach: { type: 'string', multiple: true, value: 'FILE', help: 'a further source; may be repeated' },
  'remote-pictures': {
    type: 'boolean',
    help: 'fetch the pictures that the file shows from elsewhere on the web, once',
  },
  narrative: { type: 'string', value: 'TYPE', help: narrativeTypes.join(', ') },
  rewrite: { type: 'string', value: 'STYLE', help: rewriteStyles.join(', ') },
  'section-count': { type: 'string', value: 'N', help: `1 to ${limits.sectionCount}, or auto` },
  language: { type: 'string', value: 'XX', help: languages.join(', ') },
  out: {
    type: 'string',
    value: 'PATH',
    help: 'write it as .pptx, .pdf, .png, .html, .deck.md or .md (notes) instead of showing it',
  },
  interactive: { type: 'boolean', help: 'let the service ask questions' },
  ...serviceOptions,
  ...jsonOption,
  ...viewingOptions,
} as const;

export const editOptions = {
  out: {
    type: 'string',
    value: 'FILE.deck.md',
    help: 'where to write it; a file that is there is left alone',
  },
  ...serviceOptions,
} as const;

export const checkOptions = {
  json: { type: 'boolean', help: 'print the problems as JSON' },
} as const;

export const serveOptions = {
  host: { type: 'string', value: 'HOST', help: 'address to listen on (default: 127.0.0.1)' },
  port: { type: 'string', value: 'PORT', help: 'port to listen on (default: 0, any free one)' },
  ...dataOptions,
  'public-url': { type: 'string', value: 'URL', help: 'where clients and viewers reach the service' },
  role: {
    type: 'string',
    value: 'ROLE',
    help: 'all, api or worker, for a team on several machines (default: all)',
  },
  'rate-limit': {
    type: 'string',
    value: 'N',
    help: `requests a minute for each key, or off (default: ${limits.requestsPerMinute})`,
  },
  'waiting-jobs': {
    type: 'string',
    value: 'N',
    help: `unfinished generations of each key, or off (default: ${usualWaitingJobs})`,
  },
  'visitor-limit': {
    type: 'string',
    value: 'N',
    help: `requests a minute of an address without a key (default: ${usualGuards.requestsPerAddress})`,
  },
  'trusted-proxy': {
    type: 'string',
    multiple: true,
    value: 'ADDRESS',
    help: 'a proxy or its network, beside this machine; may be repeated',
  },
  'monthly-generations': { type: 'string', value: 'N', help: 'for each workspace (default: no limit)' },
  'workspace-mb': { type: 'string', value: 'N', help: 'megabytes a workspace may keep (default: no limit)' },
  'keep-jobs': { type: 'string', value: 'DAYS', help: 'ended jobs and their prompts (default: 30)' },
  'keep-bin': { type: 'string', value: 'DAYS', help: 'presentations in the bin (default: 30)' },
  'keep-decks': {
    type: 'string',
    value: 'DAYS',
    help: 'presentations, since their last change (default: until somebody deletes them)',
  },
  jobs: { type: 'string', value: 'N', help: 'how many run at once (default: one for each core)' },
  'job-minutes': {
    type: 'string',
    value: 'N',
    help: 'how long one may take (default: 10; 30 with a language model)',
  },
  links: {
    type: 'string',
    value: 'KIND',
    help: 'open: to whoever has one; workspace: good for a working day, handed out to keys (default: DECKWRIGHT_LINKS, or open)',
  },
  metrics: {
    type: 'string',
    value: '[HOST:]PORT',
    help: 'where Prometheus may read how this process does (default: DECKWRIGHT_METRICS, or nowhere)',
  },
  memory: { type: 'string', value: 'MB', help: 'for all its processes (default: what the machine has)' },
} as const;

export const exportOptions = {
  format: { type: 'string', value: 'FORMAT', help: savedFormats.join(', ') },
  out: { type: 'string', value: 'PATH', help: "where to write it (default: the presentation's title, here)" },
  theme: { type: 'string', value: 'NAME', help: themeIds.join(', ') },
  slides: { type: 'string', value: '3-7', help: 'these slides only' },
  notes: { type: 'boolean', help: 'with a page of speaker notes after each slide of a PDF' },
  fonts: { type: 'string', value: 'KIND', help: 'deck, or office: those of every office program' },
  width: { type: 'string', value: 'PIXELS', help: 'of a picture (default: 1920)' },
  browser: {
    type: 'string',
    value: 'PATH',
    help: 'draws PDFs and pictures (default: DECKWRIGHT_BROWSER or one that is found)',
  },
  ...serviceOptions,
} as const;

export const keysCreateOptions = {
  workspace: { type: 'string', value: 'NAME', help: 'the workspace the key belongs to' },
  scope: {
    type: 'string',
    value: 'SCOPE',
    help: 'read, generate (also makes and changes), or admin (also deletes and revokes; default)',
  },
  expires: { type: 'string', value: 'DAYS', help: 'after how many days it ends (default: never)' },
  ...dataOptions,
} as const;

export const keysRotateOptions = {
  grace: { type: 'string', value: 'MINUTES', help: 'how long the old key works on (default: 0)' },
  ...dataOptions,
} as const;

export const auditOptions = {
  workspace: { type: 'string', value: 'NAME', help: 'of this workspace alone' },
  last: { type: 'string', value: 'N', help: 'how many (default: 100)' },
  ...dataOptions,
  json: { type: 'boolean', help: 'print them as JSON' },
} as const;

/** Of what is not in a folder. */
export const plainestOptions = {} as const;

export const showOptions = { ...serviceOptions, ...jsonOption, ...viewingOptions } as const;
export const listOptions = {
  bin: { type: 'boolean', help: 'those in the bin, with the time they leave it' },
  ...serviceOptions,
  ...jsonOption,
} as const;

export const deleteOptions = {
  permanently: { type: 'boolean', help: 'at once and for good, instead of to the bin' },
  ...serviceOptions,
} as const;

export const plainOptions = { ...serviceOptions, ...jsonOption } as const;

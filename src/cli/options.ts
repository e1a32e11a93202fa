import { languages, narrativeTypes, rewriteStyles } from '../api/choices.ts';
import { limits } from '../api/limits.ts';

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
  narrative: { type: 'string', value: 'TYPE', help: narrativeTypes.join(', ') },
  rewrite: { type: 'string', value: 'STYLE', help: rewriteStyles.join(', ') },
  'section-count': { type: 'string', value: 'N', help: `1 to ${limits.sectionCount}, or auto` },
  language: { type: 'string', value: 'XX', help: languages.join(', ') },
  interactive: { type: 'boolean', help: 'let the service ask questions' },
  ...serviceOptions,
  ...jsonOption,
  ...viewingOptions,
} as const;

export const serveOptions = {
  host: { type: 'string', value: 'HOST', help: 'address to listen on (default: 127.0.0.1)' },
  port: { type: 'string', value: 'PORT', help: 'port to listen on (default: 0, any free one)' },
  ...dataOptions,
  'public-url': { type: 'string', value: 'URL', help: 'where clients and viewers reach the service' },
  'rate-limit': {
    type: 'string',
    value: 'N',
    help: `requests a minute for each key, or off (default: ${limits.requestsPerMinute})`,
  },
  'monthly-generations': { type: 'string', value: 'N', help: 'for each workspace (default: no limit)' },
  jobs: { type: 'string', value: 'N', help: 'how many run at once (default: one for each core)' },
  'job-minutes': {
    type: 'string',
    value: 'N',
    help: 'how long one may take (default: 10; 30 with a language model)',
  },
} as const;

export const keysCreateOptions = {
  workspace: { type: 'string', value: 'NAME', help: 'the workspace the key belongs to' },
  expires: { type: 'string', value: 'DAYS', help: 'after how many days it ends (default: never)' },
  ...dataOptions,
} as const;

export const keysRotateOptions = {
  grace: { type: 'string', value: 'MINUTES', help: 'how long the old key works on (default: 0)' },
  ...dataOptions,
} as const;

export const showOptions = { ...serviceOptions, ...jsonOption, ...viewingOptions } as const;
export const plainOptions = { ...serviceOptions, ...jsonOption } as const;

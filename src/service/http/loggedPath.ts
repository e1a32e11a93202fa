import { beyondEndpoints, beyondRoot } from '../../api/beyond/endpoints.ts';
import { endpoints } from '../../api/endpoints.ts';
import { exportedFiles } from '../../api/exportedFiles.ts';

const apart = (path: string): string[] => path.split('/');

const words: ReadonlySet<string> = new Set([
  ...[...Object.values(endpoints), ...Object.values(beyondEndpoints)].flatMap(({ path }) => apart(path)),
  ...Object.values(exportedFiles).map(({ name }) => name),
  ...apart(beyondRoot),
  ...['api', 'v1', 'openapi.json', 'mcp', 'healthz', 'readyz', 'storage', 'files', 'p', 'assets', 'pictures'],
]);
const id = /^(?:gen|pres)_[0-9a-f]{24}$/;

/** What is known to be no secret; a key or the address of a presentation may stand anywhere in a path. */
export const loggedPath = (path: string): string =>
  apart(path.slice(0, 1_000))
    .map((part) => (words.has(part) || id.test(part) ? part : '*'))
    .join('/')
    .slice(0, 200);

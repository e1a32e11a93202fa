import { fileURLToPath } from 'node:url';

/** Where the parts of the product are that are loaded by name: beside the sources, or in the bundle. */
const inSources = (here: string) => here.endsWith('.ts');

const inBundle = (here: string, name: string) =>
  new URL(here.includes('/chunks/') ? `../${name}` : `./${name}`, here);

export const engineThreadEntry = (here: string = import.meta.url): URL =>
  inSources(here) ? new URL('./jobs/engineThread.ts', here) : inBundle(here, 'engineThread.js');

export const sourceParserEntry = (here: string = import.meta.url): URL =>
  inSources(here) ? new URL('./parsing/sourceParser.ts', here) : inBundle(here, 'sourceParser.js');

/** What the viewing page loads; the build makes it, for the sources too. */
export const playerFolder = (here: string = import.meta.url): string =>
  fileURLToPath(inSources(here) ? new URL('../../dist/player/', here) : inBundle(here, 'player/'));

import { fileURLToPath } from 'node:url';

/** The command as it is given out: what is measured of it is what people meet. */
export const builtCommand = fileURLToPath(new URL('../../dist/deckwright.js', import.meta.url));

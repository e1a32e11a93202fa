import { join } from 'node:path';
import { startCodeServer } from './support/codeServer.ts';
import { installCodeServer } from './support/install.ts';
import { installedExtension, packageExtension } from './support/packageExtension.ts';
import { root } from './support/places.ts';

/** VS Code with the extension installed, for trying by hand, until Ctrl+C. */
await installCodeServer();
packageExtension();
const folder = process.argv[2] ?? join(root, 'examples');
const server = await startCodeServer({ extensions: [installedExtension()] });
console.log(`${server.address}/?folder=${encodeURIComponent(folder)}\nCtrl+C ends it.`);
const end = async () => {
  await server.stop();
  process.exit();
};
process.once('SIGINT', end);
process.once('SIGTERM', end);

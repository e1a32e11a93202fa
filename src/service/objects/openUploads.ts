import type { ObjectFolder } from './objectFolder.ts';
import { ServiceAddresses } from './serviceAddresses.ts';
import { readSecret, Signer } from './signer.ts';
import { Uploads } from './uploads.ts';

export async function openUploads(
  dataFolder: string,
  folder: ObjectFolder,
  now: () => number,
): Promise<Uploads> {
  const signer = new Signer(await readSecret(dataFolder));
  return new Uploads({ folder, signer, addresses: new ServiceAddresses(dataFolder), now });
}

import { createHash } from 'node:crypto';
import type { Attachment } from '../../api/attachment.ts';
import { type Result, succeeded } from '../../client/failure.ts';
import type { ServiceConnection } from '../../client/serviceConnection.ts';
import type { UploadFile } from '../../client/uploadFile.ts';
import type { UploadOptions } from '../../client/uploads.ts';
import type { UploadCache, UploadIdentity } from './uploadCache.ts';

const hashOf = async ({ content }: UploadFile): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of content.stream()) hash.update(chunk);
  return hash.digest('hex');
};

/** Attachments of the files, in their order; what the service still has is not sent again. */
export const sendFiles = async (
  connection: ServiceConnection,
  files: readonly UploadFile[],
  cache: UploadCache,
  options: UploadOptions,
): Promise<Result<Attachment[]>> => {
  const identities: UploadIdentity[] = [];
  for (const file of files) {
    const { baseUrl } = connection;
    identities.push({ baseUrl, fileName: file.fileName, sha256: await hashOf(file) });
  }
  const found = identities.map((identity) => cache.find(identity));
  const missing = files.flatMap((file, index) => (found[index] ? [] : [{ file, index }]));
  const uploaded = await connection.upload(
    missing.map(({ file }) => file),
    options,
  );
  if (!uploaded.ok) return uploaded;
  const fresh = missing.map(({ index }, place) => [index, uploaded.value[place]!] as const);
  await cache.keep(fresh.map(([index, attachment]) => [identities[index]!, attachment] as const));
  const byIndex = new Map(fresh);
  return succeeded(
    files.map((_file, index) => ({ ...(byIndex.get(index) ?? found[index]!), id: `file-${index + 1}` })),
  );
};

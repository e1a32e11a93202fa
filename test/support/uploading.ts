import type { UploadTarget } from '../../src/api/upload.ts';
import type { TestService } from './runningService.ts';

export interface FileToUpload {
  readonly name?: string;
  readonly type?: string;
  readonly bytes: Uint8Array<ArrayBuffer> | Blob;
  /** What is said of its size; undefined: the truth. */
  readonly declared?: number;
}

const sizeOf = (bytes: FileToUpload['bytes']) => (bytes instanceof Blob ? bytes.size : bytes.byteLength);

export const targetFor = (
  service: TestService,
  { name = 'notes.md', type = 'text/markdown', bytes, declared }: FileToUpload,
  headers?: Record<string, string>,
) =>
  service.call(
    'POST',
    '/uploads/create-target',
    { file_name: name, content_type: type, declared_file_size: declared ?? sizeOf(bytes) },
    headers,
  );

export function formOf(
  fields: readonly { name: string; value: string }[],
  bytes: FileToUpload['bytes'],
): FormData {
  const form = new FormData();
  for (const { name, value } of fields) form.append(name, value);
  form.append('file', new Blob([bytes]), 'file');
  return form;
}

export const post = (target: UploadTarget, form: FormData, headers: Record<string, string> = {}) =>
  fetch(target.url, { method: 'POST', body: form, headers });

/** A file that is there; resolves to its target. */
export async function upload(service: TestService, file: FileToUpload): Promise<UploadTarget> {
  const { status, body } = await targetFor(service, file);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  const stored = await post(body, formOf(body.fields, file.bytes));
  if (stored.status !== 204) throw new Error(`${stored.status} ${await stored.text()}`);
  return body;
}

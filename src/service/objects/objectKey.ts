import { randomBytes } from 'node:crypto';

/** Where an upload is kept: its workspace, a random id, and a name that is safe in any path. */
export interface ObjectKey {
  readonly workspace: string;
  readonly id: string;
  readonly name: string;
}

const longestStem = 80;

/** The file name's last step with nothing in it that a path, a shell or a screen could misread. */
export function safeName(fileName: string): string {
  const last = fileName.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const cleaned = last.replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '_');
  const dot = cleaned.lastIndexOf('.');
  const stem = dot < 0 ? cleaned : cleaned.slice(0, dot);
  const extension = dot < 0 ? '' : cleaned.slice(dot, dot + 16);
  const kept = [...stem].slice(0, longestStem).join('').replace(/^\.+/, '_');
  return `${kept || '_'}${extension}`;
}

export const newObjectKey = (workspace: string, fileName: string): ObjectKey => ({
  workspace,
  id: randomBytes(16).toString('hex'),
  name: safeName(fileName),
});

export const writeKey = (key: ObjectKey): string => `${key.workspace}/${key.id}/${key.name}`;

const idPattern = /^[0-9a-f]{32}$/;

export function readKey(text: string): ObjectKey | undefined {
  const [workspace, id, name, ...rest] = text.split('/');
  if (!workspace || !id || !name || rest.length > 0 || !idPattern.test(id)) return undefined;
  return { workspace, id, name };
}

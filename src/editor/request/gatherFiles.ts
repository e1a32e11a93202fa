import { limits } from '../../api/limits.ts';
import type { UploadFile } from '../../client/uploadFile.ts';

/** A file of the workspace, wherever the workspace is. */
export interface WorkspaceFile {
  /** As the attachment is named. */
  readonly fileName: string;
  readonly size: number;
  open(): Promise<UploadFile>;
}

export interface Gathered {
  readonly files: readonly WorkspaceFile[];
  /** Linked pictures that stay behind, with why; nothing that keeps a deck from being made. */
  readonly leftOut: readonly string[];
}

export interface GatherOptions {
  /** The document itself, when it is too long for a prompt. */
  readonly document: WorkspaceFile | undefined;
  readonly attached: readonly WorkspaceFile[];
  readonly pictures: readonly WorkspaceFile[];
}

/** What goes along: the document, what the person ticked, then linked pictures as far as there is room. */
export const gatherFiles = ({ document, attached, pictures }: GatherOptions): Gathered => {
  const chosen = [...(document ? [document] : []), ...attached];
  const names = new Set(chosen.map(({ fileName }) => fileName));
  const fitting = pictures.filter(({ fileName, size }) => !names.has(fileName) && size <= limits.uploadBytes);
  const taken = fitting.slice(0, Math.max(0, limits.attachments - chosen.length));
  const going = new Set([...names, ...taken.map(({ fileName }) => fileName)]);
  return {
    files: [...chosen, ...taken],
    leftOut: pictures.map(({ fileName }) => fileName).filter((fileName) => !going.has(fileName)),
  };
};

/** A name for an attached document that a service takes: its own where the type is allowed. */
export const documentFileName = (name: string): string => {
  const base = name.split('/').at(-1) || 'document';
  return /\.(md|txt)$/i.test(base) ? base : `${base.replace(/\.[^.]*$/, '')}.md`;
};

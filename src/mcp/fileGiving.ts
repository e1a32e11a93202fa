import type { ExportedFonts } from '../api/exportedFiles.ts';
import type { ReadPresentation } from '../api/reading.ts';
import type { Result } from '../client/failure.ts';

export interface FileWanted {
  readonly format: string;
  readonly path: string;
  readonly theme?: string | undefined;
  readonly fonts?: ExportedFonts | undefined;
  readonly slides?: string | undefined;
}

interface WrittenFile {
  readonly path: string;
  /** What the person should know about it. */
  readonly remarks: readonly string[];
}

/** How presentations become files where the tools run. */
export interface FileGiving {
  /** Whether the service makes files beside its pages. */
  readonly hasLinks: (signal: AbortSignal) => Promise<boolean>;
  /** Writes one on the person's machine; absent where the tools run elsewhere. */
  readonly write?: (
    presentation: ReadPresentation,
    wanted: FileWanted,
    signal: AbortSignal,
  ) => Promise<Result<WrittenFile>>;
}

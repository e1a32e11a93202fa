import * as z from 'zod';
import type { ExportNote } from '../exported.ts';
import { type ExportedFormat, exportedFiles, exportedFonts } from '../exportedFiles.ts';

const formats = Object.keys(exportedFiles) as ExportedFormat[];
/** A service draws nothing: these take a browser, which is at hand where somebody looks at the deck. */
const drawn = ['pdf', 'png'] as const;

export const ExportQuery = z.object({
  format: z
    .enum([...formats, ...drawn])
    .default('pptx')
    .meta({ description: 'pdf and png are refused with 501 by a service that has no browser.' }),
  theme: z.string().max(40).optional().meta({ description: "A theme's name; else the presentation's own." }),
  fonts: z
    .enum(exportedFonts)
    .optional()
    .meta({ description: 'office: fonts that every office program has. For pptx.' }),
  slides: z.string().max(9).optional().meta({ description: 'These slides only: "3" or "3-7".' }),
});

/** A file on the disk with what is said of it, in the place of JSON. */
export interface FileReply {
  readonly type: string;
  readonly name: string;
  readonly note: ExportNote;
  readonly path: string;
  readonly bytes: number;
  /** To be called when it was sent, or is not to be: it is deleted, and makes room for another. */
  readonly release: () => Promise<void>;
}
export const FileReply = z.custom<FileReply>();

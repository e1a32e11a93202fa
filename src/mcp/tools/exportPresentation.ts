import * as z from 'zod';
import { type ExportedFormat, exportedFiles, exportedFonts } from '../../api/exportedFiles.ts';
import { deckFileAddress } from '../../client/downloadDeck.ts';
import { succeeded, unusable } from '../../client/failure.ts';
import { readRange } from '../../deck/slideRange.ts';
import { themeIds } from '../../deck/themes.ts';
import { tool } from '../tool.ts';

const linked = Object.keys(exportedFiles) as ExportedFormat[];
const isLinked = (format: string): format is ExportedFormat => Object.hasOwn(exportedFiles, format);

export const exportPresentation = tool({
  name: 'export_presentation',
  title: 'Export a presentation',
  description:
    "A presentation as a file: for PowerPoint, as PDF, as a deck file, or its speaker notes. With a path it is written there, if this server runs on the person's machine; without one you get a URL where it can be downloaded.",
  input: z.object({
    presentation_id: z.string().min(1).max(256).meta({ description: 'The id of a completed presentation.' }),
    format: z
      .enum([...linked, 'pdf'])
      .default('pptx')
      .meta({ description: 'md: a deck file. pdf needs a path, and a browser on that machine.' }),
    path: z
      .string()
      .max(1_000)
      .optional()
      .meta({
        description: `Where to write it: a path that ends as the format does (${linked.map((format) => exportedFiles[format].extension).join(', ')}, .pdf), where no file is yet.`,
      }),
    theme: z.enum(themeIds).optional().meta({ description: "A theme's name; else its own." }),
    fonts: z
      .enum(exportedFonts)
      .optional()
      .meta({ description: 'office: fonts that every office program has. For pptx.' }),
    slides: z.string().max(9).optional().meta({ description: 'These slides only: "3" or "3-7".' }),
  }),
  output: z.object({
    path: z.string().optional().meta({ description: 'Where it was written.' }),
    url: z.string().optional().meta({ description: 'Where it can be downloaded; needs no key.' }),
    remarks: z.array(z.string()).meta({ description: 'What the person should know about it.' }),
  }),
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  run: async (
    { presentation_id, format, path, ...choice },
    { connection, files, guidance },
    { mcpReq: { signal } },
  ) => {
    const found = await connection.calls.getPresentation(presentation_id, signal);
    if (!found.ok) return found;
    const { id, url } = found.value;
    if (choice.slides !== undefined && !readRange(choice.slides))
      return unusable(`slides must be like 3 or 3-7, not "${choice.slides}".`);
    if (path !== undefined) {
      if (!files.write) return unusable('This server cannot write files: leave out path to get a URL.');
      const written = await files.write(found.value, { format, path, ...choice }, signal);
      if (!written.ok) return written;
      return succeeded({ output: { path: written.value.path, remarks: [...written.value.remarks] } });
    }
    if (!isLinked(format)) return unusable('A PDF is drawn where the person is: name a path for it.');
    if (url === undefined || !(await files.hasLinks(signal)))
      return unusable('The service makes no files of its presentations.');
    const address = deckFileAddress(url, format, choice);
    return succeeded({ output: { url: address, remarks: [] }, next: guidance.viewing?.(id) });
  },
});

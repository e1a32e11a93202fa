import { resolve } from 'node:path';
import { type ExportedFormat, exportedFiles } from '../../api/exported.ts';
import type { ReadPresentation } from '../../api/reading.ts';
import { fileNameOf } from '../../export/fileName.ts';
import { failureOutcome } from '../failureOutcome.ts';
import { done, failedBecause, interrupted, type Outcome } from '../outcome.ts';
import type { ReachedService } from '../reachService.ts';
import type { Surroundings } from '../surroundings.ts';
import type { ExportFormat, ExportPlan } from './exportPlan.ts';
import { noteSentences } from './noteSentences.ts';
import { drawPdf, drawPictures } from './pageFiles.ts';
import { writeOut } from './writeOut.ts';

const extensions: Readonly<Record<ExportFormat, string>> = {
  pptx: exportedFiles.pptx.extension,
  notes: exportedFiles.notes.extension,
  pdf: '.pdf',
  png: '.png',
};

const written = (paths: readonly string[], { out }: Surroundings): Outcome => {
  for (const path of paths) out.write(`${path}\n`);
  return done;
};

const download = async (
  { format, plan, page, path }: { format: ExportedFormat; plan: ExportPlan; page: string; path: string },
  { connection }: ReachedService,
  surroundings: Surroundings,
): Promise<Outcome> => {
  const { theme, fonts, slides } = plan;
  const choice = { theme, fonts, slides: slides && `${slides.from}-${slides.to}` };
  const file = await connection.download(page, format, { choice, signal: surroundings.interruption });
  if (!file.ok) return failureOutcome(file.failure);
  const problem = await writeOut(path, file.value.bytes);
  if (problem !== undefined) return failedBecause(problem);
  for (const sentence of noteSentences(file.value.note)) surroundings.err.write(`${sentence}\n`);
  return written([path], surroundings);
};

/** Writes a presentation as a file, and says where it is. */
export const exportPresentation = async (
  presentation: ReadPresentation,
  plan: ExportPlan,
  service: ReachedService,
  surroundings: Surroundings,
): Promise<Outcome> => {
  const { url: page, title, slideCount = 0 } = presentation;
  if (page === undefined) return failedBecause('The service gives no address for viewing this presentation.');
  const { format, slides, out } = plan;
  if (slides && slideCount > 0 && slides.from > slideCount)
    return failedBecause(
      `The presentation has ${slideCount} slides: --slides ${slides.from} is beyond its end.`,
    );
  const path = resolve(surroundings.workingFolder, out ?? fileNameOf(title, extensions[format]));
  if (format === 'pptx' || format === 'notes')
    return download({ format, plan, page, path }, service, surroundings);
  const drawn = await (format === 'pdf' ? drawPdf : drawPictures)(
    { plan, page, path, slideCount },
    surroundings,
  );
  if ('problem' in drawn) return failedBecause(drawn.problem);
  return surroundings.interruption.aborted ? interrupted : written(drawn.paths, surroundings);
};

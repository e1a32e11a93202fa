import { setFlagsFromString } from 'node:v8';
import { deflateRawSync } from 'node:zlib';
import { uploadTypeOf } from '../../api/uploadTypes.ts';
import type { UploadFile } from '../../client/uploadFile.ts';
import { deckOfFile } from '../../engine/deckOfFile.ts';
import { Exporter } from '../../export/exporter.ts';
import type { PictureFile } from '../../export/pptx/pictures.ts';
import { slideCount } from '../../layouts/slideCount.ts';
import { writeInPlace } from '../../saving/putInPlace.ts';
import { playerFolder } from '../../service/places.ts';
import { done, failedBecause, type Outcome, wrongUse } from '../outcome.ts';
import { readSourceDocument } from '../sourceDocument.ts';
import type { Surroundings } from '../surroundings.ts';
import type { WrittenPlan } from './exportPlan.ts';
import { noteSentences } from './noteSentences.ts';
import { placeOf } from './placeOf.ts';
import { problemOutcome } from './problemOutcome.ts';

/** What is young dies within a slide: room for more of it would only be filled. */
const keepYoungSmall = (): void => setFlagsFromString('--semi-space-growth-factor=1');

const sourceOf = async ({ fileName, content }: UploadFile, at: number) => ({
  id: `file-${at}`,
  fileName,
  type: uploadTypeOf(fileName) ?? 'application/octet-stream',
  bytes: new Uint8Array(await new Response(content.stream()).arrayBuffer()),
});

/** A deck file is a presentation by itself: it is written as a file without a service, and kept by none. */
export const exportDeckFile = async (
  path: string,
  plan: WrittenPlan,
  surroundings: Surroundings,
): Promise<Outcome> => {
  keepYoungSmall();
  const { workingFolder, out, err } = surroundings;
  const document = await readSourceDocument({ path, attach: [], workingFolder });
  if ('problem' in document) return wrongUse(document.problem);
  for (const note of document.notes) err.write(`${note}\n`);
  const sources = await Promise.all(document.files.map(sourceOf));
  const read = await deckOfFile({ sources }, sources[0]!);
  if ('reason' in read) return failedBecause(read.reason);
  const { deck, pictures } = read;
  const place = await placeOf(deck, plan, surroundings);
  if ('problem' in place) return failedBecause(place.problem);
  const slides = slideCount(deck);
  if (plan.slides && plan.slides.from > slides)
    return problemOutcome({ about: 'beyond-end', slides, from: plan.slides.from });
  const shown: PictureFile[] = [];
  for (const { content, ...asset } of pictures) if (content) shown.push({ asset, content });
  const material = { pictures: shown, made: new Date(), player: playerFolder() };
  const { pieces, note } = await new Exporter(deflateRawSync).export(deck, plan, material);
  const problem = await writeInPlace(place.value, pieces);
  if (problem) return problemOutcome(problem);
  for (const sentence of noteSentences(note, plan.format)) err.write(`${sentence}\n`);
  out.write(`${place.value}\n`);
  return done;
};

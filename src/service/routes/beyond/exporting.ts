import { beyondEndSentence } from '../../../export/someSlides.ts';
import { Failure } from '../../http/failure.ts';
import type { BeyondHandler } from '../../http/handler.ts';
import { invalid } from '../../http/validation.ts';
import type { PresentationStore } from '../../presentations/presentationStore.ts';
import type { DeckFiles } from '../../viewing/deckFiles.ts';
import { readExportChoice } from '../../viewing/exportChoice.ts';
import { tooManyFiles } from '../../viewing/tooManyFiles.ts';
import { ownedPresentation } from '../presentations.ts';

export const exportPresentation =
  (parts: {
    readonly presentations: Pick<PresentationStore, 'findAnywhere'>;
    readonly files: Pick<DeckFiles, 'file'>;
  }): BeyondHandler<'exportPresentation'> =>
  async ({ workspace, id, query, signal }) => {
    const row = ownedPresentation(await parts.presentations.findAnywhere(id), workspace, id);
    if (row instanceof Failure) return row;
    const { format, fonts } = query;
    if (format === 'pdf' || format === 'png')
      return new Failure(
        'NOT_SUPPORTED',
        `This service has no browser to draw a ${format.toUpperCase()} with: "deckwright export" and the editor draw it by yours.`,
      );
    const asked = readExportChoice({ theme: query.theme, fonts, slides: query.slides });
    if ('unreadable' in asked) return invalid([asked.unreadable]);
    const { choice } = asked;
    const file = await parts.files.file(id, { format, ...choice }, 'key', signal);
    if (file === 'busy') return tooManyFiles;
    if (file && 'has' in file)
      return invalid([{ path: 'slides', message: beyondEndSentence(file.has, choice.slides!) }]);
    return file ?? new Failure('DOCUMENT_NOT_FOUND', `There is no presentation "${id}".`);
  };

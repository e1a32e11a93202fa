import { bytesOf, sizeOf } from '../../deck/content.ts';
import { addressOfFetched } from '../../deck/fetchedPicture.ts';
import { rich } from '../../deck/richText.ts';
import { detectLanguage } from '../../languages/recognising/detectLanguage.ts';
import { decodeText } from './decodeText.ts';
import { type ReadingLimits, readingLimits } from './document/limits.ts';
import { nameInWords } from './document/nameInWords.ts';
import type { PictureShelf } from './document/pictureShelf.ts';
import { type Reader, type Reading, unreadable } from './document/reader.ts';
import type { GivenSource, ReadSources, Source } from './document/source.ts';
import type { SourceDocument } from './document/sourceDocument.ts';
import { readMarkdown, type SourceName } from './markdown/readMarkdown.ts';
import { partedRuns } from './partedRuns.ts';
import { type KeepPicture, mostPixels, type Refusal, Shelf } from './shelf.ts';
import { isPlainText } from './text/isPlainText.ts';
import { withAnnouncedLines } from './tidying/announcedLines.ts';
import { withoutAttendance } from './tidying/attendance.ts';
import { withHeadingsBesideContents } from './tidying/besideContents.ts';
import { withCountedBeside } from './tidying/countedBeside.ts';
import { withEntriesOverListings } from './tidying/entriesOverListings.ts';
import { withoutClosingFields } from './tidying/fields/closingFields.ts';
import { withHeadedFields } from './tidying/fields/headedFields.ts';
import { withHeadedDate, withHeadedStatus, withHeadedTitle } from './tidying/fields/headedValues.ts';
import { withMetadata } from './tidying/fields/metadata.ts';
import { withHeadedEntries } from './tidying/headedEntries.ts';
import { withoutAgendaRemarks } from './tidying/leftOut/agendaRemarks.ts';
import { withoutChangelog } from './tidying/leftOut/changelogs.ts';
import { withoutLanguageSwitch } from './tidying/leftOut/languageSwitch.ts';
import { withoutLeftovers } from './tidying/leftOut/leftovers.ts';
import { withoutMovedNotice } from './tidying/leftOut/movedNotice.ts';
import { withoutOwnAgenda } from './tidying/leftOut/ownAgenda.ts';
import { withoutLinkLists } from './tidying/leftOut/readingLists.ts';
import { withoutStageDirections } from './tidying/leftOut/stageDirections.ts';
import { withoutMailHeads } from './tidying/mailHeads.ts';
import { withOpenLeadIns } from './tidying/openLeadIns.ts';
import { withoutRecordHeading } from './tidying/recordHeading.ts';
import { withTableCaptions } from './tidying/tableCaptions.ts';
import { withoutBlankTitle } from './tidying/title/blankTitle.ts';
import { withBoldTitle } from './tidying/title/boldTitle.ts';
import { withoutTitleInCapitals } from './tidying/title/titleInCapitals.ts';
import { withUnbrokenTimes } from './tidying/unbrokenTimes.ts';
import { withUnindentedEntries } from './tidying/unindentedEntries.ts';

type TextReader = (text: string, name: SourceName, shelf: PictureShelf) => Promise<SourceDocument>;

const ofText =
  (read: TextReader): Reader =>
  async ({ id, fileName, bytes }, shelf, limits) => {
    const text = decodeText(bytes);
    if (text === undefined)
      return unreadable(`${fileName} is not a text in UTF-8: save it in this encoding.`);
    if (text.length > limits.characters)
      return unreadable(
        `${fileName} is too long: ${millions(text.length)} million characters; at most ${millions(limits.characters)} million can be read.`,
      );
    const language = detectLanguage(text) ?? 'us';
    const written = await read(partedRuns(text), { id, fileName }, shelf);
    const here = withBoldTitle(withoutMovedNotice(withoutLanguageSwitch(written), language));
    const headed = withHeadedFields(
      withHeadingsBesideContents(withHeadedEntries(withCountedBeside(here)), language),
      language,
    );
    const about = withoutAttendance(withMetadata(headed, language), language);
    const titled = withoutTitleInCapitals(withHeadedTitle(withoutBlankTitle(about, language), language));
    const named = withHeadedDate(withHeadedStatus(titled, language));
    const document = withoutClosingFields(named, language);
    const said = withoutAgendaRemarks(
      withoutOwnAgenda(
        withoutRecordHeading(
          withoutLinkLists(
            withoutChangelog(
              withTableCaptions(
                withEntriesOverListings(
                  withOpenLeadIns(
                    withAnnouncedLines(
                      withUnindentedEntries(
                        withUnbrokenTimes(withoutMailHeads(withoutStageDirections(document))),
                      ),
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
      language,
    );
    return { ...withoutLeftovers(said, language), problems: [] };
  };

const millions = (count: number): string => String(Math.ceil(count / 100_000) / 10);

const readPlain: TextReader = async (...text) => (await import('./text/readText.ts')).readText(...text);

const readers: Readonly<Record<string, Reader>> = {
  'text/markdown': ofText(async (...text) =>
    isPlainText(text[0]) ? { ...(await readPlain(...text)), kind: 'markdown' } : readMarkdown(...text),
  ),
  'text/plain': ofText(readPlain),
  'application/pdf': async (...source) => (await import('./pdf/readPdf.ts')).readPdf(...source),
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': async (...source) =>
    (await import('./pptx/readPptx.ts')).readPptx(...source),
};

const isPicture = ({ type }: GivenSource): boolean => type.startsWith('image/');

export interface ReadingOptions {
  readonly limits?: ReadingLimits;
  /** Told of each source before it is read, so that it is known which one was when reading came to no end. */
  readonly begins?: (source: GivenSource) => void;
  /** Takes pictures that are within sources; undefined: they are held. */
  readonly keep?: KeepPicture;
}

/** Reads every source that can be read; each that cannot is a sentence. */
export async function readSources(
  sources: readonly GivenSource[],
  { limits = readingLimits, begins = () => undefined, keep }: ReadingOptions = {},
): Promise<ReadSources> {
  const pictures = sources.filter(isPicture);
  let current: GivenSource | undefined;
  const begin = (source: GivenSource): void => {
    current = source;
    begins(source);
  };
  const within = <Result>(picture: GivenSource, measure: () => Result): Result => {
    begins(picture);
    const measured = measure();
    if (current) begins(current);
    return measured;
  };
  const shelf = new Shelf(pictures, limits, within, keep);
  const readings: Reading[] = [];
  for (const source of sources) {
    if (isPicture(source)) continue;
    begin(source);
    readings.push(await readSource(source, shelf, limits));
  }
  for (const picture of pictures) {
    if (shelf.isReferred(picture) || addressOfFetched(picture.fileName) !== undefined) continue;
    begin(picture);
    readings.push(readPicture(picture, shelf, limits));
  }
  return {
    documents: readings.flatMap(({ document }) => document ?? []),
    assets: shelf.assets,
    problems: [
      ...readings.flatMap(({ problems }) => problems),
      ...[...shelf.refused].map(([name, why]) => refusals[why](name, limits)),
    ],
    emptySections: readings.flatMap(({ emptySections = [] }) => emptySections),
    missingPictures: shelf.missing,
    unfetchedHosts: shelf.unfetchedHosts,
  };
}

async function readSource(given: GivenSource, shelf: PictureShelf, limits: ReadingLimits): Promise<Reading> {
  const source: Source = { ...given, bytes: await bytesOf(given) };
  const { fileName, type, bytes } = source;
  if (bytes.length === 0) return unreadable(`${fileName} is empty.`);
  const read = readers[type.split(';')[0]!.trim().toLowerCase()];
  if (!read) return unreadable(`${fileName} is of a type that cannot be read: ${type}.`);
  try {
    const reading = await read(source, shelf, limits);
    const { document } = reading;
    if (!document || !isEmpty(document)) return reading;
    // What else is to be said of it is no reason by itself.
    return { problems: [`${fileName} has no content.`, ...reading.problems] };
  } catch {
    return unreadable(`${fileName} is damaged and could not be read.`);
  }
}

const isEmpty = ({ title, blocks, sections, notes }: SourceDocument): boolean =>
  !title && blocks.length + sections.length + notes.length === 0;

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)} MB`;

const refusals: Readonly<Record<Refusal, (fileName: string, limits: ReadingLimits) => string>> = {
  unreadable: (fileName) =>
    `${fileName} could not be read as a picture: it is damaged, of another kind, or has more than ${mostPixels / 1_000_000} million pixels.`,
  tooLarge: (fileName, { picture }) => `${fileName} was left out: a picture may have ${megabytes(picture)}.`,
  noRoom: (fileName, { pictures }) =>
    `${fileName} was left out: the pictures of a deck may have ${megabytes(pictures)} in all.`,
};

function readPicture(picture: GivenSource, shelf: Shelf, limits: ReadingLimits): Reading {
  const { id, fileName } = picture;
  if (sizeOf(picture) === 0) return unreadable(`${fileName} is empty.`);
  const placed = shelf.place(fileName, picture);
  if ('refused' in placed) return unreadable(refusals[placed.refused](fileName, limits));
  const asset = placed.id;
  const alt = nameInWords(fileName);
  const position = { from: 1, to: 1 };
  const document: SourceDocument = {
    source: id,
    fileName,
    kind: 'image',
    ...(alt !== '' && { title: rich(alt) }),
    blocks: [{ kind: 'image', asset, alt, position }],
    sections: [],
    notes: [{ position, text: fileName }],
  };
  return { document, problems: [] };
}

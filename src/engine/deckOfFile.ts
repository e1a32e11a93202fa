import { bytesOf } from '../deck/content.ts';
import { excessOfDeck, excessSentence } from '../deckFile/excessOfDeck.ts';
import { readDeckFile } from '../deckFile/readDeckFile.ts';
import { deckWords } from '../languages/wordsOfDeck.ts';
import type { Deck } from '../layouts/deck.ts';
import type { Slide } from '../layouts/slide.ts';
import type { Brief } from './contract/engine.ts';
import { deckFileEnding } from './deckFileMaterial.ts';
import { decodeText } from './reading/decodeText.ts';
import { readingLimits } from './reading/document/limits.ts';
import type { GivenSource, ReadAsset } from './reading/document/source.ts';
import type { Block, BlockOf, SourceSection } from './reading/document/sourceDocument.ts';
import { readSources } from './reading/readSources.ts';

const isPicture = ({ type }: GivenSource): boolean => type.startsWith('image/');

const idsOf = (slide: Slide): string[] => {
  if ('picture' in slide) return [slide.picture.asset];
  if (slide.layout !== 'gallery') return [];
  return slide.pictures.flatMap((picture) => ('asset' in picture ? [picture.asset] : []));
};

const withIds = (slide: Slide, idOf: (asset: string) => string): Slide => {
  if ('picture' in slide)
    return { ...slide, picture: { ...slide.picture, asset: idOf(slide.picture.asset) } };
  if (slide.layout !== 'gallery') return slide;
  const pictures = slide.pictures.map((picture) =>
    'asset' in picture ? { ...picture, asset: idOf(picture.asset) } : picture,
  );
  return { ...slide, pictures };
};

const imagesOf = (part: {
  readonly blocks: readonly Block[];
  readonly sections: readonly SourceSection[];
}) => [
  ...part.blocks.flatMap((block) => (block.kind === 'image' ? [block] : [])),
  ...part.sections.flatMap((section): BlockOf<'image'>[] => imagesOf(section)),
];

/** No character of one target may end it, or make the text that names all of them none. */
const asWritten = (target: string): string =>
  target.replace(/[<>\\]/g, '\\$&').replace(/\p{Cc}/gu, encodeURIComponent);

interface Placed {
  readonly assets: readonly ReadAsset[];
  readonly idOf: (asset: string) => string;
}

/** The pictures that came along, found as those of any document are: a text that only shows them is read with them. */
const placePictures = async (
  deck: Deck,
  { sources, readAll = readSources }: Pick<Brief, 'sources' | 'readAll'>,
): Promise<Placed> => {
  const used = [...new Set(deck.sections.flatMap(({ slides }) => slides.flatMap(idsOf)))];
  if (used.length === 0) return { assets: [], idOf: (asset) => asset };
  const targets = used.map((id) => {
    const asset = deck.assets.find((each) => each.id === id);
    return asset?.remote ?? asset?.fileName ?? id;
  });
  const text = targets.map((target, at) => `![shown-${at}](<${asWritten(target)}>)`).join('\n\n');
  const shown = {
    id: 'pictures',
    fileName: 'pictures.md',
    type: 'text/markdown',
    bytes: new TextEncoder().encode(text),
  };
  const read = await readAll([shown, ...sources.filter(isPicture)]);
  const ids = new Map(
    read.documents
      .filter(({ source }) => source === shown.id)
      .flatMap(imagesOf)
      .map(({ alt, asset }) => [used[Number(alt.replace('shown-', ''))], asset]),
  );
  const placed = new Set(ids.values());
  return {
    assets: read.assets.filter(({ id }) => placed.has(id)),
    idOf: (asset) => ids.get(asset) ?? asset,
  };
};

/** A deck as its file writes it, with the pictures that came along; or why there is none. */
export const deckOfFile = async (
  brief: Pick<Brief, 'sources' | 'readAll'>,
  given: GivenSource,
): Promise<
  { readonly deck: Deck; readonly pictures: readonly ReadAsset[] } | { readonly reason: string }
> => {
  const { fileName } = given;
  const text = decodeText(await bytesOf(given));
  if (text === undefined || text.length > readingLimits.characters)
    return { reason: `${fileName} could not be read as a deck: it is no text, or too long.` };
  const { deck } = readDeckFile(text, { name: fileName.replace(deckFileEnding, '') });
  const excess = excessOfDeck(deck);
  if (excess) return { reason: `${fileName} may hold ${excessSentence(excess)}.` };
  if (deck.sections.length === 0) return { reason: deckWords(deck.language).notices.noContent };
  const { assets: pictures, idOf } = await placePictures(deck, brief);
  const sections = deck.sections.map((section) => ({
    ...section,
    slides: section.slides.map((slide) => withIds(slide, idOf)),
  }));
  const assets = pictures.map(({ content, ...asset }) => asset);
  return { deck: { ...deck, sections, assets }, pictures };
};

import type { Asset } from '../../deck/deck.ts';
import type { Picture } from '../../deck/slide.ts';
import { type DeckWords, fill } from '../../languages/deckWords.ts';
import type { Deck } from '../../layouts/deck.ts';
import { type Html, html } from '../html.ts';

/** Where the stored pictures are: below it, by their ids; or one by one. */
export type PicturePlace = string | ((asset: Asset) => string);

export interface PictureSource {
  readonly assets: Deck['assets'];
  readonly pictures: PicturePlace;
  readonly words: DeckWords;
}

/** Only what is stored with the deck is shown: a page asks nobody else for anything. */
const addressOf = (asset: Asset, source: PictureSource): string | undefined =>
  asset.type &&
  (typeof source.pictures === 'string'
    ? `${source.pictures}/${encodeURIComponent(asset.id)}`
    : source.pictures(asset));

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);

const baseName = (path: string): string => path.replace(/^.*[\\/]/, '');

const absent = (picture: Picture, asset: Asset | undefined, source: PictureSource): Html => {
  const { words } = source;
  const remote = asset?.remote;
  return html`<div class="absent">
    <p class="absent-alt t-body">${picture.alt || words.slides.picture}</p>
    <p class="t-caption">${remote ? fill(words.page.remotePicture, { host: hostOf(remote) }) : `${words.slides.pictureNotFound}:`}${
      !remote && html` <span class="path">${baseName(asset?.fileName ?? picture.asset)}</span>`
    }</p>
  </div>`;
};

export const drawPicture = (
  picture: Picture,
  box: { readonly width: number; readonly height: number },
  source: PictureSource,
): Html => {
  const asset = source.assets.find(({ id }) => id === picture.asset);
  const address = asset && addressOf(asset, source);
  if (!asset || !address) return absent(picture, asset, source);
  // The box was fitted to the picture where its size is known.
  const size = asset.width && asset.height ? box : undefined;
  return html`<img src="${address}" alt="${picture.alt}"${
    size && html` width="${size.width}" height="${size.height}"`
  }${!address.startsWith('data:') && html` loading="lazy"`} referrerpolicy="no-referrer">`;
};

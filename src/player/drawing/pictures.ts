import type { Asset, Deck } from '../../deck/deck.ts';
import { type DeckWords, fill } from '../../deck/languages/deckWords.ts';
import type { Picture } from '../../deck/slide.ts';
import { type Html, html } from '../html.ts';

export interface PictureSource {
  readonly assets: Deck['assets'];
  /** Below it are the stored pictures, by their ids. */
  readonly pictures: string;
  /** Whether the viewer asked for the pictures that are elsewhere on the web. */
  readonly remote: boolean;
  readonly words: DeckWords;
}

/** A small picture is enlarged at most so many times. */
const enlargement = 2;

const fitted = (asset: Asset, width: number, height: number) => {
  if (!asset.width || !asset.height) return undefined;
  const scale = Math.min(width / asset.width, height / asset.height, enlargement);
  return {
    width: Math.max(1, Math.round(asset.width * scale)),
    height: Math.max(1, Math.round(asset.height * scale)),
  };
};

const addressOf = (asset: Asset, source: PictureSource): string | undefined => {
  if (asset.type) return `${source.pictures}/${encodeURIComponent(asset.id)}`;
  return source.remote ? asset.remote : undefined;
};

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);

const baseName = (path: string): string => path.replace(/^.*[\\/]/, '');

const absent = (picture: Picture, asset: Asset | undefined, source: PictureSource): Html => {
  const { words } = source;
  const remote = asset?.remote;
  return html`<div class="absent">
    <p class="absent-alt t-body">${picture.alt || words.slides.picture}</p>
    <p class="t-caption">${remote ? fill(words.page.remotePicture, { host: hostOf(remote) }) : `${words.slides.pictureNotAttached}:`}${
      !remote && html` <span class="path">${baseName(asset?.fileName ?? picture.asset)}</span>`
    }</p>
    ${remote && html`<a class="button" href="?remote=1" data-action="showRemote">${words.page.showRemotePictures}</a>`}
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
  const size = fitted(asset, box.width, box.height);
  return html`<img src="${address}" alt="${picture.alt}"${
    size && html` width="${size.width}" height="${size.height}"`
  } loading="lazy" referrerpolicy="no-referrer">`;
};

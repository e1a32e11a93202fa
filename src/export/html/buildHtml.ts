import { randomBytes } from 'node:crypto';
import type { Remark } from '../../api/exported.ts';
import { bytesOf } from '../../deck/content.ts';
import type { Deck } from '../../layouts/deck.ts';
import { slotsOf } from '../../player/arranged/slotsOf.ts';
import { type DrawnDeck, PageRenderer } from '../../player/page.ts';
import { offlineFrame } from '../../player/pageFrame.ts';
import type { PictureFile } from '../pptx/pictures.ts';
import type { FontFace, PlayerParts } from './playerParts.ts';

export interface HtmlMaterial {
  readonly pictures: readonly PictureFile[];
  readonly player: PlayerParts;
  readonly theme?: string | undefined;
  readonly firstNumber: number;
}

const dataUrls = async (pictures: readonly PictureFile[]): Promise<ReadonlyMap<string, string>> => {
  const urls = new Map<string, string>();
  for (const { asset, content } of pictures) {
    const bytes = await bytesOf(content);
    const packed = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
    urls.set(asset.id, `data:${asset.type};base64,${packed}`);
  }
  return urls;
};

const slanted = /<em>/;
const isLatin = ({ path, isItalic }: FontFace): boolean => !isItalic && /-latin-wght-/.test(path);

/** Faces of the letters that are there, and those of Latin, so that other themes work too. */
const neededFaces = (markup: string): ((face: FontFace) => boolean) => {
  const letters = [...new Set(markup)].map((letter) => letter.codePointAt(0) ?? 0);
  const hasItalics = slanted.test(markup);
  return (face) =>
    isLatin(face) ||
    ((hasItalics || !face.isItalic) &&
      letters.some((letter) => face.ranges.some(([from, to]) => letter >= from && letter <= to)));
};

/** What only the page of a service can show. */
const remarksOf = ({ placed }: DrawnDeck, kept: ReadonlySet<string>, firstNumber: number): Remark[] =>
  placed.flatMap(({ arrangement }, at) =>
    slotsOf(arrangement).flatMap((slot): Remark[] => {
      const slide = firstNumber + at;
      if (slot.slot === 'diagram') return [{ about: 'diagram', slide, name: slot.name }];
      if (slot.slot !== 'picture' || kept.has(slot.picture.asset)) return [];
      return [{ about: 'picture-gone', slide, name: slot.picture.alt }];
    }),
  );

const renderer = new PageRenderer();

/** The deck's page as one file: styles, script, fonts and pictures stand in it, and it may load nothing else. */
export const buildHtml = async (
  deck: Deck,
  { pictures, player, theme, firstNumber }: HtmlMaterial,
): Promise<{ readonly html: string; readonly remarks: readonly Remark[] }> => {
  const urls = await dataUrls(pictures);
  const slides = await renderer.slides(deck, { pictures: ({ id }) => urls.get(id) ?? '', theme });
  const markup = slides.slides.map((slide) => slide.markup).join('');
  const [style, script, notices] = await Promise.all([
    player.style(neededFaces(`${deck.title}${markup}${JSON.stringify(slides.words.page)}`)),
    player.script(),
    player.notices(),
  ]);
  const nonce = randomBytes(18).toString('base64url');
  return {
    html: renderer.framed(deck.title, slides, offlineFrame({ style, script, notices, nonce })),
    remarks: remarksOf(slides, new Set(urls.keys()), firstNumber),
  };
};

import type { Asset } from '../deck/deck.ts';
import { deckTitle } from '../deck/deckTitle.ts';
import { plain } from '../deck/richText.ts';
import { themeIds } from '../deck/themes.ts';
import { detectLanguage } from '../languages/recognising/detectLanguage.ts';
import type { Deck, DeckSection } from '../layouts/deck.ts';
import type { Slide } from '../layouts/slide.ts';
import { ChunkReader } from './chunkReader.ts';
import { type Chunk, splitDeckFile } from './chunks.ts';
import { type FrontMatter, readFrontMatter } from './frontMatter.ts';
import { PictureTargets } from './pictureTargets.ts';
import type { Lines, Problem, Tell } from './problem.ts';
import type { ReadChunk } from './readSlide.ts';

/** Where a slide stands in its file. */
export interface SlideLines extends Lines {
  readonly slide: Slide;
}

export interface ReadDeckFile {
  readonly deck: Deck;
  readonly lines: readonly SlideLines[];
  readonly problems: readonly Problem[];
}

export interface ReadingOptions {
  /** What a file without a title is called. */
  readonly name?: string;
  /** What is known beside those that the file lists. */
  readonly pictures?: readonly Asset[];
}

const sectionsOf = (chunks: readonly ReadChunk[], title: string): DeckSection[] => {
  const sections: DeckSection[] = [];
  for (const { slides, chapter, isMarkedChapter, continues } of chunks) {
    const [first] = slides;
    if (!first) continue;
    const last = sections.at(-1);
    const begins = isMarkedChapter || (first.layout === 'section' && !continues);
    if (last && !begins) {
      last.slides.push(...slides);
      continue;
    }
    const named = chapter ?? (begins ? plain(first.title) : title);
    sections.push({ id: `section-${sections.length + 1}`, title: named, slides: [...slides] });
  }
  return sections;
};

const titleOf = (front: FrontMatter, chunks: readonly ReadChunk[], name: string): string => {
  const [first] = chunks.flatMap(({ slides }) => slides).filter(({ title }) => plain(title).trim() !== '');
  return deckTitle(front.title ?? (first ? plain(first.title) : name));
};

/** Reads one file again and again. It never fails: what it does not understand is shown as text, and told with its line. */
export class DeckReader {
  readonly #chunks = new ChunkReader();
  #front: { readonly text: string; readonly read: FrontMatter } | undefined;

  read(text: string, { name = '', pictures = [] }: ReadingOptions = {}): ReadDeckFile {
    const problems: Problem[] = [];
    const tell: Tell = (kind, { line, end }, about) => {
      problems.push({ kind, line, end, ...(about !== undefined && { about }) });
    };
    const { frontMatter, chunks } = splitDeckFile(text);
    const front = frontMatter ? this.#frontMatter(frontMatter.text) : { problems: [], isUnreadable: false };
    const top = { line: 0, end: frontMatter ? frontMatter.text.split('\n').length + 2 : 0 };
    if (front.isUnreadable) tell('front-matter-unreadable', top);
    for (const problem of front.problems)
      problems.push({ ...problem, line: problem.line + 1, end: problem.end + 1 });
    const listed = front.pictures ?? [];
    const isListed = (id: string) => listed.some((asset) => asset.id === id);
    const targets = new PictureTargets([...listed, ...pictures.filter(({ id }) => !isListed(id))]);
    const read = this.#slides(chunks, targets, tell);
    const title = titleOf(front, read, name);
    const deck: Deck = {
      title,
      language: front.language ?? detectLanguage(text) ?? 'us',
      ...(front.contentLanguage !== undefined && { contentLanguage: front.contentLanguage }),
      narrative: front.narrative ?? 'Auto',
      theme: front.theme ?? themeIds[0]!,
      ...(front.colors && { colors: front.colors }),
      ...(front.headings && { headings: front.headings }),
      sections: sectionsOf(read, title),
      assets: [...targets.assets] as Asset[],
      notices: [...(front.notices ?? [])],
    };
    return {
      deck,
      lines: read.flatMap(({ slides, line, end }) => slides.map((slide) => ({ slide, line, end }))),
      problems,
    };
  }

  #frontMatter(text: string): FrontMatter {
    if (this.#front?.text !== text) this.#front = { text, read: readFrontMatter(text) };
    return this.#front.read;
  }

  #slides(chunks: readonly Chunk[], targets: PictureTargets, tell: Tell): ReadChunk[] {
    let dividers = 0;
    this.#chunks.begin();
    return chunks.map((chunk, at) => {
      const place = { isFirst: at === 0, dividers, picture: (target: string) => targets.idOf(target) };
      const slides = this.#chunks.read(chunk, place, tell);
      dividers += slides.slides.filter(({ layout }) => layout === 'section').length;
      return slides;
    });
  }
}

export const readDeckFile = (text: string, options?: ReadingOptions): ReadDeckFile =>
  new DeckReader().read(text, options);

import { type Html, html } from '../html.ts';
import { CodeReader, type CodeToken } from './codeTokens.ts';

/** The lines of a listing, marked up. */
export type DrawCode = (lines: readonly string[], language: string | undefined) => readonly Html[];

const drawLine = (tokens: readonly CodeToken[]): Html =>
  html`${tokens.map(({ text, kind }) => (kind ? html`<span class="c-${kind}">${text}</span>` : html`${text}`))}`;

/** Listings in the colors of their languages. */
export class CodePainter {
  readonly #reader = new CodeReader();

  async prepare(languages: readonly (string | undefined)[]): Promise<DrawCode> {
    const read = await this.#reader.prepare(languages);
    return (lines, language) => read(lines, language).map(drawLine);
  }
}

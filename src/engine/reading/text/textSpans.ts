import type { RichText } from '../../../deck/richText.ts';
import { linked, plainStyle, RichTextBuilder } from '../document/richTextBuilder.ts';

const address = /https?:\/\/[^\s<>"'（）【】「」、。，]{2,500}/g;
const trailing = /(?<![.,;:!?)\]}])[.,;:!?)\]}]+$/;

/** Adds text whose web addresses become links. */
export function addText(builder: RichTextBuilder, text: string): void {
  let from = 0;
  for (const match of text.matchAll(address)) {
    const url = match[0].replace(trailing, '');
    builder.add(text.slice(from, match.index), plainStyle);
    builder.add(url, linked(plainStyle, url));
    from = match.index + url.length;
  }
  builder.add(text.slice(from), plainStyle);
}

export function textSpans(text: string): RichText {
  const builder = new RichTextBuilder();
  addText(builder, text);
  return builder.finish();
}

import { plain, type RichText } from '../../../../deck/richText.ts';
import { sliceRich } from '../../../../deck/sliceRich.ts';
import { calloutOf } from '../../../../languages/recognising/calloutOf.ts';
import { tones } from '../../document/calloutKinds.ts';
import type { Block, Position } from '../../document/sourceDocument.ts';

const alertMark = /^\[!([a-z]+)\][-+]?\s*/i;
/** “So it is.” — the captain */
const signatureAfterMark = /["”»’“](?:\s*[—–―]|\s+--?)\s*(?=\S[^"”»“]{0,60}$)/;
const signature = /^(—|–|―|--|~)\s*(?=\S)/;

/** "💡 You may skip this page.", "⚠️ Do not unplug it." in quotation bars is nobody's words either. */
const sign = /^\s*(?<sign>(?![©®™])\p{Extended_Pictographic})(?:\u{fe0f}|\u{200d}|\s)*(?=\S)/u;
export const isSigned = (text: string): boolean => sign.test(text);
const warning = /[\u{26a0}\u{1f6a8}\u{1f6d1}\u{26d4}\u{2757}]/u;

/** A quotation, or the callout its first line declares. */
export function calloutOrQuote(blocks: readonly Block[], position: Position): Block[] {
  const [first, ...rest] = blocks;
  if (!first) return [];
  if (first.kind === 'paragraph') {
    const mark = alertMark.exec(plain(first.text));
    const tone = mark && tones[mark[1]!.toLowerCase()];
    if (mark && tone) {
      const text = without(first.text, mark[0].length);
      const opening: Block[] = plain(text).trim() === '' ? [] : [{ ...first, text }];
      const inner = [...opening, ...rest];
      return inner.length > 0 ? [{ kind: 'callout', tone, blocks: inner, position }] : [];
    }
    // "Note: the port is taken." in quotation bars is nobody's words.
    const called = calloutOf(plain(first.text));
    if (called) return [{ kind: 'callout', tone: called, blocks, position }];
    const signed = sign.exec(plain(first.text));
    if (signed) {
      const tone = warning.test(signed.groups!.sign!) ? 'warning' : 'note';
      const said = { ...first, text: without(first.text, signed[0].length) };
      return [{ kind: 'callout', tone, blocks: [said, ...rest], position }];
    }
  }
  return [quote(blocks, position)];
}

const mostOfName = 4;
const isSentence = (text: string): boolean =>
  /[.!?。！？]\s*$/u.test(text) && text.trim().split(/\s+/u).length > mostOfName;

function quote(blocks: readonly Block[], position: Position): Block {
  const last = blocks.at(-1);
  if (last?.kind !== 'paragraph') return { kind: 'quote', blocks, position };
  const text = plain(last.text);
  const lineStart = text.lastIndexOf('\n') + 1;
  const dash = signature.exec(text.slice(lineStart));
  if (!dash || (blocks.length === 1 && lineStart === 0)) {
    const end = signatureAfterMark.exec(text);
    if (!end) return { kind: 'quote', blocks, position };
    const said = { ...last, text: sliceRich(last.text, 0, end.index + 1) };
    const who = without(last.text, end.index + end[0].length);
    // "Nobody will use it." — Then we stop after a year: that is an answer, and nobody's name.
    if (isSentence(plain(who))) return { kind: 'quote', blocks, position };
    return { kind: 'quote', blocks: [...blocks.slice(0, -1), said], who, position };
  }
  const who = without(last.text, lineStart + dash[0].length);
  const kept = lineStart > 0 ? [{ ...last, text: sliceRich(last.text, 0, lineStart - 1) }] : [];
  return { kind: 'quote', blocks: [...blocks.slice(0, -1), ...kept], who, position };
}

/** The text after its first characters. */
const without = (text: RichText, characters: number): RichText =>
  sliceRich(text, characters, Number.POSITIVE_INFINITY);

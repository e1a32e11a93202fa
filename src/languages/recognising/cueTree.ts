import type { Grammar } from '../grammar.ts';
import { foldText } from './foldText.ts';

/** A list of cues under the name that a match is given. */
export interface NamedCues<Name> {
  readonly name: Name;
  readonly cues: string;
  /** 2 where a cue leaves no doubt, 1 where it may mean something else. */
  readonly strength: 1 | 2;
}

export interface CueMatch<Name> {
  readonly name: Name;
  readonly strength: 1 | 2;
  readonly from: number;
  readonly to: number;
}

interface End<Name> {
  readonly name: Name;
  readonly strength: 1 | 2;
  /** Whether the word may go on after the cue. */
  readonly isOpen: boolean;
}

interface Cue<Name> {
  readonly letters: string;
  readonly end: End<Name>;
}

/** What follows a beginning; most is never met, and is spread out over nodes where a text first goes on with it. */
class Node<Name> {
  readonly #depth: number;
  #folded: Cue<Name>[] = [];
  readonly #next = new Map<number, Node<Name>>();
  readonly #ends: End<Name>[] = [];

  constructor(depth = 0) {
    this.#depth = depth;
  }

  add(cue: Cue<Name>): void {
    this.#folded.push(cue);
  }

  get ends(): readonly End<Name>[] {
    this.#unfold();
    return this.#ends;
  }

  get next(): ReadonlyMap<number, Node<Name>> {
    this.#unfold();
    return this.#next;
  }

  #unfold(): void {
    if (this.#folded.length === 0) return;
    for (const cue of this.#folded) {
      if (cue.letters.length === this.#depth) this.#ends.push(cue.end);
      else this.#after(cue.letters.charCodeAt(this.#depth)).add(cue);
    }
    this.#folded = [];
  }

  #after(code: number): Node<Name> {
    const known = this.#next.get(code);
    if (known) return known;
    const made = new Node<Name>(this.#depth + 1);
    this.#next.set(code, made);
    return made;
  }
}

const gap = 0x20;
const anyEnding = 0x2a;
const wordPart = /[\p{L}\p{M}\p{N}]/u;

const isGap = (code: number): boolean =>
  code === 0x20 || code === 0x2d || code === 0xa0 || (code >= 0x09 && code <= 0x0d) || code === 0x3000;

/** Cues by their letters: a text is read once, whatever their number. */
export class CueTree<Name> {
  readonly #root = new Node<Name>();
  /** The cues that may begin inside a word. */
  readonly #inner = new Node<Name>();
  readonly #spacing: Grammar['words']['spacing'];
  readonly #prefixes: readonly string[];

  constructor(lists: readonly NamedCues<Name>[], words: Grammar['words']) {
    this.#spacing = words.spacing;
    this.#prefixes = words.prefixes;
    for (const { cues, ...named } of lists) for (const cue of cues.split(',')) this.#add(cue.trim(), named);
  }

  #add(cue: string, { name, strength }: Omit<NamedCues<Name>, 'cues'>): void {
    if (cue === '') return;
    const isOpen = cue.endsWith('*') || this.#spacing !== 'apart';
    const isInner = cue.startsWith('*');
    const letters = foldText(cue.replace(/^\*|\*$/g, '')).text.replace(/[\s-]+/g, ' ');
    (isInner ? this.#inner : this.#root).add({ letters, end: { name, strength, isOpen } });
  }

  /** Every place of a folded text where a cue stands, in the order of their beginnings. */
  find(text: string): CueMatch<Name>[] {
    const found: CueMatch<Name>[] = [];
    const wordEnds = wordEndsOf(text);
    if (this.#spacing === 'together')
      for (let from = 0; from < text.length; from += 1)
        this.#walk(this.#root, text, wordEnds, from, from, found);
    else
      for (let from = 0; from < text.length; ) {
        const to = wordEnds[from]!;
        if (to === 0) {
          from += 1;
          continue;
        }
        this.#findAtWord(text, wordEnds, from, found);
        if (this.#inner.next.size > 0)
          for (let at = from; at < to; at += 1) this.#walk(this.#inner, text, wordEnds, at, at, found);
        from = to;
      }
    return found;
  }

  /** The cues that a folded text has at one place. */
  findAt(text: string, from: number): CueMatch<Name>[] {
    const found: CueMatch<Name>[] = [];
    this.#findAtWord(text, wordEndsOf(text), from, found);
    return found;
  }

  #findAtWord(text: string, wordEnds: Uint32Array, from: number, found: CueMatch<Name>[]): void {
    this.#walk(this.#root, text, wordEnds, from, from, found);
    for (const prefix of this.#prefixes)
      if (text.startsWith(prefix, from))
        this.#walk(this.#root, text, wordEnds, from, from + prefix.length, found);
  }

  #walk(
    node: Node<Name>,
    text: string,
    wordEnds: Uint32Array,
    from: number,
    at: number,
    found: CueMatch<Name>[],
  ): void {
    if (node.ends.length > 0) {
      const isInside = at > 0 && wordEnds[at - 1]! > at;
      for (const { name, strength, isOpen } of node.ends) {
        if (isInside && !isOpen) continue;
        const to = isInside && this.#spacing === 'apart' ? wordEnds[at - 1]! : at;
        found.push({ name, strength, from, to });
      }
    }
    const afterEnding = node.next.get(anyEnding);
    if (afterEnding)
      this.#walk(afterEnding, text, wordEnds, from, at > 0 ? Math.max(at, wordEnds[at - 1]!) : at, found);
    const afterGap = node.next.get(gap);
    if (afterGap) {
      let to = at;
      while (to < text.length && isGap(text.charCodeAt(to))) to += 1;
      if (to > at || this.#spacing !== 'apart') this.#walk(afterGap, text, wordEnds, from, to, found);
    }
    const code = text.charCodeAt(at);
    const next = isGap(code) || code === anyEnding ? undefined : node.next.get(code);
    if (next) this.#walk(next, text, wordEnds, from, at + 1, found);
  }
}

const isOfWord = (code: number, text: string, at: number): boolean => {
  if (code < 0x80)
    return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a);
  return wordPart.test(text[at]!);
};

const usualLength = 4_096;
/** One for all texts that are not long: a document is looked through some hundred thousand times. */
const usualEnds = new Uint32Array(usualLength + 1);

/** For each character of a word where the word ends, 0 between words: until the next text is asked for. */
const wordEndsOf = (text: string): Uint32Array => {
  const ends = text.length > usualLength ? new Uint32Array(text.length + 1) : usualEnds;
  ends[text.length] = 0;
  for (let at = text.length - 1, end = 0; at >= 0; at -= 1) {
    if (!isOfWord(text.charCodeAt(at), text, at)) end = 0;
    else end ||= at + 1;
    ends[at] = end;
  }
  return ends;
};

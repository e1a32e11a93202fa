import type { SourceFile } from '../../engine/reading/document/source.ts';

/** Why a parser's process ended within a source. */
export type Death = 'memory' | 'time' | 'crash';

/** What a parser is asked; the sources are in a file of the folder, and so is what was read of them. */
export interface ParseAsk {
  readonly folder: string;
  /** By their place among the sources: those that ended a parser before. */
  readonly refused: Readonly<Record<number, Death>>;
  /** The place of the one that is read before all others. */
  readonly first?: number | undefined;
}

export type ParseReply =
  | { readonly outcome: 'read' }
  | { readonly outcome: 'threw'; readonly reason: string };

/** The processes were closed, or who asked is gone. */
export interface ClosedReply {
  readonly outcome: 'closed';
}

/** What a parser's process hands back. */
export interface HandedBack {
  readonly reply: ParseReply;
  /** Bytes of all its memory, when it has read. */
  readonly held: number;
}

export interface ParserData {
  /** Bytes of all its memory. */
  readonly memory: number;
}

export type AskedSources = readonly SourceFile[];

export const askedFile = 'asked';
export const readFileName = 'read';

/** What a parser tells at once and in any state goes to this file descriptor, a line each. */
export const tellingDescriptor = 4;
export const memoryLine = 'memory';

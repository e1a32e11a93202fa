import { linesOf } from '../chunks.ts';
import { readDeckFile } from '../readDeckFile.ts';
import type { LineEdit } from './edit.ts';

export interface NearestColor {
  readonly color: string;
  readonly edit: LineEdit;
}

/** The colors named on a line that stand out too little, each with the nearest that does. */
export const nearestColors = (text: string, line: number): readonly NearestColor[] =>
  readDeckFile(text).problems.flatMap(({ contrast, about, line: at }): NearestColor[] => {
    if (!contrast || at !== line) return [];
    const value = new RegExp(`(\\b${about}["']?\\s*:\\s*)("[^"]*"|'[^']*'|rgb\\([^)]*\\)|[^\\s,}]+)`);
    const written = linesOf(text)[line]!.replace(value, `$1"${contrast.nearest}"`);
    return [{ color: contrast.nearest, edit: { line, end: line + 1, lines: [written] } }];
  });

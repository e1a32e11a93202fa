/** For how many milliseconds work goes on for which others wait, turn after turn; then from the first again. */
export type ContestedTurns = readonly number[];

export const turnMs = (turns: ContestedTurns, gaveWay: number): number => turns[gaveWay % turns.length]!;

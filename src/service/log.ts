export interface LogEntry {
  readonly level: 'info' | 'warning' | 'error';
  readonly event: string;
  readonly [detail: string]: unknown;
}

export type Log = (entry: LogEntry) => void;

/** One JSON object a line, the time first. */
export const jsonLog =
  (write: (line: string) => void, now: () => number): Log =>
  (entry) =>
    write(`${JSON.stringify({ time: new Date(now()).toISOString(), ...entry })}\n`);

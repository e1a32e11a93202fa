/** What the parts of a service tell of themselves while they work. */
export interface Meters {
  /** `route`: as it was declared; a path may hold a key or the address of a presentation. */
  request(method: string, route: string, status: number, ms: number): void;
  /** Of an engine thread: a step of a job, a page, a file. */
  task(kind: string, outcome: string, ms: number, tokens: number): void;
  jobEnded(status: 'completed' | 'failed'): void;
}

export const noMeters: Meters = { request() {}, task() {}, jobEnded() {} };

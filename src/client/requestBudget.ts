import type { HttpReply } from './http.ts';
import { retryAfterSeconds } from './retryAfter.ts';
import type { Timing } from './timing.ts';

const minute = 60_000;
/** Calls that a person waits for always find room that polls may not use. */
const reservedShare = 0.2;
/** Up to here polls go as they come; above, they spread over the minute. */
const unhurriedShare = 0.25;
/** A person is not kept waiting longer: the service says anew how long it would take, or that it takes requests again. */
const longestPause = minute;

export type Urgency = 'person' | 'poll';

const wholeNumber = (text: string | undefined) =>
  text !== undefined && /^\s*\d+/.test(text) ? Number.parseInt(text, 10) : undefined;

/** How many requests a minute one key may make, shared by everything that uses the key. */
export class RequestBudget {
  readonly #timing: Timing;
  #perMinute: number | undefined;
  #sent: number[] = [];
  #pausedUntil = 0;
  #lastPoll = -minute;

  /** `perMinute` undefined: no limit until the service names one. */
  constructor(perMinute: number | undefined, timing: Timing) {
    this.#perMinute = perMinute;
    this.#timing = timing;
  }

  /** Waits until one more request fits, and counts it. */
  async admit(urgency: Urgency, signal?: AbortSignal): Promise<void> {
    while (!signal?.aborted) {
      const wait = this.#wait(urgency);
      if (wait <= 0) {
        const now = this.#timing.now();
        this.#sent.push(now);
        if (urgency === 'poll') this.#lastPoll = now;
        return;
      }
      await this.#timing.sleep(wait, signal);
    }
  }

  /** Takes what the reply says about the limit for the truth: other programs may use the same key. */
  learn({ status, headers }: Pick<HttpReply, 'status' | 'headers'>): void {
    if (status < 400 && this.#isPausedForLong()) this.#pausedUntil = 0;
    const limit = wholeNumber(headers['ratelimit-limit']);
    if (limit !== undefined && limit > 0) this.#perMinute = limit;
    const reset = wholeNumber(headers['ratelimit-reset']);
    if (reset !== undefined && wholeNumber(headers['ratelimit-remaining']) === 0) this.#pause(reset);
    if (status === 429) this.#pause(retryAfterSeconds(headers) ?? 0);
  }

  #pause(seconds: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#timing.now() + seconds * 1000);
  }

  #isPausedForLong(): boolean {
    return this.#pausedUntil - this.#timing.now() > longestPause;
  }

  #wait(urgency: Urgency): number {
    const now = this.#timing.now();
    const pause = this.#pausedUntil - now;
    if (pause > 0 && !(urgency === 'person' && this.#isPausedForLong())) return pause;
    if (this.#perMinute === undefined) return 0;
    this.#sent = this.#sent.filter((time) => time > now - minute);
    const room =
      urgency === 'person' ? this.#perMinute : Math.max(1, Math.floor(this.#perMinute * (1 - reservedShare)));
    const freed = this.#sent.at(-room);
    if (this.#sent.length >= room && freed !== undefined) return freed + minute - now;
    if (urgency === 'poll' && this.#sent.length >= this.#perMinute * unhurriedShare) {
      return this.#lastPoll + minute / room - now;
    }
    return 0;
  }
}

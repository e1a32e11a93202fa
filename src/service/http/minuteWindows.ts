export interface WindowState {
  readonly allowed: boolean;
  readonly remaining: number;
  /** Until the window ends; never 0. */
  readonly resetSeconds: number;
}

/** So many a minute for each name. */
export interface Windows {
  take(name: string): WindowState | Promise<WindowState>;
}

interface Window {
  readonly begun: number;
  taken: number;
}

export const windowMs = 60_000;

/** In this process, by a clock that nobody can set: one set back would keep a window open for as long. */
export class MinuteWindows implements Windows {
  readonly #most: number;
  readonly #ticks: () => number;
  /** In the order in which they began. */
  readonly #windows = new Map<string, Window>();

  constructor(most: number, ticks: () => number) {
    this.#most = most;
    this.#ticks = ticks;
  }

  take(name: string): WindowState {
    const now = this.#ticks();
    this.#closeEnded(now);
    const window = this.#windows.get(name) ?? this.#begin(name, now);
    const allowed = window.taken < this.#most;
    if (allowed) window.taken += 1;
    return {
      allowed,
      remaining: this.#most - window.taken,
      resetSeconds: Math.max(1, Math.ceil((window.begun + windowMs - now) / 1000)),
    };
  }

  #begin(name: string, now: number): Window {
    const window = { begun: now, taken: 0 };
    this.#windows.set(name, window);
    return window;
  }

  #closeEnded(now: number): void {
    for (const [name, { begun }] of this.#windows) {
      if (now - begun < windowMs) return;
      this.#windows.delete(name);
    }
  }
}

interface Span {
  readonly begun: number;
  ended: number;
}

/** How long a refusal may come after what it was for is back: a connection that nobody has used since is found dead. */
const graceMs = 1_000;

/** When something was away, and which requests were refused for it. */
export class Outages {
  requests = 0;
  /** Begun while something was away. */
  refused = 0;
  /** Answered 5xx though they were begun when everything was there. */
  readonly unexcused: string[] = [];
  /** Nobody answered: a process that ended, or its connection. */
  lost = 0;
  readonly #spans: Span[] = [];

  async during(act: () => Promise<void>): Promise<void> {
    const span = { begun: performance.now(), ended: Number.POSITIVE_INFINITY };
    this.#spans.push(span);
    await act();
    span.ended = performance.now();
  }

  /** `status`: undefined where there was no answer. */
  count(what: string, begun: number, status: number | undefined): void {
    this.requests += 1;
    if (status === undefined) this.lost += 1;
    else if (status < 500) return;
    else if (this.#covers(begun, performance.now())) this.refused += 1;
    else this.unexcused.push(`${what}: ${status}`);
  }

  #covers(from: number, to: number): boolean {
    return this.#spans.some(({ begun, ended }) => from <= ended + graceMs && to >= begun);
  }
}

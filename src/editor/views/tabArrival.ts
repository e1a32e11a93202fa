import type { Disposable, WebviewPanel } from 'vscode';

/**
 * A page comes within seconds, also on a computer that has much to do. To open a tab anew costs little and mends most: what
 * comes then is waited for longer.
 */
export const patience = { first: 5_000, anew: 12_000 } as const;

/** Waits for the first word of a tab's page. VS Code may fail to start a web view: the tab stays empty, in silence. */
export class TabArrival {
  readonly #panel: Pick<WebviewPanel, 'visible'>;
  readonly #late: () => void;
  readonly #patienceMs: number;
  readonly #heard: () => PromiseLike<unknown>;
  readonly #listening: Disposable;
  /** The page came, or is not waited for: it does not come, or its tab is behind others. */
  readonly waited: Promise<void>;
  #endWait: () => void = () => {};
  #timer: NodeJS.Timeout | undefined;
  #isSettled = false;

  /** `heard` ends when all is heard here that happened in the window before. */
  constructor(
    panel: Pick<WebviewPanel, 'visible' | 'onDidChangeViewState'>,
    late: () => void,
    patienceMs: number,
    heard: () => PromiseLike<unknown>,
  ) {
    this.#panel = panel;
    this.#late = late;
    this.#patienceMs = patienceMs;
    this.#heard = heard;
    this.waited = new Promise((resolve) => {
      this.#endWait = resolve;
    });
    this.#listening = panel.onDidChangeViewState(() => this.#wait());
    this.#wait();
  }

  /** Only while it is seen: the page of a tab that is behind others is not loaded. */
  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#panel.visible) this.#timer = setTimeout(() => void this.#giveUp(), this.#patienceMs);
    else this.#endWait();
  }

  /** What the person put in front of it a moment ago stays there. */
  async #giveUp(): Promise<void> {
    await this.#heard();
    if (this.#isSettled || !this.#panel.visible) return;
    this.settle();
    this.#late();
  }

  /** It came, or nobody waits for it any more. */
  settle(): void {
    this.#isSettled = true;
    clearTimeout(this.#timer);
    this.#listening.dispose();
    this.#endWait();
  }
}

import type { PageWords } from './pageWords.ts';
import { giveKeyboardBack } from './plainKey.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export const timeOf = (milliseconds: number): string => {
  const seconds = Math.floor(milliseconds / 1000);
  return `${twoDigits(Math.floor(seconds / 3600))}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
};

/** `ahead`: more of the deck is behind the speaker than of the time. */
export const paceOf = (
  { elapsed, planned }: { readonly elapsed: number; readonly planned: number },
  { index, count }: { readonly index: number; readonly count: number },
): 'ahead' | 'behind' | 'over' => {
  if (elapsed > planned) return 'over';
  return elapsed / planned <= (index + 1) / count ? 'ahead' : 'behind';
};

/** "−00:01:05" when it is over. */
export const timeLeftOf = (milliseconds: number): string =>
  milliseconds < 0 ? `−${timeOf(-milliseconds)}` : timeOf(milliseconds);

const readNumber = (storage: Storage | undefined, key: string): number | undefined => {
  const kept = Number(storage?.getItem(key) ?? Number.NaN);
  return Number.isFinite(kept) ? kept : undefined;
};

const storageOf = (window: Window): Storage | undefined => {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
};

const minute = 60_000;

/** The clock, the time that the talk has taken, and how it stands to what was planned. */
export class TalkTime {
  readonly element: HTMLElement;
  readonly #storage: Storage | undefined;
  readonly #startKey: string;
  readonly #planKey: string;
  readonly #now: () => number;
  readonly #elapsed: HTMLElement;
  readonly #clock: HTMLElement;
  readonly #planned: HTMLInputElement;
  readonly #left: HTMLElement;
  readonly #leftLabel: string;
  readonly #at: () => { readonly index: number; readonly count: number };
  #startedAt: number;

  constructor(
    document: Document,
    window: Window,
    words: PageWords,
    { now, at }: { now: () => number; at: () => { readonly index: number; readonly count: number } },
  ) {
    this.#storage = storageOf(window);
    const { pathname, search } = window.location;
    this.#planKey = `deckwright:plan:${pathname}`;
    // Kept for as long as the window is, so that a page that is loaded anew goes on counting; each Present has a room.
    this.#startKey = `deckwright:start:${pathname}:${new URLSearchParams(search).get('present') ?? ''}`;
    this.#now = now;
    this.#at = at;
    this.#startedAt = readNumber(this.#storage, this.#startKey) ?? now();
    this.#elapsed = document.createElement('span');
    this.#elapsed.className = 'speaker-elapsed';
    this.#clock = document.createElement('span');
    this.#clock.className = 'speaker-clock';
    this.#planned = document.createElement('input');
    Object.assign(this.#planned, { type: 'number', min: '0', max: '600', className: 'speaker-planned' });
    this.#planned.value = String(readNumber(this.#storage, this.#planKey) || '');
    this.#left = document.createElement('span');
    this.#left.className = 'speaker-left';
    this.#leftLabel = words.timeLeft;
    const label = document.createElement('label');
    label.className = 'speaker-plan';
    label.append(words.plannedMinutes, this.#planned);
    const reset = document.createElement('button');
    reset.type = 'button';
    reset.className = 'speaker-button';
    reset.textContent = words.resetTimer;
    reset.addEventListener('click', (event) => {
      giveKeyboardBack(event);
      this.#startedAt = now();
      this.#changed();
    });
    this.#planned.addEventListener('input', () => this.#changed());
    // What is typed here is a number, and turns no pages; a clicker turns them all the same.
    this.#planned.addEventListener('keydown', (event) => {
      if (/^Page(Up|Down)$/.test(event.key)) return;
      event.stopPropagation();
      if (event.key === 'Enter' || event.key === 'Escape') this.#planned.blur();
    });
    this.element = document.createElement('div');
    this.element.className = 'speaker-times';
    this.element.append(this.#elapsed, this.#left, this.#clock, label, reset);
    this.#changed();
  }

  get #plannedMinutes(): number {
    return Math.max(0, Number(this.#planned.value) || 0);
  }

  #changed(): void {
    try {
      this.#storage?.setItem(this.#startKey, String(this.#startedAt));
      this.#storage?.setItem(this.#planKey, String(this.#plannedMinutes));
    } catch {
      // Where nothing may be kept it counts until the page is left.
    }
    this.tick();
  }

  tick(): void {
    const elapsed = this.#now() - this.#startedAt;
    this.#elapsed.textContent = timeOf(elapsed);
    this.#clock.textContent = new Date(this.#now()).toLocaleTimeString([], {
      hour: '2-digit',
      minute: '2-digit',
    });
    const planned = this.#plannedMinutes * minute;
    this.#left.textContent = planned > 0 ? `${this.#leftLabel} ${timeLeftOf(planned - elapsed)}` : '';
    if (planned > 0) this.#elapsed.dataset.pace = paceOf({ elapsed, planned }, this.#at());
    else delete this.#elapsed.dataset.pace;
  }
}

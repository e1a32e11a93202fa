import { copyOfSlide } from './copyOfSlide.ts';
import type { PageWords } from './pageWords.ts';
import { isPlain } from './plainKey.ts';
import { titleOf } from './stage.ts';

export interface OverviewUse {
  readonly slides: readonly HTMLElement[];
  readonly words: PageWords;
  readonly current: () => number;
  readonly go: (index: number) => void;
}

/** All slides in small, beside and under each other, to see the whole and to go to one. */
export class Overview {
  readonly #document: Document;
  readonly #use: OverviewUse;
  #dialog: HTMLDialogElement | undefined;

  constructor(document: Document, use: OverviewUse) {
    this.#document = document;
    this.#use = use;
  }

  #button(slide: HTMLElement, index: number): HTMLButtonElement {
    const { words, current, go } = this.#use;
    const button = this.#document.createElement('button');
    button.type = 'button';
    button.className = 'stage overview-slide';
    button.setAttribute('aria-label', `${words.goToSlide} ${index + 1}: ${titleOf(slide)}`);
    if (index === current()) button.setAttribute('aria-current', 'true');
    const canvas = this.#document.createElement('div');
    canvas.className = 'stage-canvas slides';
    canvas.inert = true;
    canvas.setAttribute('aria-hidden', 'true');
    const copy = copyOfSlide(slide);
    copy.querySelector('.notes')?.remove();
    canvas.append(copy);
    button.append(canvas);
    button.addEventListener('click', () => {
      this.close();
      go(index);
    });
    return button;
  }

  #move(buttons: readonly HTMLButtonElement[], key: string): boolean {
    const at = buttons.indexOf(this.#document.activeElement as HTMLButtonElement);
    const top = buttons[0]?.offsetTop;
    const across = Math.max(1, buttons.filter(({ offsetTop }) => offsetTop === top).length);
    const forward = this.#document.dir === 'rtl' ? -1 : 1;
    const moves: Readonly<Record<string, number>> = {
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      ArrowDown: at + across,
      ArrowUp: at - across,
      Home: 0,
      End: buttons.length - 1,
    };
    const to = moves[key];
    if (to === undefined) return false;
    buttons[to]?.focus();
    return true;
  }

  #open(): void {
    const { slides, words, current } = this.#use;
    const dialog = this.#document.createElement('dialog');
    dialog.className = 'overview';
    dialog.setAttribute('aria-label', words.overview);
    const buttons = slides.map((slide, index) => this.#button(slide, index));
    dialog.append(...buttons);
    dialog.addEventListener('close', () => this.#forget(dialog));
    dialog.addEventListener('keydown', (event) => {
      // Keys choose here; they do not turn pages.
      event.stopPropagation();
      if (!isPlain(event)) return;
      if (event.key.toLowerCase() === 'o') this.close();
      else if (this.#move(buttons, event.key)) event.preventDefault();
    });
    this.#dialog = dialog;
    this.#document.body.append(dialog);
    dialog.showModal();
    const own = buttons[current()];
    own?.focus();
    own?.scrollIntoView({ block: 'center' });
  }

  #forget(dialog: HTMLDialogElement): void {
    dialog.remove();
    if (this.#dialog === dialog) this.#dialog = undefined;
  }

  close(): void {
    this.#dialog?.close();
  }

  toggle(): void {
    if (this.#dialog) this.close();
    else this.#open();
  }
}

/** One slide in several layouts, to choose from; without names the choice is over. */
export interface ToldLayouts {
  readonly kind: 'layouts';
  readonly title: string;
  readonly names: readonly string[];
  readonly styleSheet: string;
  readonly slides: readonly string[];
}

/** Small pictures of a slide in the layouts that suit it, over the slides of its deck. */
export class LayoutChoice {
  /** Its language and direction are those of the pictures. */
  readonly #deck: HTMLElement;
  readonly #chosen: (at: number) => void;
  readonly #finish: (place: HTMLElement) => Promise<void>;
  #place: HTMLElement | undefined;
  readonly #sizes = new ResizeObserver(([entry]) => {
    this.#place?.style.setProperty('--small', String((entry?.contentRect.width ?? 0) / 1280));
  });

  constructor(
    deck: HTMLElement,
    chosen: (at: number) => void,
    finish: (place: HTMLElement) => Promise<void>,
  ) {
    this.#deck = deck;
    this.#chosen = chosen;
    this.#finish = finish;
  }

  show({ title, names, slides }: ToldLayouts): void {
    this.#sizes.disconnect();
    this.#place?.remove();
    this.#place = undefined;
    if (names.length === 0) return;
    const place = document.createElement('section');
    place.className = 'layout-choice';
    place.setAttribute('aria-label', title);
    place.append(...names.map((name, at) => this.#option(name, slides[at] ?? '', at)));
    place.lang = this.#deck.lang;
    place.dir = this.#deck.dir;
    document.body.append(place);
    const picture = place.querySelector<HTMLElement>('.preview-slide');
    if (picture) this.#sizes.observe(picture);
    this.#place = place;
    void this.#finish(place);
  }

  mark(at: number): void {
    for (const [index, option] of [...(this.#place?.querySelectorAll('button') ?? [])].entries()) {
      option.toggleAttribute('aria-current', index === at);
      if (index === at) option.scrollIntoView({ block: 'nearest' });
    }
  }

  #option(name: string, markup: string, at: number): HTMLElement {
    const option = document.createElement('button');
    option.type = 'button';
    option.setAttribute('aria-label', name);
    const picture = document.createElement('div');
    picture.className = 'preview-slide';
    picture.inert = true;
    const slides = document.createElement('div');
    slides.className = 'slides';
    slides.innerHTML = markup;
    picture.append(slides);
    const label = document.createElement('span');
    label.textContent = name;
    option.append(picture, label);
    option.addEventListener('click', () => this.#chosen(at));
    return option;
  }
}

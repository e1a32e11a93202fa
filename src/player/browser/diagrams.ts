import { minimumSize } from '../../deck/canvas.ts';
import { allowedDrawing } from './allowedDrawing.ts';
import { harmlessSource } from './diagramSource.ts';
import { offerEnlarged, withdrawEnlarged } from './enlarging.ts';
import type { DiagramLook } from './mermaidDrawing.ts';
import type { Room, RoomOf } from './stage.ts';

/** Text of a diagram is drawn at this size, and the whole is scaled to its box. */
const fontSizes = { roomy: 18, compact: 28 } as const;
const mostEnlargement = 1.6;

/** A diagram that could not be read, by its place among the page's, and where its source stops making sense. */
export interface Undrawn {
  readonly place: HTMLElement;
  readonly line: number | undefined;
}

/** The library says it in words, and counts a line behind the last one. */
const lineIn = (error: unknown, source: string): number | undefined => {
  const line = Number(/\bline (\d+)/.exec(String(error))?.[1]);
  return line > 0 ? Math.min(line, source.trimEnd().split('\n').length) : undefined;
};

type DrawDiagram = (id: string, source: string, look: DiagramLook) => Promise<string>;

const lookOf = (root: HTMLElement, compact: boolean): DiagramLook => {
  const style = getComputedStyle(root);
  const color = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    dark: style.colorScheme === 'dark',
    fontFamily: color('font-text'),
    fontSize: compact ? fontSizes.compact : fontSizes.roomy,
    compact,
    colors: {
      paper: color('paper'),
      ink: color('ink'),
      muted: color('muted'),
      line: color('line'),
      panel: color('panel'),
      accent: color('accent'),
      accentInk: color('accent-ink'),
    },
    chart: [1, 2, 3, 4, 5, 6].map((index) => color(`chart-${index}`)),
  };
};

const sizeOf = (svg: SVGSVGElement): { width: number; height: number } => {
  const { width, height } = svg.viewBox.baseVal;
  return { width: width || 1, height: height || 1 };
};

/** The same flowchart lying instead of standing, or the other way round. */
const turned = (source: string): string | undefined => {
  const direction = /^(\s*(?:flowchart|graph)\s+)(TB|TD|BT|LR|RL)\b/m;
  const found = direction.exec(source)?.[2];
  if (!found) return undefined;
  return source.replace(direction, `$1${found === 'LR' || found === 'RL' ? 'TB' : 'LR'}`);
};

interface Arrangement {
  readonly source: string;
  readonly compact: boolean;
}

/** Tried in this order until one can be read. */
const arrangementsOf = (source: string): Arrangement[] => {
  const other = turned(source);
  const sources = other === undefined ? [source] : [source, other];
  return [false, true].flatMap((compact) => sources.map((each) => ({ source: each, compact })));
};

interface Drawn {
  readonly svg: SVGSVGElement;
  /** In whole pixels. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Of its text, as it stands on the slide. */
  readonly fontSize: number;
}

/** Some kinds of diagrams set text at sizes of their own. */
const leastTextSize = (svg: SVGSVGElement): number => {
  const texts = [...svg.querySelectorAll('text, tspan, foreignObject *')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
  return Math.min(...texts.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
};

export class Diagrams {
  readonly #root: HTMLElement;
  readonly #load: () => Promise<DrawDiagram>;
  #count = 0;

  constructor(root: HTMLElement, load: () => Promise<DrawDiagram>) {
    this.#root = root;
    this.#load = load;
  }

  async #drawIn(room: Room, { source, compact }: Arrangement, draw: DrawDiagram): Promise<Drawn> {
    this.#count += 1;
    const look = lookOf(this.#root, compact);
    const markup = await draw(`diagram-${this.#count}`, source, look);
    const parsed = new DOMParser().parseFromString(markup, 'text/html').querySelector('svg');
    if (!parsed) throw new Error('The diagram has no drawing.');
    const svg = document.importNode(allowedDrawing(parsed), true);
    const { width, height } = sizeOf(svg);
    const most = Math.min(room.width / width, room.height / height, mostEnlargement);
    const whole = { width: Math.floor(width * most), height: Math.floor(height * most) };
    const scale = Math.min(whole.width / width, whole.height / height);
    return { svg, ...whole, scale, fontSize: scale * look.fontSize };
  }

  async #draw(place: HTMLElement, room: Room, draw: DrawDiagram): Promise<Undrawn | undefined> {
    const source = harmlessSource(place.querySelector('.diagram-source')?.textContent ?? '');
    place.querySelector('svg')?.remove();
    try {
      let drawn: Drawn | undefined;
      for (const arrangement of arrangementsOf(source)) {
        const next = await this.#drawIn(room, arrangement, draw);
        if (!drawn || next.fontSize > drawn.fontSize) drawn = next;
        if (drawn.fontSize >= room.leastText) break;
      }
      if (!drawn) return undefined;
      drawn.svg.setAttribute('width', String(drawn.width));
      drawn.svg.setAttribute('height', String(drawn.height));
      drawn.svg.removeAttribute('style');
      place.append(drawn.svg);
      const textSize = Math.min(drawn.fontSize, leastTextSize(drawn.svg) * drawn.scale);
      const isSmall = textSize < room.leastText;
      place.dataset.state = isSmall ? 'small' : 'drawn';
      if (isSmall) offerEnlarged(place, (drawn.scale * minimumSize.caption) / textSize);
      else withdrawEnlarged(place);
      return undefined;
    } catch (error) {
      place.dataset.state = 'failed';
      return { place, line: lineIn(error, source) };
    }
  }

  /** A downloaded deck brings its drawings, made for a canvas: on a phone they open at that size. */
  #offerKept(place: HTMLElement, room: Room): void {
    const svg = place.querySelector('svg');
    if (!svg) return;
    const scale = Number(svg.getAttribute('width')) / sizeOf(svg).width;
    if (sizeOf(svg).width * scale > room.width) offerEnlarged(place, scale);
    else withdrawEnlarged(place);
  }

  /** Draws every diagram of the page, in the colors of the theme as it is now; tells which could not be read. */
  async drawAll(slides: ParentNode, roomOf: RoomOf): Promise<Undrawn[]> {
    const all = [...slides.querySelectorAll<HTMLElement>('.diagram-drawing')];
    const isKept = ({ dataset }: HTMLElement) => dataset.state === 'kept';
    for (const place of all.filter(isKept)) this.#offerKept(place, roomOf(place));
    const places = all.filter((place) => !isKept(place));
    if (places.length === 0) return [];
    try {
      const draw = await this.#load();
      await document.fonts.ready;
      const undrawn: Undrawn[] = [];
      for (const place of places) {
        const failed = await this.#draw(place, roomOf(place), draw);
        if (failed) undrawn.push(failed);
      }
      return undrawn;
    } catch {
      for (const place of places) place.dataset.state = 'failed';
      return [];
    }
  }
}

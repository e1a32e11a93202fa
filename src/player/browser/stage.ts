import { minimumSize } from '../../deck/canvas.ts';

export interface Room {
  readonly width: number;
  readonly height: number;
  readonly leastText: number;
}

/** One way to show the deck's slides. */
export interface Stage {
  readonly index: () => number;
  readonly show: (index: number) => void;
  readonly isBlack: () => boolean;
  readonly blacken: (isBlack: boolean) => void;
  readonly roomOf: RoomOf;
  /** Everything is drawn: what stands above has the height it keeps. */
  readonly settle: () => void;
  /** Puts the slides back as they came. */
  readonly leave: () => void;
}

/** The room a drawing has where it stands, and the least size at which its text can be read. */
export type RoomOf = (place: HTMLElement) => Room;

/** On the canvas it is known when the page is made. */
export const roomOnCanvas: RoomOf = ({ dataset }) => ({
  width: Number(dataset.width),
  height: Number(dataset.height),
  leastText: minimumSize.caption,
});

export interface StageUse {
  /** Another slide is the one that is looked at, or none for a while. */
  readonly moved: () => void;
  /** By what they type, small. */
  readonly keys: Readonly<Record<string, () => void>>;
  /** Where it begins; else at the slide that the address names. */
  readonly index: number | undefined;
}

export const titleOf = (slide: HTMLElement | undefined): string =>
  slide?.querySelector('h1, h2')?.textContent?.trim() ?? '';

export const slidesOf = (deck: HTMLElement): HTMLElement[] => [
  ...deck.querySelectorAll<HTMLElement>('.slides > section'),
];

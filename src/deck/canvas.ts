/** The canvas every slide stands on, in pixels: data only. What a layout needs of its own is in its file. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const canvas = { width: 1280, height: 720 } as const;
export const margins = { left: 72, right: 72, top: 56, bottom: 48 } as const;

const contentWidth = canvas.width - margins.left - margins.right;
/** What is left at a title's end says which part it is. */
const titleWidth = contentWidth - 80;
/** Lines longer than this are hard to follow. */
export const readingWidth = 1000;

/* The frame of a content slide. */
export const kickerBox: Box = { x: margins.left, y: 48, width: titleWidth, height: 24 };
/** Two lines; the first always stands here, with a kicker or without. */
export const titleBox: Box = { x: margins.left, y: 76, width: titleWidth, height: 88 };
/** A heading has two lines; a whole sentence is set smaller and has three. */
export const titleLines = { heading: 2, sentence: 3 } as const;
/** Under a title of two lines; under one line it begins a line higher. */
export const bodyBox: Box = { x: margins.left, y: 192, width: contentWidth, height: 456 };
export const footerBox: Box = { x: margins.left, y: 672, width: contentWidth, height: 24 };
/** A lead stands above the body; of so few lines it is strong, of more it is a text. */
export const leadBox = { strong: 2, lines: 5, width: 968, gap: 24 } as const;
/** The theme's pattern, at the end of slides on a ground of color. */
export const motifBox = { width: 416, height: canvas.height } as const;

/** Below these no text is set: smaller text becomes another slide instead. */
export const minimumSize = { body: 20, code: 16, cell: 18, caption: 16 } as const;

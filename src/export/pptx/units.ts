import type { Box } from '../../deck/canvas.ts';
import { el, type Xml } from './xml.ts';

const emuOfPixel = 9525;
const pointsOfPixel = 0.75;

export const emu = (pixels: number): number => Math.round(pixels * emuOfPixel);
/** Hundredths of a point, as sizes and distances of type are written. */
export const centipoints = (pixels: number): number => Math.round(pixels * pointsOfPixel * 100);

export const transform = (box: Box, name = 'a:xfrm'): Xml =>
  el(
    name,
    {},
    el('a:off', { x: emu(box.x), y: emu(box.y) }),
    el('a:ext', { cx: emu(Math.max(0, box.width)), cy: emu(Math.max(0, box.height)) }),
  );

import { canvas, motifBox } from '../../deck/canvas.ts';
import type { Slot } from '../arrangement.ts';

export const motif = (part: string): Slot => ({
  kind: 'slot',
  slot: 'motif',
  part,
  box: { x: canvas.width - motifBox.width, y: 0, ...motifBox },
});

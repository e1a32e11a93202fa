import type { Sequence } from '../diagram.ts';
import { middles, middlesOf } from './boxes.ts';
import { type Columns, figureHeight, headWeight } from './columns.ts';
import { type Lettering, labelStyle } from './letters.ts';
import type { PlacedShape, Point } from './scene.ts';

const barWidth = 8;
const lineWidth = 12;

/** A person: a head, arms, a body and legs. */
const figure = (height: number): string => {
  const n = (share: number): string => (share * height).toFixed(2);
  const r = 0.16;
  const center = 0.35;
  return [
    `M${n(center - r)} ${n(r)} A${n(r)} ${n(r)} 0 0 1 ${n(center)} 0 A${n(r)} ${n(r)} 0 0 1 ${n(center + r)} ${n(r)}`,
    `A${n(r)} ${n(r)} 0 0 1 ${n(center)} ${n(2 * r)} A${n(r)} ${n(r)} 0 0 1 ${n(center - r)} ${n(r)} Z`,
    `M${n(center)} ${n(2 * r)} L${n(center)} ${n(0.68)} M${n(0)} ${n(0.46)} L${n(0.7)} ${n(0.46)}`,
    `M${n(0.08)} 1000 L${n(center)} ${n(0.68)} L${n(0.62)} 1000`.replaceAll('1000', n(1)),
  ].join(' ');
};

interface Bar {
  readonly from: number;
  to: number | undefined;
}

/** The lanes of a sequence: a head, a line with places for the messages, a bar while it is at work. */
export class LaneShapes {
  readonly headsBottom: number;
  readonly #sequence: Sequence;
  readonly #columns: Columns;
  readonly #lettering: Lettering;
  readonly #joints = new Map<string, Point[]>();
  readonly #bars = new Map<string, Bar[]>();
  readonly #top: number;

  constructor(sequence: Sequence, columns: Columns, lettering: Lettering) {
    this.#sequence = sequence;
    this.#columns = columns;
    this.#lettering = lettering;
    const { lineHeight } = labelStyle(lettering.size);
    this.#top = sequence.boxes.length > 0 ? lineHeight + 8 : 0;
    this.headsBottom = this.#top + Math.max(...columns.heads.map(({ height }) => height));
  }

  lineOf(lane: string): string {
    return `line ${lane}`;
  }

  /** A place on a lane's line, or at the edge of its bar towards where a message goes. */
  join(lane: string, y: number, towards: number): { readonly site: number; readonly point: Point } {
    const own = this.#joints.get(lane) ?? [];
    const isActive = this.#bars.get(lane)?.some(({ to }) => to === undefined) ?? false;
    const center = this.#columns.centers[this.#columns.at(lane)]!;
    const point = { x: center + (isActive ? (towards * barWidth) / 2 : 0), y };
    this.#joints.set(lane, [...own, point]);
    return { site: middles + own.length, point };
  }

  activate(lane: string, y: number): void {
    this.#bars.set(lane, [...(this.#bars.get(lane) ?? []), { from: y, to: undefined }]);
  }

  deactivate(lane: string, y: number): boolean {
    const open = this.#bars.get(lane)?.findLast(({ to }) => to === undefined);
    if (!open) return false;
    open.to = Math.max(y, open.from + 6);
    return true;
  }

  /** What holds lanes that belong together. */
  boxes(bottom: number): PlacedShape[] {
    const { size } = this.#lettering;
    return this.#sequence.boxes.map(({ label, lanes }, at) => {
      const edges = lanes.flatMap((lane) => {
        const index = this.#columns.at(lane);
        const [center, { width }] = [this.#columns.centers[index]!, this.#columns.heads[index]!];
        return [center - width / 2, center + width / 2];
      });
      const [left, right] = [Math.min(...edges) - 0.5 * size, Math.max(...edges) + 0.5 * size];
      return {
        item: 'shape',
        id: `box ${at}`,
        name: label || 'Box',
        box: { x: left, y: 0, width: right - left, height: bottom },
        geometry: { preset: 'rect' },
        outline: { color: 'muted', width: 1, dash: 'dotted' },
        text: {
          paragraphs: label.split('\n'),
          style: labelStyle(size, headWeight),
          color: 'muted',
          align: 'center',
          anchor: 'start',
          margin: 2,
        },
      };
    });
  }

  shapes(bottom: number): PlacedShape[] {
    return this.#sequence.lanes.map(({ id, label, isPerson }, at): PlacedShape => {
      const [center, head] = [this.#columns.centers[at]!, this.#columns.heads[at]!];
      const box = {
        x: center - lineWidth / 2,
        y: this.headsBottom,
        width: lineWidth,
        height: bottom - this.headsBottom,
      };
      return {
        item: 'shape',
        id: this.lineOf(id),
        name: label.replaceAll('\n', ' '),
        box,
        geometry: {
          path: `M${lineWidth / 2} 0 L${lineWidth / 2} ${box.height}`,
          isFilled: false,
          sites: [
            ...middlesOf(box),
            ...(this.#joints.get(id) ?? []).map(({ x, y }) => ({ x: x - box.x, y: y - box.y })),
          ],
        },
        outline: { color: 'muted', width: 1, dash: 'dashed' },
        parts: [...this.#head(id, label, isPerson, center, head), ...this.#barsOf(id, center, bottom)],
      };
    });
  }

  #head(
    id: string,
    label: string,
    isPerson: boolean,
    center: number,
    head: { width: number; height: number },
  ): PlacedShape[] {
    const { size } = this.#lettering;
    const whole = { x: center - head.width / 2, y: this.headsBottom - head.height, ...head };
    const outline = { color: 'accent', width: 1.5 } as const;
    const text = {
      paragraphs: label.split('\n'),
      style: labelStyle(size, headWeight),
      color: 'ink',
      align: 'center',
      anchor: 'center',
      margin: 0,
    } as const;
    const shape = {
      item: 'shape',
      id: `head ${id}`,
      name: label.replaceAll('\n', ' '),
      geometry: { preset: 'rect' },
    } as const;
    if (!isPerson) return [{ ...shape, box: whole, fill: 'panel', outline, text }];
    const tall = figureHeight * size;
    const wide = 0.7 * tall;
    return [
      {
        ...shape,
        id: `figure ${id}`,
        box: { x: center - wide / 2, y: whole.y, width: wide, height: tall },
        geometry: { path: figure(tall), isFilled: false, sites: [] },
        outline,
      },
      { ...shape, box: { ...whole, y: whole.y + tall, height: head.height - tall }, text },
    ];
  }

  #barsOf(id: string, center: number, bottom: number): PlacedShape[] {
    return (this.#bars.get(id) ?? []).map(({ from, to = bottom }, at) => ({
      item: 'shape',
      id: `bar ${id} ${at}`,
      name: 'At work',
      box: { x: center - barWidth / 2, y: from, width: barWidth, height: to - from },
      geometry: { preset: 'rect' },
      fill: 'panel',
      outline: { color: 'muted', width: 1 },
    }));
  }
}

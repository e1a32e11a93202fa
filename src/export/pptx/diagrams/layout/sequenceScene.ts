import type { Box } from '../../../../deck/canvas.ts';
import type { ColorRole } from '../../../../layouts/arrangement.ts';
import type { Message, Sequence, Step } from '../diagram.ts';
import { around } from './boxes.ts';
import { type Columns, columnsOf, loopWidth } from './columns.ts';
import { LaneShapes } from './laneShapes.ts';
import { extentOf, type Lettering, labelStyle } from './letters.ts';
import { boundsOf, type Drawing, type Item, type PlacedLine, type PlacedShape, type Point } from './scene.ts';
import { lineEndOf, signAt } from './signs.ts';

type StepOf<Kind extends Step['step']> = Extract<Step, { step: Kind }>;

interface Frame {
  readonly name: string;
  readonly top: number;
  readonly heads: { readonly label: string; readonly y: number; readonly isFirst: boolean }[];
  /** How many frames it is within. */
  readonly depth: number;
  readonly boxes: Box[];
  deepest: number;
}

/** Writes a sequence from its first step to its last. */
class SequenceScene {
  readonly #sequence: Sequence;
  readonly #lettering: Lettering;
  readonly #size: number;
  readonly #air: number;
  readonly #columns: Columns;
  readonly #lanes: LaneShapes;
  readonly #lines: Item[] = [];
  readonly #texts: PlacedShape[] = [];
  readonly #frames: PlacedShape[] = [];
  readonly #open: Frame[] = [];
  #y: number;
  /** Where the last message was. */
  #last: number;
  #count = 0;

  constructor(sequence: Sequence, lettering: Lettering, air: number) {
    this.#sequence = sequence;
    this.#lettering = lettering;
    this.#size = lettering.size;
    this.#air = air;
    this.#columns = columnsOf(sequence, lettering, air);
    this.#lanes = new LaneShapes(sequence, this.#columns, lettering);
    this.#y = this.#lanes.headsBottom + 0.7 * this.#size * air;
    this.#last = this.#y;
  }

  items(): readonly Item[] | undefined {
    for (const step of this.#sequence.steps) if (!this.#step(step)) return undefined;
    const bottom = this.#y + 0.4 * this.#size;
    return [
      ...this.#lanes.boxes(bottom),
      ...this.#frames,
      ...this.#lanes.shapes(bottom),
      ...this.#lines,
      ...this.#texts,
    ];
  }

  #step(step: Step): boolean {
    switch (step.step) {
      case 'message':
        if (step.from === step.to) this.#self(step);
        else this.#message(step);
        return true;
      case 'note':
        this.#note(step);
        return true;
      case 'activate':
        this.#lanes.activate(step.lane, this.#last);
        return true;
      case 'deactivate':
        return this.#lanes.deactivate(step.lane, this.#last);
      case 'open':
        this.#opened(step);
        return true;
      case 'divide':
        return this.#divided(step);
      case 'close':
        return this.#closed();
    }
  }

  #center(lane: string): number {
    return this.#columns.centers[this.#columns.at(lane)]!;
  }

  #text(
    label: string,
    box: Box,
    fill: ColorRole | undefined,
    more: Partial<PlacedShape['text']> = {},
  ): PlacedShape {
    this.#count += 1;
    return {
      item: 'shape',
      id: `text ${this.#count}`,
      name: 'Label',
      box,
      geometry: { preset: 'rect' },
      ...(fill && { fill }),
      text: {
        paragraphs: label.split('\n'),
        style: labelStyle(this.#size),
        color: 'ink',
        align: 'center',
        anchor: 'center',
        margin: 0,
        ...more,
      },
    };
  }

  /** The frames that are open have to hold it. */
  #took(box: Box): void {
    for (const frame of this.#open) frame.boxes.push(box);
  }

  #line(step: Message, points: readonly Point[], from: number, to: number): void {
    const name = step.label.replaceAll('\n', ' ') || 'Message';
    const line: PlacedLine = {
      item: 'line',
      name,
      points,
      from: { shape: this.#lanes.lineOf(step.from), site: from },
      to: { shape: this.#lanes.lineOf(step.to), site: to },
      fromEnd: lineEndOf(step.fromEnd),
      toEnd: lineEndOf(step.toEnd),
      line: step.line,
      color: 'muted',
    };
    const sign = signAt(`sign ${this.#lines.length}`, step.toEnd, points.at(-1)!, points.at(-2)!);
    this.#lines.push(line, ...(sign ? [sign] : []));
    this.#last = points.at(-1)!.y;
  }

  #message(step: Message): void {
    const [from, to] = [this.#center(step.from), this.#center(step.to)];
    const { width, height } = this.#columns.label(step);
    const label = { x: (from + to) / 2 - width / 2, y: this.#y, width, height };
    const y = this.#y + height + 3;
    const sign = Math.sign(to - from);
    const one = this.#lanes.join(step.from, y, sign);
    const other = this.#lanes.join(step.to, y, -sign);
    if (step.label !== '') this.#texts.push(this.#text(step.label, label, 'paper'));
    this.#line(step, [one.point, other.point], one.site, other.site);
    this.#took(around([label, { x: Math.min(from, to), y, width: Math.abs(from - to), height: 0 }]));
    this.#y = y + 0.55 * this.#size * this.#air + 4;
  }

  #self(step: Message): void {
    const { width, height } = this.#columns.label(step);
    const drop = Math.max(1.2 * this.#size, height);
    const [one, other] = [
      this.#lanes.join(step.from, this.#y + 4, 1),
      this.#lanes.join(step.from, this.#y + 4 + drop, 1),
    ];
    const right = this.#center(step.from) + loopWidth(this.#size);
    const points = [one.point, { x: right, y: one.point.y }, { x: right, y: other.point.y }, other.point];
    const label = { x: right + 6, y: this.#y + 4 + (drop - height) / 2, width, height };
    if (step.label !== '') this.#texts.push(this.#text(step.label, label, undefined, { align: 'start' }));
    this.#line(step, points, one.site, other.site);
    const left = one.point.x - 1.5 * this.#size;
    this.#took(around([label, { x: left, y: one.point.y, width: 0, height: drop }]));
    this.#y = other.point.y + 0.55 * this.#size * this.#air + 4;
  }

  #note({ lanes, side, label }: StepOf<'note'>): void {
    const { width, height } = this.#columns.note(label);
    const centers = lanes.map((lane) => this.#center(lane));
    const [first, last] = [Math.min(...centers), Math.max(...centers)];
    const own = side === 'over' && last > first ? Math.max(width, last - first + 2 * this.#size) : width;
    const beside = 0.6 * this.#size;
    const x =
      side === 'over' ? (first + last) / 2 - own / 2 : side === 'left' ? first - beside - own : last + beside;
    const box = { x, y: this.#y, width: own, height };
    this.#texts.push({
      ...this.#text(label, box, 'paper', { color: 'muted' }),
      name: 'Note',
      geometry: { preset: 'foldedCorner' },
      outline: { color: 'line', width: 1.5 },
    });
    this.#took(box);
    this.#y += height + 0.55 * this.#size * this.#air + 4;
  }

  #head(label: string, isFirst: boolean): void {
    const frame = this.#open.at(-1)!;
    frame.heads.push({ label, y: this.#y, isFirst });
    this.#y += labelStyle(this.#size).lineHeight + 0.5 * this.#size;
  }

  #opened({ name, label }: StepOf<'open'>): void {
    for (const frame of this.#open) frame.deepest = Math.max(frame.deepest, this.#open.length - frame.depth);
    this.#y += 0.2 * this.#size;
    this.#open.push({ name, top: this.#y, heads: [], depth: this.#open.length, boxes: [], deepest: 0 });
    this.#head(label, true);
  }

  #divided({ label }: StepOf<'divide'>): boolean {
    if (this.#open.length === 0) return false;
    this.#head(label, false);
    return true;
  }

  #closed(): boolean {
    const frame = this.#open.pop();
    if (!frame || frame.boxes.length === 0) return false;
    const inner = around(frame.boxes);
    const pad = (0.8 + 0.5 * frame.deepest) * this.#size;
    const tag = this.#extent(frame.name).width + this.#size;
    const widths = frame.heads.map(
      ({ label, isFirst }) => this.#extent(label).width + (isFirst ? tag : 0) + this.#size,
    );
    const width = Math.max(inner.width + 2 * pad, ...widths);
    const box = { x: inner.x - pad, y: frame.top, width, height: this.#y - frame.top };
    this.#framed(frame, box, tag);
    this.#took({ ...box, x: inner.x, width: width - 2 * pad });
    this.#y += 0.5 * this.#size;
    return true;
  }

  #extent(label: string) {
    return extentOf(label, labelStyle(this.#size), Number.POSITIVE_INFINITY, this.#lettering);
  }

  #framed(frame: Frame, box: Box, tag: number): void {
    const outline = { color: 'muted', width: 1 } as const;
    const { lineHeight } = labelStyle(this.#size);
    const name = { x: box.x, y: box.y, width: tag, height: lineHeight + 4 };
    this.#frames.push({
      item: 'shape',
      id: `frame ${this.#frames.length}`,
      name: frame.name,
      box,
      geometry: { preset: 'rect' },
      outline,
    });
    this.#texts.push({ ...this.#text(frame.name, name, 'panel', { color: 'muted' }), name: 'Kind', outline });
    for (const { label, y, isFirst } of frame.heads) {
      const { width, height } = this.#extent(label);
      const x = box.x + (isFirst ? tag : 0) + 0.4 * this.#size;
      if (!isFirst)
        this.#lines.push({
          item: 'line',
          name: 'Divider',
          points: [
            { x: box.x, y },
            { x: box.x + box.width, y },
          ],
          fromEnd: 'none',
          toEnd: 'none',
          line: 'dashed',
          color: 'muted',
        });
      if (label !== '')
        this.#texts.push(this.#text(label, { x, y: y + 2, width, height }, 'paper', { align: 'start' }));
    }
  }
}

const most = { lanes: 16, steps: 120 };

/** A sequence in letters of a size, with more or less air; nothing where it is not one. */
export const drawSequence = (sequence: Sequence, lettering: Lettering, air: number): Drawing => {
  const isTooLong = sequence.lanes.length > most.lanes || sequence.steps.length > most.steps;
  const items = isTooLong ? undefined : new SequenceScene(sequence, lettering, air).items();
  return {
    extent: items ? boundsOf(items) : { width: Number.POSITIVE_INFINITY, height: 0 },
    items: () => items,
  };
};

import { motifBox } from '../deck/canvas.ts';
import type { MotifKind } from '../deck/theme.ts';
import { drawn, type Html, html } from './html.ts';

/** Lines that come from nowhere; shapes have their own edge. */
const fading: ReadonlySet<MotifKind> = new Set(['waves', 'rings', 'orbits']);
/** After how much of its width a pattern is there whole, in hundredths. */
export const fadeOf = (motif: MotifKind): number => (fading.has(motif) ? 55 : 0);
/** The same above the words of a card, where flowers have no edge to grow from. */
export const fadeAboveOf = (motif: MotifKind): number => (motif === 'petals' ? 40 : fadeOf(motif));

/** Numbers from 0 to 1, the same for the same seed. */
type Chance = () => number;

const chanceOf = (seed: string): Chance => {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

const { width, height } = motifBox;

const between = (chance: Chance, from: number, to: number): number => from + chance() * (to - from);
const round = (value: number): number => Math.round(value * 10) / 10;
const series = (count: number): number[] => [...Array(count).keys()];
const point = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** A smooth curve through equally spaced heights, closed at the bottom where it is filled. */
const curve = (heights: readonly number[], closed: boolean): string => {
  const step = width / (heights.length - 1);
  const at = (index: number) => heights[Math.max(0, Math.min(heights.length - 1, index))] ?? 0;
  const slope = (index: number) => (at(index + 1) - at(index - 1)) / 6;
  const path = series(heights.length - 1)
    .map((index) => {
      const x = index * step;
      return `C${point(x + step / 3, at(index) + slope(index))} ${point(x + (2 * step) / 3, at(index + 1) - slope(index + 1))} ${point(x + step, at(index + 1))}`;
    })
    .join('');
  return `M${point(0, heights[0] ?? 0)}${path}${closed ? `V${height}H0Z` : ''}`;
};

const waves = (chance: Chance): string => {
  const lines = 19;
  const swing = between(chance, 26, 52);
  const phase = chance() * 6;
  const turns = between(chance, 0.8, 1.5);
  return series(lines)
    .map((line) => {
      const heights = series(10).map((at) => {
        const angle = (at / 9) * Math.PI * 2 * turns + phase + line * 0.23;
        return 40 + (line / (lines - 1)) * 640 + Math.sin(angle) * swing * (0.4 + line / lines);
      });
      const tone = line % 6 === 2 ? 3 : line % 2 === 0 ? 2 : 1;
      return `<path d="${curve(heights, false)}" class="m-line-${tone}" stroke-width="${tone === 3 ? 5 : 3}"/>`;
    })
    .join('');
};

const dunes = (chance: Chance): string => {
  const sun = { x: between(chance, 150, 320), y: between(chance, 130, 260), r: between(chance, 62, 96) };
  const hills = series(4).map((hill) => {
    const base = 360 + hill * 92;
    const rise = series(4).map(() => base + between(chance, -70, 60));
    // A dune rises from the ground at its near end, so that nothing is cut.
    const heights = [height, ...rise];
    return `<path d="${curve(heights, true)}" class="m-fill-${hill % 2 === 0 ? 1 : 2}"/>`;
  });
  return `<circle cx="${round(sun.x)}" cy="${round(sun.y)}" r="${round(sun.r)}" class="m-fill-3"/>${hills.join('')}`;
};

const grid = (chance: Chance): string => {
  const cell = 104;
  const cells = series(28).map((index) => ({ x: (index % 4) * cell, y: Math.floor(index / 4) * cell }));
  return cells
    .map(({ x, y }) => {
      const draw = chance();
      const tone = draw < 0.1 ? 3 : draw < 0.2 ? 2 : 1;
      const kind = chance();
      if (draw > 0.72) return '';
      if (kind < 0.4)
        return `<rect x="${x}" y="${y}" width="${cell}" height="${cell}" class="m-fill-${tone}"/>`;
      if (kind < 0.7)
        return `<circle cx="${x + cell / 2}" cy="${y + cell / 2}" r="${cell / 2}" class="m-fill-${tone}"/>`;
      const corner = Math.floor(chance() * 4);
      const [cx, cy] = [x + (corner % 2) * cell, y + (corner > 1 ? cell : 0)];
      const [ox, oy] = [x + cell - (cx - x), y + cell - (cy - y)];
      return `<path d="M${cx} ${cy}L${ox} ${cy}A${cell} ${cell} 0 0 ${corner === 0 || corner === 3 ? 1 : 0} ${cx} ${oy}Z" class="m-fill-${tone}"/>`;
    })
    .join('');
};

const strata = (chance: Chance): string => {
  const slope = between(chance, -90, 90);
  const accent = 2 + Math.floor(chance() * 5);
  let top = between(chance, 40, 120);
  return series(9)
    .map((layer) => {
      const thickness = between(chance, 26, 74);
      const y = top;
      top += thickness + between(chance, 8, 22);
      const tone = layer === accent ? 3 : layer % 2 === 0 ? 1 : 2;
      const start = layer === accent ? between(chance, 30, 160) : between(chance, 0, 60);
      const rise = (slope * (width - start)) / width;
      return `<path d="M${point(start, y)}L${point(width, y - rise)}V${round(y - rise + (layer === accent ? 10 : thickness))}L${point(start, y + (layer === accent ? 10 : thickness))}Z" class="m-fill-${tone}"/>`;
    })
    .join('');
};

const rings = (chance: Chance): string => {
  const x = between(chance, 200, 360);
  const y = between(chance, 240, 480);
  const accent = 3 + Math.floor(chance() * 6);
  return series(14)
    .map((ring) => {
      const r = 26 + ring * 34;
      const drift = between(chance, -6, 6);
      const tone = ring === accent ? 3 : ring % 3 === 0 ? 2 : 1;
      return `<ellipse cx="${round(x + drift)}" cy="${round(y - drift)}" rx="${r}" ry="${round(r * between(chance, 0.94, 1.05))}" class="m-line-${tone}" stroke-width="${tone === 3 ? 6 : round(between(chance, 2, 9))}"/>`;
    })
    .join('');
};

const orbits = (chance: Chance): string => {
  const x = between(chance, 230, 330);
  const y = between(chance, 260, 440);
  const planets = series(4).map((orbit) => {
    const r = 96 + orbit * 84;
    const angle = between(chance, Math.PI * 0.6, Math.PI * 1.4);
    const size = between(chance, 9, 26);
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${r}" class="m-line-2" stroke-width="1.5"/><circle cx="${round(x + Math.cos(angle) * r)}" cy="${round(y + Math.sin(angle) * r)}" r="${round(size)}" class="m-fill-${orbit === 1 ? 3 : 2}"/>`;
  });
  const stars = series(36).map(
    () =>
      `<circle cx="${round(between(chance, 0, width))}" cy="${round(between(chance, 0, height))}" r="${round(between(chance, 0.8, 2.2))}" class="m-fill-2"/>`,
  );
  return `${stars.join('')}<circle cx="${round(x)}" cy="${round(y)}" r="${round(between(chance, 40, 58))}" class="m-fill-1"/>${planets.join('')}`;
};

const blocks = (chance: Chance): string => {
  const bars = 8;
  const step = width / bars;
  const accent = 1 + Math.floor(chance() * 5);
  return series(bars)
    .map((bar) => {
      const tall = between(chance, 0.18, 0.5) * height + bar * 30;
      const tone = bar === accent ? 3 : bar % 2 === 0 ? 2 : 1;
      return `<rect x="${round(bar * step)}" y="${round(height - tall)}" width="${round(step + 0.5)}" height="${round(tall)}" class="m-fill-${tone}"/>`;
    })
    .join('');
};

const petals = (chance: Chance): string => {
  const flower = (x: number, y: number, r: number, tone: number) => {
    const count = 5 + Math.floor(chance() * 4);
    const turn = chance() * 360;
    const leaves = series(count).map(
      (leaf) =>
        `<ellipse cx="${round(x)}" cy="${round(y - r * 0.58)}" rx="${round(r * 0.3)}" ry="${round(r * 0.56)}" transform="rotate(${round(turn + (leaf * 360) / count)} ${round(x)} ${round(y)})" class="m-fill-${tone}"/>`,
    );
    return leaves.join('');
  };
  return [
    flower(between(chance, 265, 360), between(chance, 120, 250), between(chance, 170, 230), 1),
    flower(between(chance, 185, 260), between(chance, 420, 520), between(chance, 120, 160), 2),
    flower(between(chance, 300, 390), between(chance, 560, 650), between(chance, 70, 100), 3),
  ].join('');
};

const draw: Record<MotifKind, (chance: Chance) => string> = {
  waves,
  dunes,
  grid,
  strata,
  rings,
  orbits,
  blocks,
  petals,
};

/** The shapes alone: the page draws them again when the viewer chooses another theme. */
export const motifShapes = (kind: MotifKind, seed: string): string => draw[kind](chanceOf(seed));

/** What a screen of another shape has no room for is left out at its edge, away from the words. */
export const drawMotif = (kind: MotifKind, seed: string): Html =>
  html`<svg class="motif" data-seed="${seed}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMinYMid slice" aria-hidden="true" focusable="false">${drawn(motifShapes(kind, seed))}</svg>`;

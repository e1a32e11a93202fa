import type { ExportNote } from '../api/exported.ts';

/** How a page writes a slide and the place of a diagram, and where the diagram's source ends in it. */
const slide = ' data-slide-id="';
const opening = '<div';
const place = `${opening} class="b diagram-drawing"`;
const sourceEnd = '</code></pre>';
const drawing = { from: '<svg', to: '</svg></div>', kept: '</svg>' } as const;

interface Place {
  /** By which slide it is, and which on that slide: a file may have some of a page's slides only. */
  readonly key: string;
  readonly from: number;
  /** Where its drawing stands, or would. */
  readonly drawn: number;
}

const placesIn = (page: Buffer): Place[] => {
  const places: Place[] = [];
  const counts = new Map<string, number>();
  for (let from = page.indexOf(place); from >= 0; from = page.indexOf(place, from + place.length)) {
    const named = page.lastIndexOf(slide, from) + slide.length;
    const id = page.toString('utf8', named, page.indexOf('"', named));
    const at = counts.get(id) ?? 0;
    counts.set(id, at + 1);
    const end = page.indexOf(sourceEnd, from);
    if (end >= 0) places.push({ key: `${id} ${at}`, from, drawn: end + sourceEnd.length });
  }
  return places;
};

/** Of a page as a browser shows it, the drawings by their places; a diagram that it could not read has none. */
const drawingsIn = (shown: Buffer): ReadonlyMap<string, Buffer> => {
  const drawings = new Map<string, Buffer>();
  for (const { key, drawn } of placesIn(shown)) {
    const end = shown.indexOf(drawing.to, drawn);
    if (end >= 0 && shown.indexOf(drawing.from, drawn) === drawn)
      drawings.set(key, shown.subarray(drawn, end + drawing.kept.length));
  }
  return drawings;
};

export interface NotedFile {
  readonly bytes: Uint8Array | Iterable<Uint8Array>;
  readonly note: ExportNote;
}

/** A page in one file with the diagrams that a browser drew of it, and what it still does not show. */
export const withDrawings = (file: Uint8Array, note: ExportNote, shown: Buffer): NotedFile => {
  const page = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const drawings = drawingsIn(shown);
  const places = placesIn(page);
  const pieces: Uint8Array[] = [];
  let written = 0;
  for (const { key, from, drawn } of places) {
    const svg = drawings.get(key);
    if (!svg) continue;
    const within = from + opening.length;
    pieces.push(page.subarray(written, within), Buffer.from(' data-state="kept"'));
    pieces.push(page.subarray(within, drawn), svg);
    written = drawn;
  }
  pieces.push(page.subarray(written));
  const told = places[Symbol.iterator]();
  const remarks = note.remarks.filter(
    ({ about }) => about !== 'diagram' || !drawings.has(told.next().value?.key ?? ''),
  );
  return { bytes: pieces, note: { ...note, remarks } };
};

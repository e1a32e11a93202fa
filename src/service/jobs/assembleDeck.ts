import type { Deck } from '../../layouts/deck.ts';
import type { Slide } from '../../layouts/slide.ts';
import { joinDeckJson } from '../presentations/deckJson.ts';
import type { WrittenSectionRow } from './jobSections.ts';

/** A model that wrote sections beside each other may have given their slides the same titles. */
export async function toldApart(rows: readonly WrittenSectionRow[]): Promise<WrittenSectionRow[]> {
  const { distinctTitles } = await import('../../engine/model/checks/distinctTitles.ts');
  const sections = distinctTitles(
    rows.map(({ id, title, slides }) => ({ id, title, slides: JSON.parse(slides!) as Slide[] })),
  );
  return rows.map((row, at) => ({ ...row, slides: JSON.stringify(sections[at]?.slides) }));
}

/** The deck's JSON, the slides put in as they are stored: a large deck is not read for it. */
export function assembleDeck(deck: Omit<Deck, 'sections'>, rows: readonly WrittenSectionRow[]): string {
  const notices = rows.flatMap((row) => JSON.parse(row.notices!) as string[]);
  const sections = rows.map(
    ({ id, title, slides }) => `${JSON.stringify({ id, title }).slice(0, -1)},"slides":${slides}}`,
  );
  return joinDeckJson({ ...deck, notices: [...new Set([...deck.notices, ...notices])] }, `[${sections}]`);
}

/** Columns of the editor, as it counts them: from 1. */
export interface Columns {
  readonly count: number;
  /** The one that has the person's attention. */
  readonly active: number;
  /** Where the text is open, or the document that it was made of. */
  readonly text?: number | undefined;
  /** Where the deck is shown. */
  readonly deck?: number | undefined;
}

/** The column beside another that is there already, the right one first. */
const neighbour = (column: number, count: number): number | undefined => {
  if (column < count) return column + 1;
  return column > 1 ? column - 1 : undefined;
};

/**
 * Where the text of a deck and its slides are shown, without a third column beside those of the document and its deck.
 * No column for the slides: they take one of their own beside the text.
 */
export const editingColumns = (columns: Columns): { text: number; slides: number | undefined } => {
  const { count, active, deck } = columns;
  const beside = active === deck ? neighbour(active, count) : undefined;
  const text = columns.text ?? beside ?? active;
  return { text, slides: deck !== undefined && deck !== text ? deck : neighbour(text, count) };
};

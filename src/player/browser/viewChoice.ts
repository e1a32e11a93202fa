export type View = 'slides' | 'cards';

const key = 'deckwright:view';
const isView = (value: unknown): value is View => value === 'slides' || value === 'cards';

/** How a person wants decks on narrow screens: as the page's address says, or as they chose before. */
export const readView = (window: Window): View | undefined => {
  const asked = new URLSearchParams(window.location.search).get('view');
  if (isView(asked)) return asked;
  try {
    const kept = window.localStorage.getItem(key);
    return isView(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
};

export const keepView = (window: Window, view: View): void => {
  try {
    window.localStorage.setItem(key, view);
  } catch {
    // Where nothing may be kept the choice holds until the page is left.
  }
};

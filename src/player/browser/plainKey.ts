type Held = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What is pressed with Ctrl, Meta or Alt is meant for the editor or the browser around the deck. */
export const isForDeck = ({ ctrlKey, metaKey, altKey }: Omit<Held, 'shiftKey'>): boolean =>
  !ctrlKey && !metaKey && !altKey;

export const isPlain = (event: Held): boolean => isForDeck(event) && !event.shiftKey;

/** A button that has the keyboard is pressed by them. */
export const pressesButton = ({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>): boolean =>
  (key === ' ' || key === 'Enter') && target instanceof Element && target.closest('button') !== null;

/** What was pressed with the mouse gives the keyboard back to the slides; who came to it by keys stays there. */
export const giveKeyboardBack = ({ currentTarget, detail }: MouseEvent): void => {
  if (detail > 0 && currentTarget instanceof HTMLElement) currentTarget.blur();
};

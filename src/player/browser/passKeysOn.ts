const modifiers = new Set(['Control', 'Shift', 'Alt', 'Meta']);
/** What a browser does with them is of no use in an editor's tab. */
const browserKeys = new Set(['p', 's', 'f5']);
/** They work on the text of the page itself. */
const textKeys = new Set(['a', 'c', 'v', 'x', 'z']);

const isFor = (surrounding: KeyboardEvent): boolean => {
  const { key, ctrlKey, metaKey, altKey } = surrounding;
  if (modifiers.has(key) || surrounding.defaultPrevented) return false;
  if (/^F\d{1,2}$/.test(key)) return true;
  if (altKey && key.startsWith('Arrow')) return false;
  return altKey || ((ctrlKey || metaKey) && !textKeys.has(key.toLowerCase()));
};

/** In a frame, the keys that the deck does not use go to the page around it: an editor's shortcuts work on. */
export const passKeysOn = (window: Window): void => {
  const { parent } = window;
  if (parent === window) return;
  window.addEventListener('keydown', (event) => {
    if (!isFor(event)) return;
    const { key, code, keyCode, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
    if (browserKeys.has(key.toLowerCase())) event.preventDefault();
    // Nothing secret is in it, whoever shows the deck.
    parent.postMessage(
      { type: 'deckwright.keydown', key, code, keyCode, ctrlKey, metaKey, altKey, shiftKey, repeat },
      '*',
    );
  });
};

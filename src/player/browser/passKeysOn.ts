const modifiers = new Set(['Control', 'Shift', 'Alt', 'Meta', 'AltGraph']);
/** What is pressed with them is nothing for a deck. */
const awayFromDeck = new Set(['Control', 'Alt', 'Meta']);
/** What a browser does with them is of no use in an editor's tab. */
const browserKeys = new Set(['p', 's', 'k', 'f5']);
/** They work on the text of the page itself; a capital is one with Shift. */
const textKeys = new Set(['a', 'c', 'v', 'V', 'x', 'z', 'Z']);
/** So long an editor waits for the second key of a chord. */
const chordMs = 5_000;

const isFor = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
  if (/^F\d{1,2}$/.test(key)) return true;
  if (altKey && key.startsWith('Arrow')) return false;
  return altKey || ((ctrlKey || metaKey) && !textKeys.has(key));
};

const beginsChord = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Nothing on the page is selected, to be copied, or has the keyboard for itself, to be lost with it. */
const isIdle = ({ activeElement, body, defaultView }: Document): boolean =>
  (activeElement === null || activeElement === body) && (defaultView?.getSelection()?.isCollapsed ?? true);

/**
 * In a frame, the keys that the deck does not use go to the page around it: an editor's shortcuts work on. While one is
 * held that is nothing for the deck, the page around it may take the keyboard itself; else it is told of each key.
 */
export const passKeysOn = (window: Window): void => {
  const { parent } = window;
  if (parent === window) return;
  let chordBegan: number | undefined;
  window.addEventListener('message', ({ source, data }) => {
    // The page around it took the keyboard after a chord began here, and had its second key.
    if (source === parent && data?.type === 'deckwright.keyed') chordBegan = undefined;
  });
  window.addEventListener(
    'keydown',
    (event) => {
      const inChord = chordBegan !== undefined && event.timeStamp - chordBegan < chordMs;
      if (awayFromDeck.has(event.key) && !event.repeat && !inChord && isIdle(window.document))
        parent.postMessage({ type: 'deckwright.held' }, '*');
      if (modifiers.has(event.key)) return;
      chordBegan = !inChord && beginsChord(event) ? event.timeStamp : undefined;
      if (!inChord && !isFor(event)) return;
      const { key, code, keyCode, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
      if (inChord) event.stopPropagation();
      if (inChord || browserKeys.has(key.toLowerCase())) event.preventDefault();
      // Nothing secret is in it, whoever shows the deck.
      parent.postMessage(
        {
          type: 'deckwright.keydown',
          key,
          code,
          keyCode,
          ctrlKey,
          metaKey,
          altKey,
          shiftKey,
          repeat,
          inChord,
        },
        '*',
      );
    },
    // Before a menu, a field or a dialog keeps keys to itself: those here none of them uses.
    { capture: true },
  );
  window.addEventListener(
    'keyup',
    ({ key }) => {
      // Pressed so shortly that it was over before the keyboard was taken.
      if (awayFromDeck.has(key)) parent.postMessage({ type: 'deckwright.released' }, '*');
    },
    { capture: true },
  );
};

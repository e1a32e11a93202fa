const modifiers = new Set(['Control', 'Shift', 'Alt', 'Meta', 'AltGraph']);
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

/** In a frame, the keys that the deck does not use go to the page around it: an editor's shortcuts work on. */
export const passKeysOn = (window: Window): void => {
  const { parent } = window;
  if (parent === window) return;
  let chordBegan: number | undefined;
  window.addEventListener(
    'keydown',
    (event) => {
      if (modifiers.has(event.key)) return;
      const inChord = chordBegan !== undefined && event.timeStamp - chordBegan < chordMs;
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
};

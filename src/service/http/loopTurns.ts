const waiting: (() => void)[] = [];

/**
 * Resolves in a turn of the event loop that no other has, in their order. A socket that takes all it is given
 * would otherwise be given a whole page, and hundreds of pages, before anyone else's turn.
 */
export const ownTurn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(goOn);
  });

function goOn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(goOn);
}

import type { Locator } from 'playwright-core';

/**
 * Waits until VS Code knows that a page has lost the keyboard, and not only the browser does. VS Code asks each page
 * four times a second, and what it hears in the moment after it gave the keyboard back undoes that.
 */
export const knownToLackKeyboard = async (root: Locator): Promise<void> => {
  await root.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const has = document.hasFocus.bind(document);
        document.hasFocus = () => {
          const isFocused = has();
          if (isFocused) return true;
          Reflect.deleteProperty(document, 'hasFocus');
          // By then the answer has been sent.
          setTimeout(resolve);
          return false;
        };
      }),
  );
  // Comes after the answer, on the same way.
  await root.page().evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage('');
      }),
  );
};

import { Disposable } from 'vscode';

/** What is registered once its code has loaded; nothing waits for it. */
export const registerLater = (
  registered: Promise<{ dispose(): unknown }>,
  trouble: (error: unknown) => void,
): Disposable => {
  const known = registered.catch((error) => {
    trouble(error);
    return undefined;
  });
  return new Disposable(() => void known.then((made) => made?.dispose()));
};

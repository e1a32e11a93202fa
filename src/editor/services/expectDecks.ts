import { Disposable, window } from 'vscode';
import type { Parts } from '../parts.ts';
import { builtInUrl } from './service.ts';

/** A window that opens, and somebody who leafs through documents, have no need of it yet. */
const patienceMs = 1_500;

/**
 * Somebody who has decks made by the built-in service may want one of the Markdown document before them: it starts
 * before they press. A window where none was ever made starts nothing.
 */
export const expectDecks = ({
  services,
  store,
  isHere,
}: Pick<Parts, 'services' | 'store' | 'isHere'>): Disposable => {
  const maySoonMakeOne = () =>
    window.activeTextEditor?.document.languageId === 'markdown' &&
    store.jobs.some((job) => job.service === builtInUrl && isHere(job));
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(() => maySoonMakeOne() && services.startAhead(), patienceMs);
  };
  look();
  return Disposable.from(window.onDidChangeActiveTextEditor(look), new Disposable(() => clearTimeout(timer)));
};

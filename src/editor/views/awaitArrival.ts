import { commands, type WebviewPanel } from 'vscode';
import { patience, TabArrival } from './tabArrival.ts';

/** A command goes through the window and back, behind all that happened there before. */
const heard = (): PromiseLike<unknown> => commands.executeCommand('setContext', 'deckwright.heard', true);

/** Waits for the page of a tab that was opened for the first time, or anew. */
export const awaitArrival = (panel: WebviewPanel, isAnew: boolean, late: () => void): TabArrival =>
  new TabArrival(panel, late, isAnew ? patience.anew : patience.first, heard);

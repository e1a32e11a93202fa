import { window } from 'vscode';
import { say } from '../say.ts';
import { nameOfService, type ServiceUrl } from '../services/service.ts';
import { deckWords } from '../words/deckWords.ts';

/** Whether a service's deck may be shown from another host. */
export const askForHost = async (title: string, host: string, service: ServiceUrl): Promise<boolean> => {
  const open = say(deckWords.hostOpen);
  const detail = say(deckWords.hostExplained, nameOfService(service, say));
  const question = say(deckWords.hostQuestion, title, host);
  return (await window.showWarningMessage(question, { modal: true, detail }, open)) === open;
};

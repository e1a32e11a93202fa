import { type InputBox, window } from 'vscode';
import { explainFailure } from '../failures.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { builtInUrl } from '../services/service.ts';
import { serviceWords } from '../words/serviceWords.ts';

const serviceOf = (parts: Parts, target: unknown): string | undefined => {
  if (typeof target === 'string' && target !== '') return target;
  const current = parts.services.current();
  if (!current.ok) {
    void window.showErrorMessage(current.failure.message);
    return undefined;
  }
  if (current.value !== builtInUrl) return current.value;
  void window.showInformationMessage(say(serviceWords.keyBuiltIn));
  return undefined;
};

const problemOfKey = (key: string): string | undefined => {
  if (key === '') return say(serviceWords.keyEmpty);
  return /^[\x21-\x7e]+$/.test(key) ? undefined : say(serviceWords.keyWrongCharacters);
};

type Checked = 'accepted' | 'refused' | { readonly unchecked: string };

/** Asks the service for its templates, which every key may; the list can have a row for the team's decks then. */
const check = async (parts: Parts, service: string, key: string): Promise<Checked> => {
  const host = parts.services.nameOf(service);
  const connection = await parts.services.tryOut(service, key);
  const answer = connection.ok ? await connection.value.calls.listTemplates() : connection;
  if (connection.ok) {
    if (answer.ok) await (await parts.teamDecks()).learn(service, connection.value);
    await connection.value.close();
  }
  if (answer.ok) return 'accepted';
  if (answer.failure.kind === 'refused' && answer.failure.status === 401) return 'refused';
  return { unchecked: explainFailure(answer.failure, host, say).why };
};

interface TypedKey {
  readonly key: string;
  readonly isChecked: boolean;
}

const askForKey = async (parts: Parts, service: string): Promise<TypedKey | undefined> => {
  const host = parts.services.nameOf(service);
  const box = window.createInputBox();
  box.title = say(serviceWords.keyTitle, host);
  box.prompt = say(serviceWords.keyPrompt);
  box.password = true;
  box.ignoreFocusOut = true;
  return new Promise((resolve) => {
    box.onDidChangeValue(() => {
      box.validationMessage = undefined;
    });
    box.onDidAccept(async () => {
      const key = box.value.trim();
      const wrong = problemOfKey(key);
      const checked =
        wrong === undefined ? await checkWhileShown(parts, box, service, key) : { problem: wrong };
      if ('problem' in checked) {
        box.validationMessage = checked.problem;
        return;
      }
      resolve({ key, ...checked });
      box.hide();
    });
    box.onDidHide(() => {
      resolve(undefined);
      box.dispose();
    });
    box.show();
  });
};

/** Whether the service took the key, or why it is not saved. */
const checkWhileShown = async (
  parts: Parts,
  box: InputBox,
  service: string,
  key: string,
): Promise<{ readonly isChecked: boolean } | { readonly problem: string }> => {
  const host = parts.services.nameOf(service);
  box.busy = true;
  box.enabled = false;
  box.prompt = say(serviceWords.keyChecking, host);
  const checked = await check(parts, service, key);
  box.busy = false;
  box.enabled = true;
  box.prompt = say(serviceWords.keyPrompt);
  if (checked === 'accepted') return { isChecked: true };
  if (checked === 'refused') return { problem: say(serviceWords.keyRefused, host) };
  const save = say(serviceWords.keySaveAnyway);
  const problem = say(serviceWords.keyUnchecked, checked.unchecked);
  return (await window.showWarningMessage(problem, save)) === save ? { isChecked: false } : { problem };
};

/** True when a key was saved. */
export const setApiKey = async (parts: Parts, target: unknown): Promise<boolean> => {
  const service = serviceOf(parts, target);
  if (!service) return false;
  const typed = await askForKey(parts, service);
  if (!typed) return false;
  await parts.keys.set(service, typed.key);
  const sentence = typed.isChecked ? serviceWords.keyAccepted : serviceWords.keySavedUnchecked;
  void window.showInformationMessage(say(sentence, parts.services.nameOf(service)));
  return true;
};

export const removeApiKey = async (parts: Parts, target: unknown): Promise<void> => {
  const service = serviceOf(parts, target);
  if (!service) return;
  const host = parts.services.nameOf(service);
  const had = (await parts.keys.get(service)) !== undefined;
  await parts.keys.remove(service);
  void window.showInformationMessage(say(had ? serviceWords.keyRemoved : serviceWords.keyNone, host));
};

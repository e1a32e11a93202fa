import { type InputBox, window } from 'vscode';
import { explainFailure } from '../failures.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { builtInUrl } from '../services/service.ts';
import { words } from '../words.ts';

const serviceOf = (parts: Parts, target: unknown): string | undefined => {
  if (typeof target === 'string' && target !== '') return target;
  const current = parts.services.current();
  if (!current.ok) {
    void window.showErrorMessage(current.failure.message);
    return undefined;
  }
  if (current.value !== builtInUrl) return current.value;
  void window.showInformationMessage(say(words.keyBuiltIn));
  return undefined;
};

const problemOfKey = (key: string): string | undefined => {
  if (key === '') return say(words.keyEmpty);
  return /^[\x21-\x7e]+$/.test(key) ? undefined : say(words.keyWrongCharacters);
};

type Checked = 'accepted' | { readonly refused: string } | { readonly unchecked: string };

/** Asks the service for its templates, which every key may. */
const check = async (parts: Parts, service: string, key: string): Promise<Checked> => {
  const host = parts.services.nameOf(service);
  const connection = await parts.services.tryOut(service, key);
  const answer = connection.ok ? await connection.value.calls.listTemplates() : connection;
  if (connection.ok) await connection.value.close();
  if (answer.ok) return 'accepted';
  const { why } = explainFailure(answer.failure, host, say);
  const isRefused = answer.failure.kind === 'refused' && answer.failure.status === 401;
  return isRefused ? { refused: why } : { unchecked: why };
};

const askForKey = async (parts: Parts, service: string): Promise<string | undefined> => {
  const host = parts.services.nameOf(service);
  const box = window.createInputBox();
  box.title = say(words.keyTitle, host);
  box.prompt = say(words.keyPrompt);
  box.password = true;
  box.ignoreFocusOut = true;
  return new Promise((resolve) => {
    box.onDidChangeValue(() => {
      box.validationMessage = undefined;
    });
    box.onDidAccept(async () => {
      const key = box.value.trim();
      const problem = problemOfKey(key) ?? (await checkWhileShown(parts, box, service, key));
      if (problem !== undefined) {
        box.validationMessage = problem;
        return;
      }
      resolve(key);
      box.hide();
    });
    box.onDidHide(() => {
      resolve(undefined);
      box.dispose();
    });
    box.show();
  });
};

/** Why the key is not saved, or undefined. */
const checkWhileShown = async (
  parts: Parts,
  box: InputBox,
  service: string,
  key: string,
): Promise<string | undefined> => {
  const host = parts.services.nameOf(service);
  box.busy = true;
  box.enabled = false;
  box.prompt = say(words.keyChecking, host);
  const checked = await check(parts, service, key);
  box.busy = false;
  box.enabled = true;
  box.prompt = say(words.keyPrompt);
  if (checked === 'accepted') return undefined;
  if ('refused' in checked) return say(words.keyRefused, host, checked.refused);
  const save = say(words.keySaveAnyway);
  const pressed = await window.showWarningMessage(say(words.keyUnchecked, checked.unchecked), save);
  return pressed === save ? undefined : say(words.keyUnchecked, checked.unchecked);
};

/** True when a key was saved. */
export const setApiKey = async (parts: Parts, target: unknown): Promise<boolean> => {
  const service = serviceOf(parts, target);
  if (!service) return false;
  const key = await askForKey(parts, service);
  if (key === undefined) return false;
  await parts.keys.set(service, key);
  void window.showInformationMessage(say(words.keyAccepted, parts.services.nameOf(service)));
  return true;
};

export const removeApiKey = async (parts: Parts, target: unknown): Promise<void> => {
  const service = serviceOf(parts, target);
  if (!service) return;
  const host = parts.services.nameOf(service);
  const had = (await parts.keys.get(service)) !== undefined;
  await parts.keys.remove(service);
  void window.showInformationMessage(say(had ? words.keyRemoved : words.keyNone, host));
};

import { ProgressLocation, type SecretStorage, window } from 'vscode';
import { isLoopback } from '../../client/loopback.ts';
import { say } from '../say.ts';
import { modelWords } from '../words/modelWords.ts';
import { type EndpointProblem, listModels, tidyEndpoint, tryModel } from './endpointModels.ts';
import type { ModelChoice } from './modelChoice.ts';
import { ModelKeys } from './modelKeys.ts';

type EndpointChoice = Extract<ModelChoice, { kind: 'endpoint' }>;

const problems: Record<EndpointProblem, string> = {
  keyRefused: modelWords.modelKeyRefused,
  unknownModel: modelWords.modelUnknown,
  noAnswer: modelWords.modelNoAnswer,
  nonsense: modelWords.modelNonsense,
};

const common = () => ({ title: say(modelWords.modelEndpoint), ignoreFocusOut: true });

const problemOfUrl = (text: string): string | undefined => {
  const url = URL.parse(text.trim());
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
  return isSafe && isPlain ? undefined : say(modelWords.modelUrlWrong);
};

const askForUrl = async (known: string): Promise<string | undefined> => {
  const typed = await window.showInputBox({
    ...common(),
    prompt: say(modelWords.modelUrlPrompt),
    placeHolder: say(modelWords.modelUrlPlaceholder),
    value: known,
    validateInput: problemOfUrl,
  });
  return typed === undefined ? undefined : tidyEndpoint(typed);
};

const askForKey = (known: string | undefined): Thenable<string | undefined> =>
  window.showInputBox({
    ...common(),
    prompt: say(modelWords.modelKeyPrompt),
    password: true,
    value: known ?? '',
  });

const typeName = (known: string): Thenable<string | undefined> =>
  window.showInputBox({
    ...common(),
    prompt: say(modelWords.modelNamePrompt),
    value: known,
    validateInput: (name) => (name.trim() === '' ? say(modelWords.modelNameEmpty) : undefined),
  });

const pickName = async (models: readonly string[], known: string): Promise<string | undefined> => {
  const other = say(modelWords.modelOtherName);
  const current = models.includes(known) ? [known] : [];
  const items = [...current, ...models.filter((model) => model !== known), other];
  const picked = await window.showQuickPick(items, {
    ...common(),
    placeHolder: say(modelWords.modelNamePrompt),
  });
  return picked === other ? typeName(known) : picked;
};

const trying = (url: string, key: string | undefined, model: string) =>
  window.withProgress(
    {
      location: ProgressLocation.Notification,
      title: say(modelWords.modelTrying, model),
      cancellable: true,
    },
    async (_, token) => {
      const cancelled = new AbortController();
      token.onCancellationRequested(() => cancelled.abort());
      const problem = await tryModel(fetch, { url, key }, model, cancelled.signal);
      return cancelled.signal.aborted ? undefined : problem;
    },
  );

/** An endpoint and one of its models, asked once whether it answers. */
export const askForEndpoint = async (
  secrets: SecretStorage,
  current: ModelChoice,
  found?: { readonly url: string; readonly model: string },
): Promise<EndpointChoice | undefined> => {
  const known = current.kind === 'endpoint' ? current : undefined;
  const url = found?.url ?? (await askForUrl(known?.url ?? ''));
  if (url === undefined) return undefined;
  const keys = new ModelKeys(secrets);
  let key = await keys.get(url);
  let listed = found ? undefined : await listModels(fetch, { url, key });
  if (listed && !listed.ok) {
    key = (await askForKey(key))?.trim();
    if (key === undefined) return undefined;
    listed = await listModels(fetch, { url, key });
  }
  const model =
    found?.model ??
    (await (listed?.ok && listed.models.length > 0
      ? pickName(listed.models, known?.model ?? '')
      : typeName(known?.model ?? '')));
  if (model === undefined) return undefined;
  let problem = await trying(url, key, model.trim());
  if (problem === 'keyRefused') {
    key = (await askForKey(key))?.trim();
    if (key === undefined) return undefined;
    problem = await trying(url, key, model.trim());
  }
  if (problem) {
    const anyway = say(modelWords.modelUseAnyway);
    const sentence = say(problems[problem], model.trim(), new URL(url).host);
    if ((await window.showWarningMessage(sentence, { modal: true }, anyway)) !== anyway) return undefined;
  }
  await keys.set(url, key ?? '');
  return { kind: 'endpoint', url, model: model.trim() };
};

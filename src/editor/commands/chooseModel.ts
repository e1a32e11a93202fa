import {
  CancellationTokenSource,
  ConfigurationTarget,
  type LanguageModelChat,
  lm,
  ProgressLocation,
  type QuickPickItem,
  window,
  workspace,
} from 'vscode';
import { isLoopback } from '../../client/loopback.ts';
import { settingIds } from '../ids.ts';
import { askEditorModel } from '../models/editorModel.ts';
import { type ModelChoice, readModelChoice, writeModelChoice } from '../models/modelChoice.ts';
import { problemOf } from '../models/modelFailures.ts';
import { ModelKeys } from '../models/modelKeys.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { modelWords } from '../words/modelWords.ts';

interface Item extends QuickPickItem {
  readonly pick: () => Promise<ModelChoice | undefined>;
}

const problemOfUrl = (text: string): string | undefined => {
  const url = URL.parse(text.trim());
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
  return isSafe && isPlain ? undefined : say(modelWords.modelUrlWrong);
};

const tidyUrl = (text: string): string =>
  text
    .trim()
    .replace(/\/+$/, '')
    .replace(/\/chat\/completions$/, '');

const askForEndpoint = async (parts: Parts, current: ModelChoice): Promise<ModelChoice | undefined> => {
  const known = current.kind === 'endpoint' ? current : undefined;
  const common = { title: say(modelWords.modelEndpoint), ignoreFocusOut: true };
  const typed = await window.showInputBox({
    ...common,
    prompt: say(modelWords.modelUrlPrompt),
    placeHolder: say(modelWords.modelUrlPlaceholder),
    value: known?.url ?? '',
    validateInput: problemOfUrl,
  });
  if (typed === undefined) return undefined;
  const url = tidyUrl(typed);
  const model = await window.showInputBox({
    ...common,
    prompt: say(modelWords.modelNamePrompt),
    value: known?.model ?? '',
    validateInput: (name) => (name.trim() === '' ? say(modelWords.modelNameEmpty) : undefined),
  });
  if (model === undefined) return undefined;
  const keys = new ModelKeys(parts.context.secrets);
  const key = await window.showInputBox({
    ...common,
    prompt: say(modelWords.modelKeyPrompt),
    password: true,
    value: (await keys.get(url)) ?? '',
  });
  if (key === undefined) return undefined;
  await keys.set(url, key.trim());
  return { kind: 'endpoint', url, model: model.trim() };
};

const consents = async ({ name }: LanguageModelChat): Promise<boolean> => {
  const allow = say(modelWords.modelAllow);
  const asked = { modal: true, detail: say(modelWords.modelJustification) };
  return (await window.showInformationMessage(say(modelWords.modelConsent, name), asked, allow)) === allow;
};

/** The person's consent, and the editor's: it asks for its own with the first request, while they expect it. */
const allowed = async (parts: Parts, model: LanguageModelChat): Promise<ModelChoice | undefined> => {
  if (!(await consents(model))) return undefined;
  const choice = { kind: 'editor', vendor: model.vendor, id: model.id } as const;
  if (parts.context.languageModelAccessInformation.canSendRequest(model) === true) return choice;
  const source = new CancellationTokenSource();
  try {
    await window.withProgress(
      {
        location: ProgressLocation.Notification,
        title: say(modelWords.modelTrying, model.name),
        cancellable: true,
      },
      async (_, cancelled) => {
        cancelled.onCancellationRequested(() => source.cancel());
        await askEditorModel(
          model,
          { system: 'Reply with OK.', messages: [{ role: 'user', text: 'OK?' }] },
          source.token,
        );
      },
    );
    return choice;
  } catch (error) {
    if (!source.token.isCancellationRequested)
      void window.showWarningMessage(say(problemOf(error).sentence, model.name));
    return undefined;
  } finally {
    source.dispose();
  }
};

const itemsFor = async (parts: Parts, current: ModelChoice): Promise<Item[]> => {
  const mark = (is: boolean) => (is ? { description: say(modelWords.modelCurrent) } : {});
  const models = await lm.selectChatModels();
  const isCurrent = ({ vendor, id }: LanguageModelChat) =>
    current.kind === 'editor' && current.vendor === vendor && current.id === id;
  return [
    {
      label: `$(circle-slash) ${say(modelWords.modelNone)}`,
      detail: say(modelWords.modelNoneDetail),
      ...mark(current.kind === 'none'),
      pick: async () => ({ kind: 'none' }),
    },
    ...models.map((model) => ({
      label: `$(sparkle) ${model.name}`,
      detail: say(modelWords.modelOfEditor, model.vendor),
      ...mark(isCurrent(model)),
      pick: () => allowed(parts, model),
    })),
    {
      label: `$(globe) ${say(modelWords.modelEndpoint)}`,
      detail: say(modelWords.modelEndpointDetail),
      ...(current.kind === 'endpoint'
        ? { description: `${say(modelWords.modelCurrent)}: ${current.model}` }
        : {}),
      pick: () => askForEndpoint(parts, current),
    },
  ];
};

const nameOf = (choice: ModelChoice, label: string): string =>
  choice.kind === 'endpoint'
    ? `${choice.model} (${new URL(choice.url).host})`
    : label.replace(/^\$\([\w-]+\) /, '');

/** True when a choice was made. */
export const chooseModel = async (parts: Parts): Promise<boolean> => {
  const settings = workspace.getConfiguration(settingIds.section);
  const current = readModelChoice(settings.get<string>(settingIds.model, ''));
  const picked = await window.showQuickPick(itemsFor(parts, current), {
    title: say(modelWords.modelTitle),
    placeHolder: say(modelWords.modelPlaceholder),
    matchOnDetail: true,
  });
  const choice = await picked?.pick();
  if (!picked || !choice) return false;
  await settings.update(settingIds.model, writeModelChoice(choice) || undefined, ConfigurationTarget.Global);
  void window.showInformationMessage(
    choice.kind === 'none'
      ? say(modelWords.modelNoneChosen)
      : say(modelWords.modelChosen, nameOf(choice, picked.label)),
  );
  return true;
};

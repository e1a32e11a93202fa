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
import { settingIds } from '../ids.ts';
import { askForEndpoint } from '../models/askForEndpoint.ts';
import { askEditorModel } from '../models/editorModel.ts';
import { findLocalEndpoints } from '../models/endpointModels.ts';
import { type ModelChoice, readModelChoice, writeModelChoice } from '../models/modelChoice.ts';
import { problemOf } from '../models/modelFailures.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { modelWords } from '../words/modelWords.ts';

interface Item extends QuickPickItem {
  readonly pick: () => Promise<ModelChoice | undefined>;
}

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
  const [models, local] = await Promise.all([lm.selectChatModels(), findLocalEndpoints(fetch)]);
  const { secrets } = parts.context;
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
    ...local.flatMap(({ url, models: names }) =>
      names.map((model) => ({
        label: `$(vm) ${model}`,
        detail: say(modelWords.modelLocalDetail, new URL(url).host),
        ...mark(current.kind === 'endpoint' && current.url === url && current.model === model),
        pick: () => askForEndpoint(secrets, current, { url, model }),
      })),
    ),
    {
      label: `$(globe) ${say(modelWords.modelEndpoint)}`,
      detail: say(modelWords.modelEndpointDetail),
      ...(current.kind === 'endpoint'
        ? { description: `${say(modelWords.modelCurrent)}: ${current.model}` }
        : {}),
      pick: () => askForEndpoint(secrets, current),
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

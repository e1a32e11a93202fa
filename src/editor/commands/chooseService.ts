import { ConfigurationTarget, commands, window, workspace } from 'vscode';
import { commandIds, settingIds } from '../ids.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import { builtInUrl, problemOfBaseUrl, tidyBaseUrl } from '../services/service.ts';
import { builtInWords } from '../words/builtInWords.ts';
import { serviceWords } from '../words/serviceWords.ts';

const askForUrl = (current: string) =>
  window.showInputBox({
    title: say(serviceWords.serviceTitle),
    prompt: say(serviceWords.serviceUrlPrompt),
    placeHolder: say(serviceWords.serviceUrlPlaceholder),
    value: current,
    ignoreFocusOut: true,
    validateInput: (value) => (value === '' ? undefined : problemOfBaseUrl(value, say)),
  });

const askForService = async (parts: Parts): Promise<string | undefined> => {
  const current = parts.services.current();
  const isBuiltIn = current.ok && current.value === builtInUrl;
  const mark = (is: boolean) => (is ? say(serviceWords.serviceCurrent) : undefined);
  const builtIn = {
    label: `$(home) ${say(builtInWords.builtIn)}`,
    detail: say(serviceWords.serviceBuiltInDetail),
    description: mark(isBuiltIn),
  };
  const hosted = {
    label: `$(globe) ${say(serviceWords.serviceHosted)}`,
    detail: say(serviceWords.serviceHostedDetail),
    description:
      current.ok && !isBuiltIn ? `${mark(true)}: ${parts.services.nameOf(current.value)}` : undefined,
  };
  const picked = await window.showQuickPick([builtIn, hosted], {
    title: say(serviceWords.serviceTitle),
    placeHolder: say(serviceWords.servicePlaceholder),
  });
  if (!picked) return undefined;
  if (picked === builtIn) return builtInUrl;
  const url = await askForUrl(current.ok ? current.value : '');
  return url === undefined || url.trim() === '' ? undefined : tidyBaseUrl(url);
};

/** True when a service was chosen and can be used. */
export const chooseService = async (parts: Parts): Promise<boolean> => {
  const service = await askForService(parts);
  if (service === undefined) return false;
  const settings = workspace.getConfiguration(settingIds.section);
  await settings.update(settingIds.baseUrl, service || undefined, ConfigurationTarget.Global);
  if (service !== builtInUrl && (await parts.keys.get(service)) === undefined) {
    return (await commands.executeCommand<boolean>(commandIds.setApiKey, service)) === true;
  }
  void window.showInformationMessage(say(serviceWords.serviceChosen, parts.services.nameOf(service)));
  return true;
};

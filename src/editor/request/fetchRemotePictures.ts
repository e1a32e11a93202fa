import { ConfigurationTarget, window, workspace } from 'vscode';
import { nameOfFetched, remoteAddress } from '../../deck/fetchedPicture.ts';
import { settingIds } from '../ids.ts';
import { say } from '../say.ts';
import { readNetworkSettings } from '../services/networkSettings.ts';
import { attachmentWords } from '../words/attachmentWords.ts';
import type { WorkspaceFile } from './gatherFiles.ts';

export interface RemotePictures {
  readonly files: readonly WorkspaceFile[];
  readonly leftOut: readonly string[];
}

/** True when they may be fetched. `Always` is remembered for the person, not for a folder. */
const mayFetch = async (title: string, addresses: readonly string[]): Promise<boolean> => {
  const settings = workspace.getConfiguration(settingIds.section);
  const choice = settings.get<string>(settingIds.remotePictures, 'ask');
  if (choice !== 'ask') return choice === 'always';
  const hosts = [...new Set(addresses.map((address) => new URL(address).host))];
  const fetch = { title: say(attachmentWords.remoteFetch) };
  const always = { title: say(attachmentWords.remoteAlways) };
  const leave = { title: say(attachmentWords.remoteLeave), isCloseAffordance: true };
  const detail = say(attachmentWords.remoteExplained);
  const question = say(attachmentWords.remoteQuestion, title, hosts.join(', '));
  const pressed = await window.showInformationMessage(
    question,
    { modal: true, detail },
    fetch,
    always,
    leave,
  );
  if (pressed === always)
    await settings.update(settingIds.remotePictures, 'always', ConfigurationTarget.Global);
  return pressed === fetch || pressed === always;
};

/** What a document shows from elsewhere on the web, fetched once by the editor if the person allows it. */
export const fetchRemotePictures = async (
  title: string,
  text: string,
  room: number,
  signal: AbortSignal,
  log: (line: string) => void,
): Promise<RemotePictures> => {
  const { remotePictures } = await import('../../client/linkedPictures.ts');
  const all = (await remotePictures(text)).flatMap((reference) => remoteAddress(reference) ?? []);
  const addresses = [...new Set(all)];
  const wanted = addresses.slice(0, Math.max(0, room));
  if (wanted.length === 0 || !(await mayFetch(title, wanted))) return { files: [], leftOut: [] };
  const { openPublicWeb } = await import('../../client/publicWeb.ts');
  const { fetchPictures } = await import('../../client/fetchPictures.ts');
  const web = openPublicWeb(readNetworkSettings(workspace.getConfiguration('http'), process.env));
  if (!web.ok) {
    log(web.failure.message);
    return { files: [], leftOut: addresses };
  }
  const { pictures, left } = await fetchPictures(wanted, web.value, signal).finally(() => web.value.close());
  for (const { address, why } of left) log(`${address}: ${why}`);
  return {
    files: pictures.map(({ address, extension, content }) => {
      const fileName = nameOfFetched(address, extension);
      return { fileName, size: content.size, open: async () => ({ fileName, content }) };
    }),
    leftOut: [...left.map(({ address }) => address), ...addresses.slice(wanted.length)],
  };
};

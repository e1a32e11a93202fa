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

type MayFetch = (addresses: readonly string[]) => Promise<boolean>;

const choice = (): string =>
  workspace.getConfiguration(settingIds.section).get<string>(settingIds.remotePictures, 'ask');

export const mayFetchUnasked: MayFetch = async () => choice() === 'always';

/** True when they may be fetched. `Always` is remembered for the person, not for a folder. */
export const mayFetchFor =
  (title: string): MayFetch =>
  async (addresses) => {
    if (choice() !== 'ask') return choice() === 'always';
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
      await workspace
        .getConfiguration(settingIds.section)
        .update(settingIds.remotePictures, 'always', ConfigurationTarget.Global);
    return pressed === fetch || pressed === always;
  };

interface RemotePicturesOptions {
  readonly room: number;
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
  readonly mayFetch: MayFetch;
}

/** What a document shows from elsewhere on the web, fetched once by the editor if the person allows it. */
export const fetchRemotePictures = async (
  text: string,
  { room, signal, log, mayFetch }: RemotePicturesOptions,
): Promise<RemotePictures> => {
  const { remotePictures } = await import('../../client/linkedPictures.ts');
  const all = (await remotePictures(text)).flatMap((reference) => remoteAddress(reference) ?? []);
  const addresses = [...new Set(all)];
  const wanted = addresses.slice(0, Math.max(0, room));
  if (wanted.length === 0 || !(await mayFetch(wanted))) return { files: [], leftOut: [] };
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

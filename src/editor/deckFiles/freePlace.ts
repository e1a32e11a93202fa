import { Uri } from 'vscode';
import { isThere } from './editedDecks.ts';

/** What a file is called that is named after a title. */
export const fileNameOf = (title: string): string =>
  title
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 80)
    .trim() || 'deck';

/** Where in a folder no file is yet. */
export const freePlace = async (folder: Uri, title: string, ending: string): Promise<Uri> => {
  const name = fileNameOf(title);
  for (let number = 1; ; number += 1) {
    const uri = Uri.joinPath(folder, `${name}${number > 1 ? ` ${number}` : ''}${ending}`);
    if (!(await isThere(uri))) return uri;
  }
};

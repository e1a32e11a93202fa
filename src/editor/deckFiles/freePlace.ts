import { Uri } from 'vscode';
import { fileNameOf } from '../../deck/fileName.ts';
import { isThere } from './editedDecks.ts';

/** Where in a folder no file is yet. */
export const freePlace = async (folder: Uri, title: string, ending: string): Promise<Uri> => {
  const name = fileNameOf(title, '');
  for (let number = 1; ; number += 1) {
    const uri = Uri.joinPath(folder, `${name}${number > 1 ? ` ${number}` : ''}${ending}`);
    if (!(await isThere(uri))) return uri;
  }
};

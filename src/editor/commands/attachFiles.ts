import { Uri, window } from 'vscode';
import type { Parts } from '../parts.ts';
import { pickFiles } from '../request/pickFiles.ts';
import { activeDocument } from '../request/readSource.ts';
import { say } from '../say.ts';
import { words } from '../words.ts';

export const attachFiles = async (parts: Parts, target: unknown): Promise<void> => {
  const document = target instanceof Uri ? target : activeDocument();
  if (!document) {
    await window.showWarningMessage(say(words.openMarkdownFirst));
    return;
  }
  const id = document.toString();
  const name = decodeURIComponent(document.path.split('/').at(-1) ?? '');
  const picked = await pickFiles({
    title: say(words.attachTitle, name),
    placeholder: say(words.attachPlaceholder),
    picked: parts.attachedFiles.of(id),
    except: id,
  });
  if (!picked) return;
  await parts.attachedFiles.set(id, picked.map(String));
  const sentences = [say(words.attachSavedNone, name), say(words.attachSavedOne, name)];
  const sentence = sentences[picked.length] ?? say(words.attachSaved, picked.length, name);
  void window.showInformationMessage(sentence);
};

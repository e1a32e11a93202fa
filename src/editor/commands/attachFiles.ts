import { Uri, window } from 'vscode';
import type { Parts } from '../parts.ts';
import { pickFiles } from '../request/pickFiles.ts';
import { activeDocument } from '../request/readSource.ts';
import { say } from '../say.ts';
import { attachmentWords } from '../words/attachmentWords.ts';
import { makingWords } from '../words/makingWords.ts';

export const attachFiles = async (parts: Parts, target: unknown): Promise<void> => {
  const document = target instanceof Uri ? target : activeDocument();
  if (!document) {
    await window.showWarningMessage(say(makingWords.openMarkdownFirst));
    return;
  }
  const id = document.toString();
  const name = decodeURIComponent(document.path.split('/').at(-1) ?? '');
  const picked = await pickFiles({
    title: say(attachmentWords.attachTitle, name),
    placeholder: say(attachmentWords.attachPlaceholder),
    picked: parts.attachedFiles.of(id),
    except: id,
  });
  if (!picked) return;
  await parts.attachedFiles.set(id, picked.map(String));
  const sentences = [say(attachmentWords.attachSavedNone, name), say(attachmentWords.attachSavedOne, name)];
  const sentence = sentences[picked.length] ?? say(attachmentWords.attachSaved, picked.length, name);
  void window.showInformationMessage(sentence);
};

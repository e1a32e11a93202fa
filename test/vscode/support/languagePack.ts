import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Has VS Code speak a language, with the translations of extensions alone: its own words stay English. */
export const writeLanguagePack = async (dataFolder: string, language: string): Promise<void> => {
  const translation = join(dataFolder, 'translation.json');
  const extension = {
    extensionIdentifier: { id: `deckwright-tests.language-${language}` },
    version: '1.0.0',
  };
  const packs = {
    [language]: {
      hash: language,
      label: language,
      extensions: [extension],
      translations: { vscode: translation },
    },
  };
  await mkdir(dataFolder, { recursive: true });
  await writeFile(translation, JSON.stringify({ version: '1.0.0', contents: {} }));
  await writeFile(join(dataFolder, 'languagepacks.json'), JSON.stringify(packs));
};

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

const root = new URL('../../../', import.meta.url);
const json = async (name: string) => JSON.parse(await readFile(new URL(name, root), 'utf8'));
const translations = ['de', 'ja', 'zh-cn'];

interface Contributed {
  readonly command: string;
  readonly title: string;
}

describe('What a command is called', () => {
  let keys: ReadonlyMap<string, string>;

  before(async () => {
    const { contributes } = await json('package.json');
    const commands: Contributed[] = contributes.commands;
    keys = new Map(commands.map(({ command, title }) => [command, title.replaceAll('%', '')]));
  });

  for (const ending of ['', ...translations.map((language) => `.${language}`)]) {
    it(`is the same on its buttons as in menus (package.nls${ending}.json)`, async () => {
      const texts: Record<string, string> = await json(`package.nls${ending}.json`);
      const links = Object.values(texts).flatMap((text) => [
        ...text.matchAll(/\[([^\]]+)\]\(command:(deckwright\.\w+)\)/g),
      ]);
      assert.ok(links.length > 5);
      for (const [, label, command] of links) assert.equal(label, texts[keys.get(command!)!], command);
    });
  }

  for (const language of translations) {
    it(`is the same in notices as in menus (${language})`, async () => {
      const english: Record<string, string> = await json('package.nls.json');
      const menus: Record<string, string> = await json(`package.nls.${language}.json`);
      const notices: Record<string, string> = await json(`l10n/bundle.l10n.${language}.json`);
      const shared = [...keys.values()].filter((key) => notices[english[key]!] !== undefined);
      assert.ok(shared.length > 10);
      for (const key of shared) assert.equal(notices[english[key]!], menus[key], key);
    });
  }
});

import assert from 'node:assert/strict';
import { access, readdir, readFile } from 'node:fs/promises';
import { themeIds } from '../../../src/deck/themes.ts';
import {
  commandIds,
  contextKeys,
  deckPanelType,
  deckToolIds,
  internalCommandIds,
  mcpProviderId,
  needTrust,
  selectedRows,
  settingIds,
  sideways,
  viewIds,
} from '../../../src/editor/ids.ts';
import { treeItemKinds } from '../../../src/editor/views/treeItemKinds.ts';

const root = new URL('../../../', import.meta.url);
const json = async (name: string) => JSON.parse(await readFile(new URL(name, root), 'utf8'));
/** What the files in `words/` hold, by name. */
const words = async (): Promise<[name: string, sentence: string][]> => {
  const names = await readdir(new URL('src/editor/words/', root));
  const files = names.filter((name) => name.endsWith('Words.ts'));
  const modules = await Promise.all(
    files.map((name) => import(new URL(`src/editor/words/${name}`, root).href)),
  );
  return modules.flatMap((module) => Object.values<Record<string, string>>(module).flatMap(Object.entries));
};
const sentences = async () => (await words()).map(([, sentence]) => sentence);
const languages = ['de', 'ja', 'zh-cn'];
/** In Latin letters; a letter of the Far East takes the room of two. */
const width = (text: string) => text.length + (text.match(/[\u3000-\u9fff\uff00-\uffef]/g)?.length ?? 0);
const placeholders = (text: string) => [...text.matchAll(/\{\d\}/g)].map(String).sort();

interface MenuItem {
  readonly command: string;
  readonly when?: string;
}

describe('What package.json contributes', () => {
  let manifest: Awaited<ReturnType<typeof json>>;
  let menuItems: MenuItem[];
  let clauses: string[];

  before(async () => {
    manifest = await json('package.json');
    const { menus, viewsWelcome, commands } = manifest.contributes;
    menuItems = Object.values<MenuItem[]>(menus).flat();
    clauses = [...menuItems, ...viewsWelcome, ...commands].flatMap((item) =>
      [item.when, item.enablement].filter(Boolean),
    );
    const steps: { completionEvents?: string[] }[] = manifest.contributes.walkthroughs[0].steps;
    clauses.push(...steps.flatMap(({ completionEvents = [] }) => completionEvents));
  });

  it('lists exactly the commands that the code has', () => {
    const listed = manifest.contributes.commands.map(({ command }: MenuItem) => command);
    assert.deepEqual(listed.sort(), Object.values(commandIds).sort());
  });

  it('offers what sends or asks something in trusted folders only', () => {
    const offered: { command: string; enablement?: string }[] = manifest.contributes.commands;
    const guarded = offered.filter(({ enablement }) => enablement === 'isWorkspaceTrusted');
    assert.deepEqual(guarded.map(({ command }) => command).sort(), [...needTrust].sort());
  });

  it('puts only its own commands into menus', () => {
    const known = new Set<string>(Object.values(commandIds));
    for (const { command } of menuItems) assert.ok(known.has(command), command);
  });

  it('has keys for its own commands, in its own list or tab only', () => {
    const known = new Set<string>(Object.values(commandIds));
    for (const { command, when, args } of manifest.contributes.keybindings) {
      assert.ok(known.has(command), command);
      assert.match(when, /deckwright\./);
      assert.ok([undefined, selectedRows, sideways].includes(args), args);
    }
  });

  it('has a key wherever a menu shows it: in the list, in the tab of a deck', () => {
    const { keybindings, menus } = manifest.contributes;
    const places = [
      ['view/item/context', `focusedView == ${viewIds.presentations}`],
      ['editor/title', `activeWebviewPanelId == ${deckPanelType}`],
    ] as const;
    for (const [menu, where] of places) {
      const offered = menus[menu].filter(
        ({ when }: MenuItem) => menu !== 'editor/title' || when?.includes(where),
      );
      for (const { command } of offered) {
        const bound = keybindings.filter((binding: MenuItem) => binding.command === command);
        const works = bound.some(({ when }: MenuItem) => when?.includes(where));
        assert.ok(bound.length === 0 || works, `the key of ${command} does nothing where ${where}`);
      }
    }
  });

  it('asks only for context keys that the code sets', () => {
    const known = new Set<string>([
      ...Object.values(contextKeys),
      ...Object.values(treeItemKinds),
      viewIds.presentations,
      deckPanelType,
    ]);
    for (const clause of clauses) {
      for (const [name] of clause.matchAll(/deckwright\.\w+/g))
        assert.ok(known.has(name), `${name} in ${clause}`);
    }
  });

  it('uses every context key', () => {
    for (const key of Object.values(contextKeys)) {
      assert.ok(
        clauses.some((clause) => clause.includes(key)),
        key,
      );
    }
  });

  it('keeps the view, the settings and the internal command apart from one another', () => {
    const { views, configuration } = manifest.contributes;
    assert.deepEqual(
      views[viewIds.container].map(({ id }: { id: string }) => id),
      [viewIds.presentations],
    );
    const { section, ...settings } = settingIds;
    assert.deepEqual(
      Object.keys(configuration.properties).sort(),
      Object.values(settings)
        .map((name) => `${section}.${name}`)
        .sort(),
    );
    assert.ok(!JSON.stringify(manifest).includes(internalCommandIds.goToWhatMatters));
  });

  it('announces the tools for assistants, by the name under which the code provides them', () => {
    const ids = manifest.contributes.mcpServerDefinitionProviders.map(({ id }: { id: string }) => id);
    assert.deepEqual(ids, [mcpProviderId]);
  });

  it('announces the tools for the editor’s own assistants, each as it is registered', () => {
    const tools = manifest.contributes.languageModelTools;
    assert.deepEqual(
      tools.map(({ name }: { name: string }) => name).sort(),
      Object.values(deckToolIds).sort(),
    );
    for (const { modelDescription, inputSchema } of tools) {
      assert.ok(modelDescription.length > 100);
      assert.equal(inputSchema.type, 'object');
    }
  });

  it('leads through first steps by pictures that are there and commands that it has', async () => {
    const [{ steps }] = manifest.contributes.walkthroughs;
    const known = new Set<string>([...Object.values(commandIds), `${viewIds.presentations}.focus`]);
    for (const { id, media } of steps) {
      await access(new URL(media.image ?? media.markdown, root));
      for (const language of ['', ...languages.map((code) => `.${code}`)]) {
        const texts = await json(`package.nls${language}.json`);
        const links = [...texts[`walkthrough.${id}.description`].matchAll(/command:([\w.]+)/g)];
        for (const [, command] of links) assert.ok(known.has(command!), command);
      }
    }
  });

  it('takes a first step for done only when it was', () => {
    const [{ steps }] = manifest.contributes.walkthroughs;
    const events = steps.flatMap(
      ({ completionEvents = [] }: { completionEvents?: string[] }) => completionEvents,
    );
    for (const event of events) assert.match(event, /^on(?:Context|View):/);
  });

  it('lets no workspace say where the key and the text go, nor one that is not trusted what is started', () => {
    const { properties } = manifest.contributes.configuration;
    const settings = ['deckwright.baseUrl', 'deckwright.model'];
    for (const setting of settings) assert.equal(properties[setting].scope, 'application');
    const { untrustedWorkspaces } = manifest.capabilities;
    assert.equal(untrustedWorkspaces.supported, 'limited');
    const browser = 'deckwright.export.browser';
    assert.equal(properties[browser].scope, 'machine-overridable');
    assert.deepEqual(untrustedWorkspaces.restrictedConfigurations, [...settings, browser]);
  });

  it('offers each theme that decks can have', () => {
    const { enum: offered } = manifest.contributes.configuration.properties['deckwright.theme'];
    assert.deepEqual(offered, ['auto', ...themeIds]);
  });

  it('generates only in trusted workspaces', () => {
    for (const command of [
      commandIds.generate,
      commandIds.generateFromSelection,
      commandIds.generateFromPrompt,
    ]) {
      const contribution = manifest.contributes.commands.find((item: MenuItem) => item.command === command);
      assert.equal(contribution.enablement, 'isWorkspaceTrusted');
    }
  });

  it('offers commands on files it can read only, by their names, and on selections only where there is one', () => {
    for (const menu of ['explorer/context', 'editor/context']) {
      // A file's language is not known before something of that language was opened.
      for (const { when } of manifest.contributes.menus[menu])
        assert.match(
          when,
          /resourceExtname =~ \/\^\\\.\(md\|markdown\|txt|resourceFilename =~ \/\\\.deck\\\.md\$/,
        );
    }
    const onSelection = menuItems.filter(({ command }) => command === commandIds.generateFromSelection);
    for (const { when } of onSelection) assert.match(when!, /(^|&& )editorHasSelection/);
  });

  it('names its texts once in English and in each translation', async () => {
    const used = new Set([...JSON.stringify(manifest).matchAll(/"%([\w.]+)%"/g)].map(([, key]) => key!));
    for (const language of ['', ...languages.map((code) => `.${code}`)]) {
      const texts = await json(`package.nls${language}.json`);
      assert.deepEqual(Object.keys(texts).sort(), [...used].sort(), `package.nls${language}.json`);
    }
  });
});

describe('What the extension says', () => {
  for (const language of languages) {
    it(`is translated whole into ${language}, with the same places for values`, async () => {
      const bundle: Record<string, string> = await json(`l10n/bundle.l10n.${language}.json`);
      assert.deepEqual(Object.keys(bundle).sort(), [...new Set(await sentences())].sort());
      for (const [english, translated] of Object.entries(bundle)) {
        assert.deepEqual(
          [...new Set(placeholders(translated))],
          [...new Set(placeholders(english))],
          `${english} → ${translated}`,
        );
      }
    });
  }

  it('says in one line of a picker what a choice means', async () => {
    const details = (await words()).filter(([name]) => name.endsWith('Detail')).map(([, detail]) => detail);
    const bundles = await Promise.all(languages.map((language) => json(`l10n/bundle.l10n.${language}.json`)));
    for (const detail of details) {
      for (const shown of [detail, ...bundles.map((bundle) => bundle[detail])])
        assert.ok(width(shown) <= 88, `${width(shown)}: ${shown}`);
    }
  });
});

import { ProgressLocation, window } from 'vscode';
import { succeeded } from '../../client/failure.ts';
import { chooseOptions } from '../options/chooseOptions.ts';
import type { Parts } from '../parts.ts';
import { documentOf, readSelection } from '../request/readSource.ts';
import { recallChoices, rememberChoices } from '../request/rememberedChoices.ts';
import { startDeck } from '../request/startDeck.ts';
import { say } from '../say.ts';
import { tellFailure } from '../tellFailure.ts';
import { optionWords } from '../words/optionWords.ts';
import { defaultChoices } from './generate.ts';
import { sourcesOf } from './sourcesOf.ts';

/** The selection where there is one and no menu named a file. */
const sourceWithOptions = async (target: unknown) => {
  const editor = window.activeTextEditor;
  if (target === undefined && editor && !editor.selection.isEmpty) return readSelection(editor);
  return (await sourcesOf(target))[0];
};

export const generateWithOptions = async (parts: Parts, target: unknown): Promise<void> => {
  const source = await sourceWithOptions(target);
  if (!source) return;
  const service = parts.services.current();
  const { workspaceState } = parts.context;
  const defaults = defaultChoices(documentOf(source));
  const remembered = recallChoices(workspaceState);
  const listTemplates = () =>
    window.withProgress(
      { location: ProgressLocation.Window, title: say(optionWords.loadingTemplates) },
      async () => {
        if (!service.ok) return service;
        const connection = await parts.services.connect(service.value);
        if (!connection.ok) return connection;
        const { calls, beyond } = connection.value;
        const [templates, abilities] = await Promise.all([calls.listTemplates(), beyond.capabilities()]);
        // A service that has what Deckwright adds has its pages too.
        return templates.ok
          ? succeeded({
              templates: templates.value,
              hasThemes: abilities.size > 0,
              withQuestions: abilities.has('options'),
            })
          : templates;
      },
    );
  const chosen = await chooseOptions({ defaults, remembered, listTemplates });
  if (!chosen) return;
  if (!chosen.ok) {
    await tellFailure(parts, {
      failure: chosen.failure,
      service: service.ok ? service.value : '',
      what: (why) => say(optionWords.noTemplates, why),
      again: () => generateWithOptions(parts, target),
    });
    return;
  }
  await rememberChoices(workspaceState, chosen.value);
  await startDeck(parts, source, { ...chosen.value, chosen: true });
};

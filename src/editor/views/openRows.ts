import { Disposable, workspace } from 'vscode';
import { ListedDecks } from '../deckFiles/listedDecks.ts';
import { settingIds } from '../ids.ts';
import type { Parts } from '../parts.ts';
import { TeamRows } from '../team/teamRows.ts';
import type { TreeNode } from './treeNode.ts';
import { TreeRows, type TreeRowsOptions } from './treeRows.ts';

export interface RowsOptions extends Omit<TreeRowsOptions, 'decks' | 'team'> {
  readonly parts: Parts;
  /** Before that, there would be a list without what it consists of. */
  readonly listRead: Promise<void>;
}

/** The rows, and what has them drawn again as long as it is not disposed of. */
export const openRows = async (
  options: RowsOptions,
  changed: (node?: TreeNode) => void,
): Promise<{ readonly rows: TreeRows; readonly listening: Disposable }> => {
  const { deckFiles, teamDecks, keys } = options.parts;
  const decks = new ListedDecks(options.parts);
  const [here, others] = await Promise.all([deckFiles.here(), teamDecks(), options.listRead]);
  const listening = Disposable.from(
    here.onDidChange(() => {
      decks.forget();
      changed();
    }),
    others.onDidChange(changed),
    keys.onDidChange(() => others.keyChanged()),
    workspace.onDidGrantWorkspaceTrust(() => others.keyChanged()),
    workspace.onDidChangeConfiguration(
      (change) =>
        change.affectsConfiguration(`${settingIds.section}.${settingIds.baseUrl}`) && others.serviceChanged(),
    ),
  );
  const team = new TeamRows({ ...options, decks: others });
  return { rows: new TreeRows({ ...options, decks, team }), listening };
};

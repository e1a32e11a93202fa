import { env, MarkdownString, ThemeIcon, TreeItem, TreeItemCollapsibleState } from 'vscode';
import { commandIds, internalCommandIds } from '../ids.ts';
import type { Job } from '../jobs/job.ts';
import { say } from '../say.ts';
import { treeItemKinds } from '../views/treeItemKinds.ts';
import { serviceWords } from '../words/serviceWords.ts';
import { teamWords } from '../words/teamWords.ts';
import type { TeamDecks } from './teamDecks.ts';
import { teamDeckRow, teamNodes } from './teamModel.ts';
import type { TeamNode } from './teamNode.ts';

export interface TeamRowsOptions {
  readonly decks: Pick<TeamDecks, 'list'>;
  readonly jobs: () => readonly Job[];
  readonly nameOfService: (service: string) => string;
}

type Item<Kind extends TeamNode['kind']> = Extract<TeamNode, { kind: Kind }>;

/** What stands last in the list: the decks that others of the team made. */
export class TeamRows {
  readonly #options: TeamRowsOptions;

  constructor(options: TeamRowsOptions) {
    this.#options = options;
  }

  root(): TeamNode[] {
    const { list } = this.#options.decks;
    return list ? [list] : [];
  }

  /** What is known by now, for the whole list waits for it: the rest is told when it is there. */
  children(node: TeamNode): TeamNode[] {
    if (node.kind !== 'team') return [];
    const { jobs, nameOfService } = this.#options;
    void node.begin();
    return teamNodes(node, jobs(), { say, nameOfService });
  }

  item(node: TeamNode): TreeItem {
    switch (node.kind) {
      case 'team':
        return this.#rootItem(node);
      case 'teamDeck':
        return this.#deckItem(node);
      case 'teamRemark':
        return this.#remarkItem(node);
      case 'teamMore':
        return this.#moreItem(node);
    }
  }

  #rootItem({ service }: Item<'team'>): TreeItem {
    const item = new TreeItem(say(teamWords.title), TreeItemCollapsibleState.Collapsed);
    item.id = `team:${service}`;
    item.description = this.#options.nameOfService(service);
    item.contextValue = treeItemKinds.team;
    return item;
  }

  #deckItem(node: Item<'teamDeck'>): TreeItem {
    const { nameOfService } = this.#options;
    const context = { now: Date.now(), locale: env.language, say, nameOfService };
    const { label, description, tooltip } = teamDeckRow(node.service, node.deck, context);
    const item = new TreeItem(label, TreeItemCollapsibleState.None);
    item.id = `team:${node.service}:${node.deck.id}`;
    item.description = description;
    item.tooltip = new MarkdownString(tooltip);
    item.iconPath = new ThemeIcon('preview');
    item.contextValue = treeItemKinds.teamDeck;
    item.accessibilityInformation = { label: `${label}, ${description}` };
    item.command = { command: commandIds.openPresentation, title: label, arguments: [node] };
    return item;
  }

  #remarkItem({ text }: Item<'teamRemark'>): TreeItem {
    const item = new TreeItem(text, TreeItemCollapsibleState.None);
    item.id = 'team:remark';
    item.tooltip = text;
    item.iconPath = new ThemeIcon('info');
    return item;
  }

  #moreItem({ isAgain }: Item<'teamMore'>): TreeItem {
    const label = say(isAgain ? serviceWords.tryAgain : teamWords.showMore);
    const item = new TreeItem(label, TreeItemCollapsibleState.None);
    item.id = 'team:more';
    item.iconPath = new ThemeIcon(isAgain ? 'refresh' : 'ellipsis');
    item.command = { command: internalCommandIds.showMoreOfTeam, title: label };
    return item;
  }
}

import { env, MarkdownString, type TreeItem } from 'vscode';
import type { Job } from '../jobs/job.ts';
import { say } from '../say.ts';
import { remarkItem, rowItem } from '../views/rowItem.ts';
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
        return remarkItem('team:remark', node.text);
      case 'teamMore':
        return this.#moreItem(node);
    }
  }

  #rootItem({ service }: Item<'team'>): TreeItem {
    return rowItem({
      id: `team:${service}`,
      label: say(teamWords.title),
      description: this.#options.nameOfService(service),
      contextValue: treeItemKinds.team,
      unfolds: 'folded',
    });
  }

  #deckItem(node: Item<'teamDeck'>): TreeItem {
    const { nameOfService } = this.#options;
    const context = { now: Date.now(), locale: env.language, say, nameOfService };
    const { tooltip, ...row } = teamDeckRow(node.service, node.deck, context);
    return rowItem({
      ...row,
      id: `team:${node.service}:${node.deck.id}`,
      tooltip: new MarkdownString(tooltip),
      icon: ['preview'],
      contextValue: treeItemKinds.teamDeck,
      opens: true,
    });
  }

  #moreItem({ isAgain }: Item<'teamMore'>): TreeItem {
    return rowItem({
      id: 'team:more',
      label: say(isAgain ? serviceWords.tryAgain : teamWords.showMore),
      icon: [isAgain ? 'refresh' : 'ellipsis'],
      opens: true,
    });
  }
}

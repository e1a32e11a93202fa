import { env, MarkdownString, type TreeItem, Uri, workspace } from 'vscode';
import type { ListedDecks } from '../deckFiles/listedDecks.ts';
import { explainFailure } from '../failures.ts';
import type { Job } from '../jobs/job.ts';
import { groupJobs } from '../jobs/jobList.ts';
import { lineOf } from '../jobs/line.ts';
import { groupVersions } from '../jobs/versions.ts';
import { say } from '../say.ts';
import { isTeamNode } from '../team/isTeamNode.ts';
import type { TeamRows } from '../team/teamRows.ts';
import { deckFileWords } from '../words/deckFileWords.ts';
import { listWords } from '../words/listWords.ts';
import { commandOfRow } from './commandOfRow.ts';
import { escapeMarkdown } from './escapeMarkdown.ts';
import { remarkItem, rowItem } from './rowItem.ts';
import { isolated } from './shownTitle.ts';
import { treeItemKinds } from './treeItemKinds.ts';
import { groupLabels, type TreeContext, treeJob, treeVersion, visibleGroups } from './treeModel.ts';
import type { DeckNode, JobNode, SlideNode, TreeNode } from './treeNode.ts';

export interface TreeRowsOptions {
  readonly jobs: () => readonly Job[];
  readonly sortedByTitle: () => boolean;
  readonly isHere: (job: Job) => boolean;
  readonly nameOfService: (service: string) => string;
  readonly decks: Pick<ListedDecks, 'files' | 'slides' | 'cover'>;
  readonly team: Pick<TeamRows, 'root' | 'children' | 'item'>;
}

/** A deck's row stays itself whichever version stands for it, so that it stays unfolded. */
const idOf = ({ kind, job }: JobNode): string =>
  kind === 'job' && job.state.kind === 'completed' ? `deck:${lineOf(job)}` : `${kind}:${job.id}`;

const idOfDeck = (deck: DeckNode): string => (deck.kind === 'job' ? idOf(deck) : `file:${deck.uri}`);

/** The deck that a row stands for, whichever version of it. */
const deckOf = (node: TreeNode): DeckNode | undefined => {
  if (node.kind === 'version') return { kind: 'job', job: node.job };
  return node.kind === 'job' || node.kind === 'deckFile' ? node : undefined;
};

/** What stands in the list, and below each row. */
export class TreeRows {
  readonly #options: TreeRowsOptions;

  constructor(options: TreeRowsOptions) {
    this.#options = options;
  }

  async children(node?: TreeNode): Promise<TreeNode[]> {
    const jobs = this.#options.jobs();
    switch (node?.kind) {
      case undefined:
        return [...(await this.#groups(jobs)), ...this.#options.team.root()];
      case 'group':
        if (node.name === 'deckFiles') return this.#files(jobs);
        if (node.name === 'recent') return this.#decks(jobs);
        return groupJobs(jobs)[node.name].map((job) => ({ kind: 'job', job }));
      case 'job':
        return [
          ...(node.others ?? []).map((job) => ({ kind: 'version', job }) as const),
          ...(this.#unfolds(node.job) ? await this.#slides(node) : []),
        ];
      case 'deckFile':
        return this.#slides(node);
      default:
        return isTeamNode(node) ? this.#options.team.children(node) : [];
    }
  }

  /**
   * What stands above the rows: why nothing can be generated, or the first step, without which a team's decks alone
   * would leave the person.
   */
  messageOver(roots: readonly TreeNode[]): string | undefined {
    if (roots.length > 0 && !workspace.isTrusted) return say(listWords.restricted);
    return roots.length > 0 && roots.every(isTeamNode) ? say(listWords.noneOfOwn) : undefined;
  }

  async #groups(jobs: readonly Job[]): Promise<TreeNode[]> {
    const names = visibleGroups(jobs).map((name) => ({ kind: 'group', name }) as const);
    const files = await this.#files(jobs);
    return files.length > 0 ? [...names, { kind: 'group', name: 'deckFiles' }] : names;
  }

  async #files(jobs: readonly Job[]): Promise<TreeNode[]> {
    return (await this.#options.decks.files(jobs)).map((uri) => ({ kind: 'deckFile', uri }));
  }

  #unfolds(job: Job): boolean {
    return job.state.kind === 'completed' && this.#options.isHere(job);
  }

  async #slides(deck: DeckNode): Promise<TreeNode[]> {
    const slides = await this.#options.decks.slides(deck);
    if (slides.ok) return slides.value.map((slide) => ({ kind: 'slide', deck, slide }));
    const { failure } = slides;
    const { nameOfService } = this.#options;
    const service = deck.kind === 'job' ? nameOfService(deck.job.service) : '';
    return [{ kind: 'remark', deck, text: explainFailure(failure, service, say).why }];
  }

  #decks(jobs: readonly Job[]): TreeNode[] {
    const decks = groupVersions(jobs).map(({ current, others }) => ({
      kind: 'job' as const,
      job: current,
      others,
    }));
    if (!this.#options.sortedByTitle()) return decks;
    const { compare } = new Intl.Collator(env.language, { numeric: true });
    return decks.sort((left, right) => compare(left.job.title, right.job.title));
  }

  item(node: TreeNode): TreeItem {
    if (isTeamNode(node)) return this.#options.team.item(node);
    switch (node.kind) {
      case 'group':
        return this.#groupItem(node.name);
      case 'deckFile':
        return this.#fileItem(node);
      case 'slide':
        return this.#slideItem(node);
      case 'remark':
        return remarkItem(`${idOfDeck(node.deck)}:remark`, node.text);
      default:
        return this.#jobItem(node);
    }
  }

  #groupItem(name: keyof typeof groupLabels): TreeItem {
    return rowItem({ id: `group:${name}`, label: say(groupLabels[name]), unfolds: 'unfolded' });
  }

  #fileItem(node: Extract<TreeNode, { kind: 'deckFile' }>): TreeItem {
    return rowItem({
      id: idOfDeck(node),
      label: node.uri,
      description: workspace.asRelativePath(node.uri).split('/').slice(0, -1).join('/'),
      icon: ['preview'],
      contextValue: treeItemKinds.deckFile,
      unfolds: 'folded',
      opens: true,
    });
  }

  #slideItem(node: SlideNode): TreeItem {
    const { number, title, layout } = node.slide;
    return rowItem({
      id: `${idOfDeck(node.deck)}:${number}`,
      label: `${number}  ${isolated(title || say(deckFileWords.slideNumber, number))}`,
      description: layout,
      contextValue: treeItemKinds.slide,
      opens: true,
    });
  }

  #jobItem(node: JobNode): TreeItem {
    const others = node.kind === 'job' ? (node.others?.length ?? 0) : 0;
    const { tooltip, ...row } =
      node.kind === 'job'
        ? treeJob(node.job, 1 + others, this.#context())
        : treeVersion(node.job, this.#context());
    const hasSlides = this.#unfolds(node.job);
    return rowItem({
      ...row,
      id: idOf(node),
      // Where there is a cover, both are asked for when the mouse rests on the row.
      tooltip: hasSlides ? undefined : new MarkdownString(tooltip),
      unfolds: others > 0 || (node.kind === 'job' && hasSlides) ? 'folded' : undefined,
      opens: commandOfRow(node) !== undefined,
    });
  }

  /** What is shown of a deck that the mouse rests on: its cover, and what is known about it. */
  async withTooltip(item: TreeItem, node: TreeNode): Promise<TreeItem> {
    const deck = deckOf(node);
    if (!deck) return item;
    const cover = await this.#options.decks.cover(deck);
    item.tooltip = new MarkdownString([cover, this.#tooltip(deck)].filter(Boolean).join('\n\n'));
    return item;
  }

  #tooltip(deck: DeckNode): string {
    return deck.kind === 'job'
      ? treeJob(deck.job, 1, this.#context()).tooltip
      : escapeMarkdown(workspace.asRelativePath(deck.uri));
  }

  #context(): TreeContext {
    return {
      now: Date.now(),
      locale: env.language,
      say,
      isHere: this.#options.isHere,
      nameOfService: this.#options.nameOfService,
      nameOfFile: (uri) => workspace.asRelativePath(Uri.parse(uri)),
      workspaceUri: workspace.workspaceFolders?.[0]?.uri.toString(),
    };
  }
}

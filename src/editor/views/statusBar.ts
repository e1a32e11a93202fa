import { MarkdownString, StatusBarAlignment, type StatusBarItem, ThemeColor, window } from 'vscode';
import { internalCommandIds } from '../ids.ts';
import type { Job } from '../jobs/job.ts';
import { say } from '../say.ts';
import { listWords } from '../words/listWords.ts';
import { statusBarContent } from './statusBarModel.ts';

/** The one status bar item. */
export class StatusBar {
  readonly #item: StatusBarItem = window.createStatusBarItem(
    'deckwright.status',
    StatusBarAlignment.Left,
    10,
  );

  constructor() {
    this.#item.name = say(listWords.statusName);
    this.#item.command = internalCommandIds.goToWhatMatters;
  }

  refresh(jobs: readonly Job[]): void {
    const content = statusBarContent(jobs, say);
    if (!content) {
      this.#item.hide();
      return;
    }
    this.#item.text = content.text;
    this.#item.accessibilityInformation = { label: content.spoken, role: 'button' };
    this.#item.tooltip = new MarkdownString(content.tooltip, true);
    this.#item.backgroundColor = content.wantsAnswer
      ? new ThemeColor('statusBarItem.warningBackground')
      : undefined;
    this.#item.show();
  }

  dispose(): void {
    this.#item.dispose();
  }
}

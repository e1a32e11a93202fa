import {
  type MarkdownString,
  ThemeColor,
  ThemeIcon,
  TreeItem,
  TreeItemCollapsibleState,
  type Uri,
} from 'vscode';
import { internalCommandIds } from '../ids.ts';

export interface Row {
  readonly id: string;
  /** A file is called as the editor calls it. */
  readonly label: string | Uri;
  readonly description?: string;
  readonly tooltip?: string | MarkdownString | undefined;
  readonly icon?: readonly [icon: string, color?: string];
  readonly contextValue?: string;
  /** Absent: nothing stands below it. */
  readonly unfolds?: 'folded' | 'unfolded' | undefined;
  /** A click opens it. */
  readonly opens?: boolean;
}

const states = {
  folded: TreeItemCollapsibleState.Collapsed,
  unfolded: TreeItemCollapsibleState.Expanded,
};

/** A row of the list as the editor draws it. */
export const rowItem = ({ id, label, unfolds, ...row }: Row): TreeItem => {
  const state = unfolds ? states[unfolds] : TreeItemCollapsibleState.None;
  const item = typeof label === 'string' ? new TreeItem(label, state) : new TreeItem(label, state);
  item.id = id;
  if (row.description !== undefined) item.description = row.description;
  if (row.tooltip !== undefined) item.tooltip = row.tooltip;
  if (row.icon)
    item.iconPath = new ThemeIcon(row.icon[0], row.icon[1] ? new ThemeColor(row.icon[1]) : undefined);
  if (row.contextValue) item.contextValue = row.contextValue;
  // Without its node: the editor forgets what it keeps of a row whenever it is drawn anew, and a click finds nothing.
  if (row.opens) item.command = { command: internalCommandIds.openRow, title: String(label) };
  if (typeof label === 'string' && row.description)
    item.accessibilityInformation = { label: `${label}, ${row.description}` };
  return item;
};

/** A sentence in place of rows. */
export const remarkItem = (id: string, text: string): TreeItem =>
  rowItem({ id, label: text, tooltip: text, icon: ['info'] });

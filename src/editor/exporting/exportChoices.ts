import type { Memento, QuickPickItem } from 'vscode';
import type { SavePlan } from '../../saving/saved.ts';
import { exportWords } from '../words/exportWords.ts';
import type { Say } from '../words/say.ts';

type Plan = Pick<SavePlan, 'format' | 'fonts' | 'notes'>;

/** What a deck can be exported as, by the names under which a choice is remembered. */
const plans = {
  pptx: { format: 'pptx', notes: false },
  pptxOffice: { format: 'pptx', fonts: 'office', notes: false },
  pdf: { format: 'pdf', notes: false },
  pdfNotes: { format: 'pdf', notes: true },
  png: { format: 'png', notes: false },
  html: { format: 'html', notes: false },
  md: { format: 'md', notes: false },
  notes: { format: 'notes', notes: false },
} as const satisfies Record<string, Plan>;
type Name = keyof typeof plans;
const names = Object.keys(plans) as Name[];

export interface ExportItem extends QuickPickItem {
  readonly name: Name;
  readonly plan: Plan;
}

/** The formats, the last one first; a deck file need not be written out as one. */
export const exportItems = (last: string | undefined, isDeckFile: boolean, say: Say): ExportItem[] =>
  names
    .filter((name) => !(isDeckFile && name === 'md'))
    .sort((left, right) => Number(right === last) - Number(left === last))
    .map((name) => ({
      name,
      plan: plans[name],
      label: say(exportWords[name]),
      detail: say(exportWords[`${name}ExportDetail`]),
    }));

const storageKey = 'exportFormat';

export const lastExport = (memento: Pick<Memento, 'get'>): string | undefined =>
  memento.get<string>(storageKey);

export const rememberExport = (memento: Pick<Memento, 'update'>, name: Name): PromiseLike<void> =>
  memento.update(storageKey, name);

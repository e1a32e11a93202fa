import { type QuickInputButton, QuickInputButtons, type QuickPickItem, window } from 'vscode';

export interface StepPosition {
  readonly title: string;
  readonly step: number;
  readonly totalSteps: number;
}

export type Picked<Item> =
  | { readonly kind: 'picked'; readonly items: readonly Item[] }
  | { readonly kind: 'back' }
  | { readonly kind: 'left' };

export interface StepOptions<Item extends QuickPickItem> extends StepPosition {
  readonly placeholder: string;
  readonly items: readonly Item[];
  readonly active?: Item;
  readonly many?: { readonly selected: readonly Item[]; readonly noneSentence: string };
  readonly onItemButton?: (item: Item, button: QuickInputButton) => void;
}

/** One step of a picker with several, with a way back. */
export const pickStep = <Item extends QuickPickItem>(options: StepOptions<Item>): Promise<Picked<Item>> => {
  const picker = window.createQuickPick<Item>();
  picker.title = options.title;
  picker.step = options.step;
  picker.totalSteps = options.totalSteps;
  picker.placeholder = options.placeholder;
  picker.ignoreFocusOut = true;
  picker.matchOnDetail = true;
  picker.canSelectMany = options.many !== undefined;
  picker.items = options.items;
  if (options.many) picker.selectedItems = options.many.selected;
  if (options.active) picker.activeItems = [options.active];
  picker.buttons = options.step > 1 ? [QuickInputButtons.Back] : [];
  return new Promise((resolve) => {
    const end = (outcome: Picked<Item>) => {
      resolve(outcome);
      picker.hide();
    };
    picker.onDidTriggerButton(() => end({ kind: 'back' }));
    picker.onDidTriggerItemButton(({ item, button }) => options.onItemButton?.(item, button));
    picker.onDidAccept(() => {
      const items = picker.selectedItems;
      if (items.length > 0) end({ kind: 'picked', items });
      else if (options.many) void window.showWarningMessage(options.many.noneSentence);
    });
    picker.onDidHide(() => {
      resolve({ kind: 'left' });
      picker.dispose();
    });
    picker.show();
  });
};

import { QuickPickItemKind, ThemeIcon, window } from 'vscode';
import { limits } from '../../api/limits.ts';
import type { ReadTemplate } from '../../api/reading.ts';
import { type Failure, type Result, succeeded } from '../../client/failure.ts';
import type { Choices } from '../request/choices.ts';
import { readSectionCount } from '../request/rememberedChoices.ts';
import { say } from '../say.ts';
import { optionWords } from '../words/optionWords.ts';
import { languageItems, narrativeItems, type OptionItem, rewriteItems, themeItems } from './optionItems.ts';
import { type OptionStep, type ServiceAbilities, stepsFor } from './optionSteps.ts';
import { type Picked, pickStep, type StepPosition } from './pickStep.ts';
import { showTemplatePreview } from './templatePreview.ts';

export interface OptionsStart {
  readonly defaults: Choices;
  readonly remembered: Choices | undefined;
  readonly listTemplates: () => PromiseLike<Result<ServiceAbilities & { templates: ReadTemplate[] }>>;
}

type StepOutcome =
  | { readonly kind: 'next'; readonly choices: Choices }
  | { readonly kind: 'back' }
  /** Nothing was chosen after all: the step is shown anew. */
  | { readonly kind: 'again' }
  | { readonly kind: 'left' };

interface StepCall {
  readonly choices: Choices;
  readonly position: StepPosition;
  readonly templates: readonly ReadTemplate[];
  readonly abilities: ServiceAbilities;
  /** What stands beside the last choice; nothing where there was none. */
  readonly mark: string | undefined;
}

/** A step in which one of a few values is picked, the last choice marked. */
const pickOne = async <Value>(
  { position, mark }: StepCall,
  placeholder: string,
  items: readonly OptionItem<Value>[],
  current: Value,
  choose: (value: Value) => Choices | Promise<Choices | undefined>,
): Promise<StepOutcome> => {
  const active = items.find(({ value }) => value === current);
  const marked = items.map((item) =>
    item === active && !item.description ? { ...item, description: mark } : item,
  );
  const picked = await pickStep({
    ...position,
    placeholder,
    items: marked,
    active: marked.find(({ value }) => value === current),
  });
  if (picked.kind !== 'picked') return picked;
  const choices = await choose(picked.items[0]!.value);
  return choices ? { kind: 'next', choices } : { kind: 'again' };
};

const preview = { iconPath: new ThemeIcon('eye'), tooltip: '' };

const flow = async ({ choices, position, templates }: StepCall): Promise<StepOutcome> => {
  const standalone: OptionItem<ReadTemplate | undefined> = {
    value: undefined,
    label: `$(markdown) ${say(optionWords.flowStandalone)}`,
    detail: say(optionWords.flowStandaloneDetail),
  };
  const items = templates.map(
    (template): OptionItem<ReadTemplate | undefined> => ({
      value: template,
      label: `$(layout) ${template.name}`,
      description: say(optionWords.templateSections, template.sections.length),
      detail: template.description,
      buttons: template.previewUrl ? [{ ...preview, tooltip: say(optionWords.templatePreview) }] : [],
    }),
  );
  const separator: OptionItem<undefined> = {
    value: undefined,
    label: say(optionWords.flowTemplates),
    kind: QuickPickItemKind.Separator,
  };
  const picked: Picked<OptionItem<ReadTemplate | undefined>> = await pickStep({
    ...position,
    placeholder: say(optionWords.flowPlaceholder),
    items: items.length > 0 ? [standalone, separator, ...items] : [standalone],
    active: items.find(({ value }) => value?.id === choices.template?.id) ?? standalone,
    onItemButton: ({ value }) => value?.previewUrl && void showTemplatePreview(value.name, value.previewUrl),
  });
  if (picked.kind !== 'picked') return picked;
  const template = picked.items[0]!.value;
  const isSame = template?.id === choices.template?.id;
  const chosen = template && (isSame ? choices.template : { id: template.id, name: template.name });
  return { kind: 'next', choices: { ...choices, template: chosen } };
};

const sections = async ({ choices, position, templates }: StepCall): Promise<StepOutcome> => {
  const template = templates.find(({ id }) => id === choices.template?.id);
  if (!template || template.sections.length === 0) return { kind: 'next', choices };
  const items = template.sections.map(({ id, title, description }) => ({
    value: id,
    label: title || id,
    detail: description,
  }));
  const ticked = choices.template?.sectionIds;
  const picked = await pickStep({
    ...position,
    placeholder: say(optionWords.sectionsPlaceholder, template.name),
    items,
    many: {
      selected: items.filter(({ value }) => !ticked || ticked.includes(value)),
      noneSentence: say(optionWords.sectionsNone),
    },
  });
  if (picked.kind !== 'picked') return picked;
  const all = picked.items.length === items.length;
  const sectionIds = all
    ? undefined
    : items.filter((item) => picked.items.includes(item)).map(({ value }) => value);
  return {
    kind: 'next',
    choices: { ...choices, template: { id: template.id, name: template.name, sectionIds } },
  };
};

const questions = (call: StepCall): Promise<StepOutcome> => {
  const withTemplate = call.choices.template !== undefined;
  const alone = call.abilities.withQuestions
    ? optionWords.questionsYesOptionsDetail
    : optionWords.questionsYesDetail;
  const items = [
    {
      value: true,
      label: `$(comment-discussion) ${say(optionWords.questionsYes)}`,
      detail: say(withTemplate ? optionWords.questionsYesTemplateDetail : alone),
    },
    {
      value: false,
      label: `$(mute) ${say(optionWords.questionsNo)}`,
      detail: say(withTemplate ? optionWords.questionsNoTemplateDetail : optionWords.questionsNoDetail),
    },
  ];
  return pickOne(
    call,
    say(optionWords.questionsPlaceholder),
    items,
    call.choices.askQuestions,
    (askQuestions) => ({
      ...call.choices,
      askQuestions,
    }),
  );
};

/** A step that sets a field to one of a few values. */
const fieldStep =
  <Field extends 'narrative' | 'rewriteStyle' | 'language' | 'theme'>(
    field: Field,
    placeholder: string,
    items: () => readonly OptionItem<Choices[Field]>[],
  ) =>
  (call: StepCall): Promise<StepOutcome> =>
    pickOne(call, say(placeholder), items(), call.choices[field], (value) => ({
      ...call.choices,
      [field]: value,
    }));

const askForNumber = async (position: StepPosition, value: string): Promise<number | undefined> => {
  const problem = (text: string) =>
    typeof readSectionCount(text) === 'number'
      ? undefined
      : say(optionWords.sectionCountWrong, limits.sectionCount);
  const text = await window.showInputBox({
    title: position.title,
    prompt: say(optionWords.sectionCountPrompt, limits.sectionCount),
    value,
    ignoreFocusOut: true,
    validateInput: (typed) => (typed === '' ? undefined : problem(typed)),
  });
  const count = readSectionCount(text);
  return typeof count === 'number' ? count : undefined;
};

const usualCounts = [3, 4, 5, 6, 7, 8];

const sectionCount = (call: StepCall): Promise<StepOutcome> => {
  const current = call.choices.sectionCount;
  const counts = [...new Set([...usualCounts, ...(current === 'auto' ? [] : [current])])].sort(
    (a, b) => a - b,
  );
  const items: OptionItem<Choices['sectionCount'] | 'other'>[] = [
    { value: 'auto', label: say(optionWords.sectionCountAuto) },
    ...counts.map((value) => ({ value, label: String(value) })),
    { value: 'other', label: say(optionWords.sectionCountOther) },
  ];
  return pickOne(call, say(optionWords.sectionCountPlaceholder), items, current, async (value) => {
    const count = value === 'other' ? await askForNumber(call.position, '') : value;
    return count === undefined ? undefined : { ...call.choices, sectionCount: count };
  });
};

const steps: Record<OptionStep, (call: StepCall) => Promise<StepOutcome>> = {
  flow,
  sections,
  questions,
  narrative: fieldStep('narrative', optionWords.narrativePlaceholder, narrativeItems),
  rewriteStyle: fieldStep('rewriteStyle', optionWords.rewritePlaceholder, rewriteItems),
  sectionCount,
  language: fieldStep('language', optionWords.languagePlaceholder, languageItems),
  theme: fieldStep('theme', optionWords.themePlaceholder, themeItems),
};

const directions = { next: 1, back: -1, again: 0 } as const;

/** Leads through the options that count. Undefined: left. A failure: the templates could not be loaded. */
export const chooseOptions = async ({
  defaults,
  remembered,
  listTemplates,
}: OptionsStart): Promise<{ ok: true; value: Choices } | { ok: false; failure: Failure } | undefined> => {
  const listed = await listTemplates();
  if (!listed.ok) return listed;
  const { templates, ...abilities } = listed.value;
  const mark = remembered && say(optionWords.lastChoice);
  let choices = remembered ?? defaults;
  if (!templates.some(({ id }) => id === choices.template?.id)) choices = { ...choices, template: undefined };
  let index = 0;
  while (index < stepsFor(choices, abilities).length) {
    const names = stepsFor(choices, abilities);
    const position = { title: say(optionWords.optionsTitle), step: index + 1, totalSteps: names.length };
    const outcome = await steps[names[index]!]({ choices, position, templates, abilities, mark });
    if (outcome.kind === 'left') return undefined;
    if (outcome.kind === 'next') choices = outcome.choices;
    index += directions[outcome.kind];
  }
  return succeeded(choices);
};

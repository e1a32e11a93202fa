import type { Template } from '../../api/template.ts';
import type { Deck } from '../../deck/deck.ts';
import { Failure } from '../http/failure.ts';
import type { Handler } from '../http/handler.ts';
import { invalid } from '../http/validation.ts';

/** The templates a workspace may use. */
export interface TemplateShelf {
  list(): Promise<readonly Template[]>;
  /** The deck of a template as it is: its sections, nothing generated. */
  deck(template: Template, sectionIds: readonly string[]): Promise<Deck>;
}

export const listTemplates =
  (shelf: TemplateShelf): Handler<'listTemplates'> =>
  async () => ({ templates: [...(await shelf.list())] });

/** The template and those of its sections that were chosen, or what is wrong with the choice. */
export async function chosenSections(
  shelf: TemplateShelf,
  templateId: string,
  selected: readonly string[] | undefined,
): Promise<{ template: Template; sectionIds: readonly string[] } | Failure> {
  const template = (await shelf.list()).find(({ id }) => id === templateId);
  if (template === undefined) {
    return new Failure('TEMPLATE_NOT_FOUND', `There is no template ${quoted(templateId)}.`);
  }
  const known = template.sections.map(({ id }) => id);
  if (selected === undefined || selected.length === 0) return { template, sectionIds: known };
  const lacking = selected.flatMap((id, index) =>
    known.includes(id)
      ? []
      : [
          {
            path: `selected_section_ids[${index}]`,
            message: `must be a section of the template ${quoted(template.id)}: it has no ${quoted(id)}`,
          },
        ],
  );
  if (lacking.length > 0) return invalid(lacking.slice(0, 10));
  return { template, sectionIds: known.filter((id) => selected.includes(id)) };
}

const quoted = (id: string) => JSON.stringify(id.slice(0, 100));

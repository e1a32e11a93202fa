import type { DeckTemplate } from '../../deck/templates/deckTemplate.ts';
import { Failure } from '../http/failure.ts';
import type { Handler } from '../http/handler.ts';
import { invalid } from '../http/validation.ts';
import type { TemplateShelf } from '../presentations/templateShelf.ts';

export const listTemplates =
  (shelf: TemplateShelf): Handler<'listTemplates'> =>
  async () => ({ templates: await shelf.list() });

const mostDetails = 10;

/** The template and those of its sections that were chosen, or what is wrong with the choice. */
export function chosenSections(
  shelf: TemplateShelf,
  templateId: string,
  selected: readonly string[] | undefined,
): { template: DeckTemplate; sectionIds: readonly string[] } | Failure {
  const template = shelf.find(templateId);
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
            message: `must be a section of the template ${quoted(template.id)}, which has no ${quoted(id)}`,
          },
        ],
  );
  if (lacking.length > 0) return invalid(lacking.slice(0, mostDetails));
  return { template, sectionIds: known.filter((id) => selected.includes(id)) };
}

const quoted = (id: string) => JSON.stringify(id.slice(0, 100));

import type { Template } from '../../api/template.ts';
import type { DeckTemplate } from '../../deck/templates/deckTemplate.ts';
import { findTemplate, templates } from '../../deck/templates.ts';
import type { Deck } from '../../layouts/deck.ts';
import { templateDeck } from '../../layouts/templateDeck.ts';

/** The templates a workspace may use: the same for all. */
export class TemplateShelf {
  readonly #previewUrl: (preview: string) => Promise<string | null>;

  constructor(previewUrl: (preview: string) => Promise<string | null>) {
    this.#previewUrl = previewUrl;
  }

  list(): Promise<Template[]> {
    return Promise.all(templates.map((template) => this.#shown(template)));
  }

  find(id: string): DeckTemplate | undefined {
    return findTemplate(id);
  }

  /** The deck of a template as it is: its sections, nothing generated. */
  deck(template: DeckTemplate, sectionIds: readonly string[]): Deck {
    return templateDeck(template, sectionIds);
  }

  async #shown({ id, name, description, category, preview, sections }: DeckTemplate): Promise<Template> {
    return {
      id,
      name,
      description,
      category: [...category],
      preview_url: await this.#previewUrl(preview),
      sections: sections.map((section) => ({
        id: section.id,
        title: section.title,
        description: section.description,
      })),
    };
  }
}

import * as z from 'zod';
import { rich } from '../deck/richText.ts';
import type { AnySlide } from '../deck/slide.ts';
import type { Arranged } from './arrangement.ts';
import type { Layout, Setting, SlideText } from './layout.ts';

/** The layouts by their names: the only place that finds one for a slide. */
export class LayoutRegistry<L extends Layout = Layout> {
  readonly #byName: ReadonlyMap<string, L>;

  constructor(layouts: readonly L[]) {
    this.#byName = new Map(layouts.map((layout) => [layout.schema.shape.layout.value, layout]));
    if (this.#byName.size !== layouts.length) throw new Error('Two layouts have one name.');
  }

  get all(): readonly L[] {
    return [...this.#byName.values()];
  }

  of(slide: Pick<AnySlide, 'layout'>): L {
    const found = this.#byName.get(slide.layout);
    if (!found) throw new Error(`There is no layout "${slide.layout}".`);
    return found;
  }

  /** One schema of every layout's slides. */
  slideSchema(): z.ZodType<z.infer<L['schema']>> {
    const schemas = this.all.map(({ schema }) => schema);
    return z.discriminatedUnion('layout', schemas as unknown as [L['schema'], ...L['schema'][]]) as never;
  }

  /** All the texts that a slide shows, in reading order. */
  texts(slide: AnySlide): readonly SlideText[] {
    const kicker = 'kicker' in slide ? [{ role: 'kicker', text: slide.kicker } as SlideText] : [];
    return [
      ...kicker,
      { role: 'title' as const, text: slide.title },
      ...this.of(slide).texts(slide as never),
    ].filter(({ text }) => (text ?? rich('')).length > 0);
  }

  arrange(slide: AnySlide, setting: Setting): Arranged {
    return this.of(slide).arrange(slide as never, setting);
  }
}

import type { TypeStyle } from '../../deck/typeScale.ts';

const styleClass = ({ family, size, lineHeight, weight, tracking }: TypeStyle): string =>
  [
    't',
    size,
    lineHeight,
    weight,
    ...(family === 'text' ? [] : [family]),
    ...(tracking === 0 ? [] : [Math.round(tracking * -1000)]),
  ].join('-');

export const typeRule = (name: string, style: TypeStyle): string =>
  `.${name}{font:${style.weight} calc(${style.size}px*var(--type) + var(--type-more))/calc(${style.lineHeight}px*var(--type) + var(--line-more)) var(--font-${style.family});letter-spacing:${style.tracking}em}`;

/** The styles that a page sets text in: as many rules as it needs. */
export class StyleClasses {
  readonly #rules = new Map<string, string>();

  readonly of = (style: TypeStyle): string => {
    const name = styleClass(style);
    if (!this.#rules.has(name)) this.#rules.set(name, typeRule(name, style));
    return name;
  };

  get styleSheet(): string {
    return [...this.#rules.values()].join('\n');
  }
}

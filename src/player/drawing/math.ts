import { formulaOptions, longestFormula } from '../../deck/formulaOptions.ts';
import { drawn, html } from '../html.ts';
import type { DrawMath } from '../richText.ts';

/** TeX to MathML. What it cannot read is shown as it was written. */
export const loadMath = async (): Promise<DrawMath> => {
  const { default: temml } = await import('temml');
  return (tex, display) => {
    if (tex.length > longestFormula) return html`<code>${tex}</code>`;
    try {
      return drawn(
        temml.renderToString(tex, {
          ...formulaOptions,
          maxSize: [...formulaOptions.maxSize],
          displayMode: display,
        }),
      );
    } catch {
      return html`<code>${tex}</code>`;
    }
  };
};

import { formulaOptions, longestFormula } from '../../deck/formulaOptions.ts';
import { drawn, html } from '../html.ts';
import type { DrawMath } from '../richText.ts';

const asWritten = (tex: string) => html`<code class="unread">${tex}</code>`;

/** TeX to MathML. What it cannot read is shown as it was written. */
export const loadMath = async (): Promise<DrawMath> => {
  const { default: temml } = await import('temml');
  return (tex, display) => {
    if (tex.length > longestFormula) return asWritten(tex);
    try {
      return drawn(
        temml.renderToString(tex, {
          ...formulaOptions,
          maxSize: [...formulaOptions.maxSize],
          displayMode: display,
        }),
      );
    } catch {
      return asWritten(tex);
    }
  };
};

import { drawn, html } from '../html.ts';
import type { DrawMath } from '../richText.ts';

const longest = 4_000;

/** TeX to MathML. What it cannot read is shown as it was written. */
export const loadMath = async (): Promise<DrawMath> => {
  const { default: temml } = await import('temml');
  return (tex, display) => {
    if (tex.length > longest) return html`<code>${tex}</code>`;
    try {
      return drawn(
        temml.renderToString(tex, {
          displayMode: display,
          trust: false,
          strict: false,
          throwOnError: true,
          maxSize: [10, 10],
          maxExpand: 200,
        }),
      );
    } catch {
      return html`<code>${tex}</code>`;
    }
  };
};

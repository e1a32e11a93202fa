import type { RoomOf } from './stage.ts';

const steps = [40, 36, 32, 28, 24, 20, 16];

/** Formulas are set as large as their box allows; nobody knows a formula's width before it stands on the page. */
export const fitFormulas = (slides: HTMLElement, roomOf: RoomOf): void => {
  const formulas = [...slides.querySelectorAll<HTMLElement>('.formula')];
  if (formulas.length === 0) return;
  const document = slides.ownerDocument;
  const bench = document.createElement('div');
  bench.className = 'bench';
  bench.setAttribute('aria-hidden', 'true');
  document.body.append(bench);
  for (const formula of formulas) {
    const { width, height } = roomOf(formula);
    bench.style.width = `${width}px`;
    const trial = formula.cloneNode(true) as HTMLElement;
    bench.replaceChildren(trial);
    const size = steps.find((each) => {
      trial.style.fontSize = `${each}px`;
      return trial.scrollWidth <= width && trial.scrollHeight <= height;
    });
    formula.style.fontSize = `${size ?? steps.at(-1)}px`;
  }
  bench.remove();
};

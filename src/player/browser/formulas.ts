import { minimumSize } from '../../deck/canvas.ts';
import type { RoomOf } from './stage.ts';

/** From the largest size down to the least that can be read. */
const stepsFrom = (largest: number): number[] =>
  Array.from({ length: (largest - minimumSize.caption) / 4 + 1 }, (_, at) => largest - 4 * at);

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
    const steps = stepsFrom(Number(formula.dataset.size));
    const size = steps.find((each) => {
      trial.style.fontSize = `${each}px`;
      return trial.scrollWidth <= width && trial.scrollHeight <= height;
    });
    formula.style.fontSize = `${size ?? steps.at(-1)}px`;
  }
  bench.remove();
};

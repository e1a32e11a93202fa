let copies = 0;

/** A diagram's arrows and styles are found by ids, which no other drawing may have. */
export const renameIds = (svg: SVGSVGElement): void => {
  copies += 1;
  const renamed = svg.outerHTML.replaceAll(svg.id, `${svg.id}-copy-${copies}`);
  const parsed = new DOMParser().parseFromString(renamed, 'text/html').querySelector('svg');
  if (parsed) svg.replaceWith(parsed);
};

/** A slide as it was before the player placed it. */
export const copyOfSlide = (slide: HTMLElement): HTMLElement => {
  const copy = slide.cloneNode(true) as HTMLElement;
  for (const name of ['id', 'style', 'class', 'hidden', 'aria-hidden', 'inert']) copy.removeAttribute(name);
  for (const picture of copy.querySelectorAll('img')) picture.loading = 'eager';
  for (const svg of copy.querySelectorAll<SVGSVGElement>('.diagram-drawing svg[id]')) renameIds(svg);
  return copy;
};

import { plain } from '../../../../deck/richText.ts';
import type { Said } from '../../../features/said.ts';
import type { Visual } from '../../../features/visual.ts';
import { policy } from '../../../policy/policy.ts';
import type { BlockOf } from '../../../reading/document/sourceDocument.ts';

const { worth } = policy.scene;

const areFigures = (rows: BlockOf<'table'>['rows']): boolean => {
  const cells = rows.flatMap((row) => row.slice(1));
  return 2 * cells.filter((cell) => figure.test(plain(cell))).length > cells.length;
};
const figure = /^[^\p{L}\p{N}]*\p{N}/u;

const ownWorth = (visual: Visual, isFirst: boolean): number => {
  if (visual.kind === 'code') return isFirst ? worth.code : worth.moreCode;
  return visual.kind === 'table' && areFigures(visual.rows) ? worth.figures : worth[visual.kind];
};

const setsUp =
  /^\s*(?:$|#|\/\/|import\b|from\s+\S+\s+import\b|using\s|require\b|[%!]\w|(?:const|let|var)\s[^=]*=\s*require\(|library\()/u;
/** `plt.plot(times, ships)`: what it draws is to be seen, and not here. */
const draws = /^\s*(?:\w+\s*=\s*)?(?:plt|sns|ax|fig|px|ggplot)\b|^\s*\w*plot\w*\(|\.plot\(|^\s*show\(/iu;
/** Nothing but what a notebook begins with, or what draws its pictures. */
const isSetUp = (lines: readonly string[]): boolean =>
  lines.every((line) => setsUp.test(line) || draws.test(line)) && lines.some((line) => !remark.test(line));
/** Nothing else is no beginning: "# vgs" is typed by the administrator. */
const remark = /^\s*(?:$|#(?!include)|\/\/)/u;

/** What a table, a listing or a picture is worth, with the sentence that introduces it. */
export const worthOfVisual = (visual: Visual, lead: Said | undefined, isFirst: boolean): number => {
  const own = ownWorth(visual, isFirst);
  const said = lead ? Math.max(0, lead.score) * 0.3 : 0;
  if (visual.kind !== 'code') return own + said;
  const lines = visual.code.split('\n');
  const size = lines.length > policy.scene.longCode ? worth.longCode : 0;
  const sums =
    2 * lines.filter((line) => /[0-9a-f]{32}/i.test(line)).length > lines.length ? worth.checksums : 0;
  return own + said + size - sums - (isSetUp(lines) ? worth.setUp : 0);
};

import { plain } from '../../../deck/richText.ts';
import type { Said } from '../../features/said.ts';
import type { Visual } from '../../features/visual.ts';
import { policy } from '../../policy/policy.ts';
import type { BlockOf } from '../../reading/document/sourceDocument.ts';

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

/** What a table, a listing or a picture is worth, with the sentence that introduces it. */
export const worthOfVisual = (visual: Visual, lead: Said | undefined, isFirst: boolean): number => {
  const own = ownWorth(visual, isFirst);
  const said = lead ? Math.max(0, lead.score) * 0.3 : 0;
  if (visual.kind !== 'code') return own + said;
  const lines = visual.code.split('\n');
  const size = lines.length > policy.scene.longCode ? worth.longCode : 0;
  const sums =
    2 * lines.filter((line) => /[0-9a-f]{32}/i.test(line)).length > lines.length ? worth.checksums : 0;
  return own + said + size - sums;
};

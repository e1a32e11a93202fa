import { smallest } from '../../../../deck/extremes.ts';
import { rich } from '../../../../deck/richText.ts';
import type { FlowItem } from '../../document/flow.ts';
import type { Position } from '../../document/sourceDocument.ts';
import { isOfWholeCourse, nameOfCoursePart } from '../rules/courseParts.ts';

interface Around {
  /** How deep the section is that the part stands in; 0 where there is none. */
  readonly depth: number;
  /** How deep the sections of the document are. */
  readonly top: number;
}

/** A part of a course with its heading below the one that it stands under, which goes on after it. */
export const courseFlow = (
  kind: string,
  items: readonly FlowItem[],
  { depth, top }: Around,
  position: Position,
): FlowItem[] => {
  if (items.length === 0) return [];
  const wanted = isOfWholeCourse(kind) ? top : depth + 1;
  const name = items[0]!.kind === 'heading' ? undefined : nameOfCoursePart(kind);
  const depths = items.flatMap((item) => (item.kind === 'heading' ? [item.depth] : []));
  if (name === undefined && depths.length === 0) return [...items];
  const [own, below] = name === undefined ? [[], wanted] : [[heading(name, wanted, position)], wanted + 1];
  const lowered = Math.max(
    0,
    depths.length === 0 || (depth === 0 && name === undefined) ? 0 : below - smallest(depths),
  );
  const shifted = items.map((item) =>
    item.kind === 'heading' || item.kind === 'end' ? { ...item, depth: item.depth + lowered } : item,
  );
  const first = own.length > 0 ? wanted : smallest(depths) + lowered;
  return [...own, ...shifted, { kind: 'end', depth: first }];
};

const heading = (name: string, depth: number, position: Position): FlowItem => ({
  kind: 'heading',
  depth,
  text: rich(name),
  position: { from: position.from, to: position.from },
});

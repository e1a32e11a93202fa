import mermaid from 'mermaid';
import { diagramLimits } from '../../deck/diagramLimits.ts';

type ReadBlocks = readonly (ReadBlock | readonly ReadBlock[])[];

/** A block as the library has read it, before it makes anything of it. */
interface ReadBlock {
  readonly type?: string;
  /** Of a space: how many stand side by side. */
  readonly width?: number;
  readonly children?: ReadBlocks;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** How many blocks are drawn. */
export const blocksIn = (blocks: ReadBlocks): number =>
  sum(
    blocks
      .flat()
      .map(({ type, width = 1, children = [] }) => (type === 'space' ? width : 1) + blocksIn(children)),
  );

/** How often a block is sized: the library sizes what is in one twice as often as the one around it. */
export const sizingsOf = (blocks: ReadBlocks): number =>
  sum(blocks.flat().map(({ children = [] }) => 1 + 2 * sizingsOf(children)));

/** A packet's rows so far, as the library keeps them. */
interface Rows {
  getPacket(): readonly (readonly unknown[])[];
}

type Keeper = Record<string, (this: Rows, read: never) => unknown>;

interface HeldKind {
  /** The least that is of this kind. */
  readonly sample: string;
  /** How its keeper is told what was read, before anything is made of it. */
  readonly method: string;
  isTooMuch(read: never, keeper: Rows): boolean;
}

/** Kinds of diagrams of which a few words may be more than the library draws in minutes, and which it does not bound. */
const heldKinds: readonly HeldKind[] = [
  {
    sample: 'block-beta\n  a',
    method: 'setHierarchy',
    isTooMuch: (blocks: ReadBlocks) =>
      blocksIn(blocks) > diagramLimits.parts || sizingsOf(blocks) > diagramLimits.sizings,
  },
  {
    sample: 'packet-beta\n  0: "a"',
    method: 'pushWord',
    isTooMuch: (row: readonly unknown[], keeper) =>
      keeper.getPacket().flat().length + row.length > diagramLimits.parts,
  },
];

const hold = async ({ sample, method, isTooMuch }: HeldKind): Promise<void> => {
  const { db } = await mermaid.mermaidAPI.getDiagramFromText(sample);
  const keeper = (Object.hasOwn(db, method) ? db : Object.getPrototypeOf(db)) as Keeper;
  const keep = keeper[method];
  if (!keep) throw new Error(`The library no longer has "${method}".`);
  keeper[method] = function (read) {
    if (isTooMuch(read, this)) throw new Error('The diagram has too many parts.');
    return keep.call(this, read);
  };
};

let held: Promise<unknown> | undefined;

/** A setting within a word parts it, until the library has taken the setting away. */
const mayBeHeld = /block|packet|%%\{/;

/** From now on the library reads no such diagram that is too large; to be called once it was set up. */
export const holdKinds = async (source: string): Promise<void> => {
  if (!mayBeHeld.test(source)) return;
  held ??= Promise.all(heldKinds.map(hold));
  await held;
};

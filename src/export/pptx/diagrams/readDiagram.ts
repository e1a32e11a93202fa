import { saysTooMuch } from '../../../deck/diagramLimits.ts';
import type { Diagram } from './diagram.ts';
import { Cannot } from './reading/cannot.ts';
import { readClasses } from './reading/classes.ts';
import { readEntities } from './reading/entities.ts';
import { readFlowchart } from './reading/flowchart.ts';
import { type Written, writtenOf } from './reading/preamble.ts';
import { readSequence } from './reading/sequence.ts';
import { readState } from './reading/state.ts';

const readers: Readonly<Record<string, (written: Written) => Diagram>> = {
  flowchart: readFlowchart,
  graph: readFlowchart,
  sequenceDiagram: readSequence,
  stateDiagram: readState,
  'stateDiagram-v2': readState,
  classDiagram: readClasses,
  'classDiagram-v2': readClasses,
  erDiagram: readEntities,
};

/** What a diagram says; nothing where any of it is not understood, or where it is too large to be drawn. */
export const readDiagram = (source: string): Diagram | undefined => {
  if (saysTooMuch(source)) return undefined;
  const written = writtenOf(source);
  const read = written && readers[written.kind];
  if (!read) return undefined;
  try {
    return read(written);
  } catch (error) {
    if (error instanceof Cannot) return undefined;
    throw error;
  }
};

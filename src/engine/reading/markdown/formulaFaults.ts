import { formulaOptions, longestFormula } from '../../../deck/formulaOptions.ts';
import { blockTexts } from '../document/blockTexts.ts';
import type { Fault } from '../document/fault.ts';
import type { Block, SourceDocument, SourceSection } from '../document/sourceDocument.ts';

/** Whoever writes more of them has seen what becomes of the first. */
const mostRead = 200;

interface Formula {
  readonly tex: string;
  readonly line: number;
}

const formulasOf = (block: Block): Formula[] => {
  const line = block.position.from;
  if (block.kind === 'math') return [{ tex: block.tex, line }];
  return blockTexts(block)
    .flat()
    .flatMap(({ text, marks }) => (marks?.includes('math') ? [{ tex: text, line }] : []));
};

const formulasIn = (tree: Pick<SourceDocument | SourceSection, 'blocks' | 'sections'>): Formula[] => [
  ...tree.blocks.flatMap(formulasOf),
  ...tree.sections.flatMap(formulasIn),
];

/** Formulas of a document that are no TeX, and stand on slides as they were written. */
export const formulaFaults = async (tree: Pick<SourceDocument, 'blocks' | 'sections'>): Promise<Fault[]> => {
  const formulas = formulasIn(tree).slice(0, mostRead);
  if (formulas.length === 0) return [];
  const { default: temml } = await import('temml');
  const canBeRead = (tex: string): boolean => {
    try {
      temml.renderToString(tex, { ...formulaOptions, maxSize: [...formulaOptions.maxSize] });
      return true;
    } catch {
      return false;
    }
  };
  return formulas
    .filter(({ tex }) => tex.length > longestFormula || !canBeRead(tex))
    .map(({ line }) => ({ about: 'formula', line }));
};

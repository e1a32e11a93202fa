const normal = '0123456789+-=()';
const characters = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎' };

/** Figures as superscript or subscript characters; other text as it is. */
export function raised(text: string, where: 'sup' | 'sub'): string {
  const figures = text.trim();
  const positions = [...figures].map((character) => normal.indexOf(character));
  if (positions.includes(-1)) return text;
  return positions.map((position) => characters[where][position]).join('');
}

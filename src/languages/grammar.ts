export interface Grammar {
  /** Where verbs and what relates a word to the others stand: "for the board", "役員会のための". */
  readonly heads: 'first' | 'last';
  readonly words: {
    /**
     * How words stand beside each other: apart; apart, with endings glued on and spaces left out at will;
     * all together.
     */
    readonly spacing: 'apart' | 'glued' | 'together';
    /** What is written onto a word's beginning without changing it: articles, "and", "to". */
    readonly prefixes: readonly string[];
  };
}

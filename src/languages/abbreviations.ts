/** Written in lower case, without inner spaces: "z. B." is "z.b."; separated by spaces. */
export interface Abbreviations {
  /** Always followed by what they belong to: "Mr. Smith", "Nr. 5". */
  readonly leading: string;
  /** Words of their own unless a number follows: "art. 5", "max. 12". */
  readonly numbered: string;
  /** May stand at a sentence's end as well: "at 5 p.m. We left." */
  readonly closing: string;
  /** Where ordinals are written with a full stop: what stands before or after one. */
  readonly ordinals?: { readonly before: RegExp; readonly after: RegExp };
}

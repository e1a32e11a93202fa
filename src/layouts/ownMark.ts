const ownMark = /^(\d{1,3}[.)]|[+–])\s+/u;

/** "2. Send the offer", "+ it is free": the mark that a text brings itself, and what stands behind it. */
export const ownMarkOf = <Run extends { readonly text: string }>(
  runs: readonly Run[],
): { readonly mark: string; readonly rest: readonly Run[] } | undefined => {
  const [first, ...others] = runs;
  const [whole, mark] = ownMark.exec(first?.text ?? '') ?? [];
  if (!first || whole === undefined || mark === undefined) return undefined;
  const left = first.text.slice(whole.length);
  return { mark, rest: [...(left === '' ? [] : [{ ...first, text: left }]), ...others] };
};

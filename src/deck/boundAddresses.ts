const longestAddress = 2000;

interface LinkingParser {
  readonly linkify: { testSchemaAt(text: string, schema: string, start: number): number };
}

/**
 * Has a parser read only so far for the end of an address in a text. Each address looks for the end of a bracket it
 * opens: where thousands stand in one word, that would be most of the text each time.
 */
export function boundAddresses({ linkify }: LinkingParser): void {
  const lengthAt = linkify.testSchemaAt.bind(linkify);
  linkify.testSchemaAt = (text, schema, start) => {
    const length = lengthAt(text.slice(0, start + longestAddress), schema, start);
    return length < longestAddress ? length : 0;
  };
}

import type { RichText } from '../../deck/richText.ts';

/** "0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B", the number of a commit: nobody reads them to the end. */
const address =
  /(?<![\p{L}\p{N}])(0x)?(?=[\da-f]{0,64}\d)([\da-f]{4})[\da-f]{12,120}([\da-f]{4})(?![\p{L}\p{N}])/giu;

/** A name with the beginnings and ends of the addresses in it. */
export const withShortAddresses = (name: RichText): RichText =>
  name.map((span) => ({ ...span, text: span.text.replace(address, '$1$2…$3') }));

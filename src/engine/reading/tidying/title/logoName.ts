import { type RichText, rich } from '../../../../deck/richText.ts';
import type { Block } from '../../document/sourceDocument.ts';

/** A document that begins with a picture of its name has no other title. */
const longestLogo = 40;
export const logoName = ([first]: readonly Block[]): RichText | undefined => {
  const name =
    first?.kind === 'image' ? first.alt.replace(/(?<!\s)\s+(?:logo|banner|icon)$/iu, '').trim() : '';
  return name !== '' &&
    name.length <= longestLogo &&
    !/^(?:logo|banner|image|screenshot|\S+\.\w{3,4})$/iu.test(name)
    ? rich(name)
    : undefined;
};

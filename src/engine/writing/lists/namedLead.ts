import { endsInColon } from '../../../deck/endsInColon.ts';
import { isWholly, type RichText } from '../../../deck/richText.ts';
import { withoutColon } from '../../../deck/withoutColon.ts';
import { isTitle } from '../../text/fit.ts';
import { withoutStrong } from '../../text/leads.ts';
import { asTitle } from '../../text/shorten.ts';
import type { Frame } from '../draft/draft.ts';
import { isKicker } from '../points/room.ts';

/** "**Trust boundaries:**" above a list is a heading over it; undefined: it leads on, or has no room as one. */
export const underNamedLead = (lead: RichText, frame: Frame): Frame | undefined => {
  const title = asTitle(withoutColon(lead).map(withoutStrong));
  const isName = isWholly(lead, 'strong') && endsInColon(lead);
  if (!isName || !isTitle(title) || !isKicker(frame.title)) return undefined;
  return { ...frame, title, ...(frame.isNameless ? {} : { kicker: frame.title }) };
};

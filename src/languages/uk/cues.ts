import type { Cues } from '../cues.ts';
import { cues as us } from '../us/cues.ts';

const { roles, headings, fields } = us;

/** What people in Britain write beside what Americans write. */
export const cues: Cues = {
  ...us,
  months: `${us.months}, sept`,
  roles: {
    ...roles,
    decision: [
      `${roles.decision[0]}, nem con, carried unanimously, it was minuted that, plumped for`,
      roles.decision[1],
    ],
    ask: [
      `${roles.ask[0]}, we should be grateful, we would be grateful, grateful if you, kindly approve`,
      roles.ask[1],
    ],
    risk: [`${roles.risk[0]}, sticking point*, could come unstuck, knock on effect*`, roles.risk[1]],
    action: [
      `${roles.action[0]}, to action, to be actioned, actioned by, by the end of term, in hand, to chase, will chase`,
      roles.action[1],
    ],
    caveat: [`${roles.caveat[0]}, whilst, subject to contract, save that`, roles.caveat[1]],
    narration: [
      `${roles.narration[0]}, rang up, rang round, popped in, over tea, tea break, after tea, votes of thanks, vote of thanks, in the chair`,
      roles.narration[1],
    ],
  },
  headings: {
    ...headings,
    openQuestions: `${headings.openQuestions}, matters arising, any other business, aob`,
    attendees: `${headings.attendees}, apologies for absence, in the chair`,
    budget: `${headings.budget}, costings, spend`,
  },
  fields: {
    ...fields,
    attendees: `${fields.attendees}, apologies for absence, in the chair, clerk`,
    author: `${fields.author}, minuted by`,
    location: `${fields.location}, postcode, town, county`,
  },
};

import { plain } from '../../../deck/richText.ts';
import { isOneLineTitle } from '../../text/fit.ts';
import { asTitle } from '../../text/shorten.ts';
import type { Frame } from '../draft/draft.ts';
import { goesOnWith, isPlain, type Point } from './points.ts';
import { isKicker } from './room.ts';

interface Page {
  readonly frame: Frame;
  readonly points: readonly Point[];
}

/** "2026" and "14:10" name nothing. */
const isName = /\p{L}{2}/u;

/** A page that a named entry has to itself is called by its name, below the heading of the list. */
export const calledByName = (page: readonly Point[], frame: Frame): Page => {
  const [first, ...others] = page;
  const { lead, ...unnamed } = first ?? {};
  const isAlone =
    first !== undefined &&
    isPlain(first) &&
    first.number === undefined &&
    others.every((point) => goesOnWith(first, point));
  const title = asTitle(lead ?? []);
  if (!isAlone || !isName.test(plain(title)) || !isOneLineTitle(title) || !isKicker(frame.title))
    return { frame, points: page };
  return {
    frame: { ...frame, title, ...(frame.isNameless ? {} : { kicker: frame.title }) },
    points: [unnamed as Point, ...others],
  };
};

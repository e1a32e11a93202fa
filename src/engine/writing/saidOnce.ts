import { plain, type RichText } from '../../deck/richText.ts';
import type { Slide } from '../../layouts/slide.ts';
import type { Said } from '../features/said.ts';
import type { Body } from '../planning/scenes/scene.ts';
import { policy } from '../policy/policy.ts';
import { shownOn, spaced } from './draft/slideText.ts';

/** "**Impact**: all users" is said of whatever its heading names. */
const isNamed = ([first]: RichText): boolean => first?.marks?.includes('strong') === true;

/** "All versions of 9.x are vulnerable" at the beginning of each of two reports is said of what that one is about. */
const isWeighty = ({ roles }: Said): boolean => roles.get('risk') === 2;

/** What a document says again in the same words is shown once, unless its heading has nothing else to say. */
export class SaidOnce {
  readonly #told = new Set<string>();

  /** A text without what was told before, in it or elsewhere. */
  fresh(body: Body): Body {
    if (body.kind !== 'text') return body;
    const here = new Set<string>();
    const said = body.said.filter((each, at) => {
      const { text, words } = each;
      if (words <= policy.sentence.few || isNamed(text) || (at === 0 && isWeighty(each))) return true;
      const told = spaced(plain(text));
      const isFresh = !this.#told.has(told) && !here.has(told);
      here.add(told);
      return isFresh;
    });
    return said.length > 0 && said.length < body.said.length ? { ...body, said } : body;
  }

  tell(body: Body, slides: readonly Slide[]): void {
    if (body.kind !== 'text') return;
    const isShown = shownOn(slides);
    for (const { text } of body.said) if (isShown(plain(text))) this.#told.add(spaced(plain(text)));
  }
}

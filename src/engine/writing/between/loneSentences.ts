import type { Language } from '../../../api/generationOptions.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import type { Slide } from '../../../layouts/slide.ts';
import { toldOf } from '../../features/items.ts';
import { titleKey } from '../../planning/titles.ts';
import { policy } from '../../policy/policy.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import type { DraftedScene } from '../draftedDeck.ts';
import { withTextAfter, withTextBefore } from '../textBeside.ts';
import { betweenSlides } from './betweenSlides.ts';

/** All that a slide says in a sentence or two. */
const loneIn = (slide: Slide): RichText | undefined =>
  slide.layout === 'statement' && !slide.tone && estimateWords(plain(slide.text)) <= policy.text.inOneBreath
    ? slide.text
    : undefined;

/** "The meeting takes place in hall 1." above "Draft agenda", which a list of the same heading is called by, and not the first of its entries. */
const isCalledAnew = (above: Slide, here: Slide, { title, body }: DraftedScene): boolean =>
  body.kind !== 'text' &&
  !(body.kind === 'list' && toldOf(body.items).size > 0) &&
  'kicker' in here &&
  here.kicker !== undefined &&
  titleKey(title) === titleKey(above.title) &&
  titleKey(here.kicker) === titleKey(above.title);

const mostOfName = 4;
/** "Old business" among entries of which more is said has nothing below it, and introduces none of them. */
const isBareName = (text: RichText): boolean =>
  estimateWords(plain(text)) <= mostOfName && !/\p{P}\s*$/u.test(plain(text));

/** A sentence that would be alone on its slide stands with what comes before or after it under its heading, where a slide holds both. */
export const loneSentences = (scenes: readonly DraftedScene[], language: Language): DraftedScene[] =>
  betweenSlides(scenes, (above, here, scene) => {
    const isSame = titleKey(above.title) === titleKey(here.title);
    const after = loneIn(here);
    const both = isSame && after ? withTextAfter(after, above, language) : undefined;
    if (both) return { above: both, here: undefined };
    const before = loneIn(above);
    const isAnew = isCalledAnew(above, here, scene);
    if (!before || !(isSame || isAnew)) return undefined;
    if (isAnew && scene.body.kind === 'list' && isBareName(before)) return { above: undefined, here };
    const led = withTextBefore(before, here, language);
    return led && { above: undefined, here: led };
  });

import type { Language } from '../../api/generationOptions.ts';
import { plain, rich } from '../../deck/richText.ts';
import { deckWords } from '../../languages/wordsOfDeck.ts';
import type { Slide } from '../../layouts/slide.ts';
import { binds } from '../features/binds.ts';
import { paragraphsOf } from '../features/paragraphs.ts';
import { roleOf } from '../planning/ending.ts';
import type { DeckPlan, PlannedSection } from '../planning/planDeck.ts';
import type { Part, Scene } from '../planning/scenes/scene.ts';
import { Titles, titleKey } from '../planning/titles.ts';
import { policy } from '../policy/policy.ts';
import { estimateWords } from '../text/estimateWords.ts';
import { isOneLineTitle, isSentenceTitle, isTitle } from '../text/fit.ts';
import { saidAfterwards } from './afterwards.ts';
import { afterCover } from './between/afterCover.ts';
import { evenLooks } from './between/evenLooks.ts';
import { evenSections } from './between/evenSections.ts';
import { evenTexts } from './between/evenTexts.ts';
import { introducedTogether } from './between/introducedTogether.ts';
import { withWhatItLeansOn } from './between/leaning.ts';
import { listingsTogether } from './between/listingsTogether.ts';
import { loneSentences } from './between/loneSentences.ts';
import { withoutOpenEnd } from './between/openEnd.ts';
import { quotedBelow } from './between/quotedBelow.ts';
import { type Drafting, framedSections } from './deckFrame.ts';
import { type Frame, longestRhythm, lookOf, type Writing } from './draft/draft.ts';
import type { DraftedScene, DraftedSection, Languages } from './draftedDeck.ts';
import { DraftedScenes } from './draftedScenes.ts';
import { withLeftSentences } from './leftSentences.ts';
import { withTheRest } from './notes/withTheRest.ts';
import { isKicker } from './points/room.ts';
import { SaidOnce } from './saidOnce.ts';
import { withTextAfter } from './textBeside.ts';
import { announcedHeadings } from './titles/announcedHeadings.ts';
import { headedAlike } from './titles/headedAlike.ts';
import { type HeadedBy, headedAnew } from './titles/headline.ts';
import { withoutEcho } from './titles/withoutEcho.ts';
import { remarkedVisuals } from './visuals/remarkedVisuals.ts';

const goesOnAfter = (slides: readonly Slide[], scene: Scene, { scenes }: PlannedSection): boolean =>
  slides.length > 1 || scene !== scenes.at(-1);

/** A sole sentence that goes on under a title and is not what its text is written for: it is said, not shown. */
const isAfterthought = ({ body }: Scene, [slide, ...others]: readonly Slide[]): boolean =>
  body.kind === 'text' &&
  others.length === 0 &&
  slide?.layout === 'statement' &&
  estimateWords(plain(slide.text)) <= policy.afterthought.mostWords &&
  body.said.every((said) => !said.isCommand && !binds(said) && said.score < policy.afterthought.least);

/** What is no slide of its own stands below what comes before it, where that has room for it. */
const belowLast = (
  above: readonly Slide[],
  [aside]: readonly Slide[],
  language: Language,
): Slide[] | undefined => {
  if (aside?.layout !== 'statement') return undefined;
  const whole = withTextAfter(aside.text, above.at(-1)!, language);
  return whole && [...above.slice(0, -1), whole];
};

/** Further pages of what is introduced under its heading stay under it, as their first one does. */
const isLedOn = (slides: readonly Slide[], at: number, previous: string | undefined): boolean => {
  const [first] = slides;
  const leadOf = (slide: Slide | undefined): string =>
    slide && 'lead' in slide && slide.lead ? plain(slide.lead) : '';
  const isSameLead = leadOf(first) !== '' && leadOf(first) === leadOf(slides[at]);
  return at > 0 && isSameLead && titleKey(first!.title) !== previous;
};

const calledBy = ({ body: { kind } }: Scene, isOurs: boolean): HeadedBy => {
  if (kind === 'text') return isOurs ? 'sentence' : 'topic';
  return kind === 'visual' && isOurs ? 'sentence' : 'lead';
};

/** The pages of one listing stay under the title of the first, whatever that is called by. */
const pagedUnderOne = ([first, ...others]: readonly Slide[]): Slide[] => {
  if (first?.layout !== 'code') return [...(first ? [first] : []), ...others];
  const { title, kicker } = first;
  return [
    first,
    ...others.map((slide) =>
      slide.layout === 'code' ? { ...slide, title, ...(kicker ? { kicker } : {}) } : slide,
    ),
  ];
};

/** A section with its slides, and where each of its scenes stands. */
interface Shown {
  readonly section: PlannedSection;
  readonly before: readonly string[];
  readonly paths: readonly Scene['path'][];
  readonly drafted: readonly DraftedScene[];
}

/** The whole deck, every slide drafted once. */
export const draftDeck = (
  plan: DeckPlan,
  { language, deckLanguage, style }: Languages,
  scenes = new DraftedScenes(),
): DraftedSection[] => {
  const { slides: words, quotes } = deckWords(deckLanguage);
  const titles = new Titles(words, plan.opening.title, plan.headings, {
    isTitle,
    isWhole: isSentenceTitle,
    isOneLine: isOneLineTitle,
    isKicker,
  });
  if (plan.closing) titles.reserve(plan.closing.title);
  if (plan.mayHaveAgenda) titles.reserve(rich(words.agenda));
  const layouts: string[] = ['cover'];
  const sections: Drafting[] = [];
  const loose: Part[] = [];
  let previous: string | undefined;
  const once = new SaidOnce();
  const drafts: Shown[] = [];
  plan.sections.forEach((section, sectionAt) => {
    const before = layouts.slice(-longestRhythm);
    const drafted: DraftedScene[] = [];
    const paths: Scene['path'][] = [];
    let rhythm: readonly string[] = before;
    for (const [at, planned] of section.scenes.entries()) {
      const body = style === 'Preserve' ? planned.body : once.fresh(planned.body);
      const scene: Scene = { ...planned, body };
      const { title, isOurs, kicker, longHeading } = titles.titled(scene);
      const isLate = sectionAt >= plan.sections.length - 2;
      const role = isLate ? roleOf(scene, language) : undefined;
      const key = titleKey(title);
      const frame: Frame = {
        title,
        ...(kicker ? { kicker } : {}),
        isContinued: key === previous,
        ...(isOurs ? { isNameless: true as const } : {}),
        ...(role ? { role } : {}),
      };
      const last = drafted.at(-1);
      // Headings that are equals look alike, however many there are.
      const isEqual = last?.body.kind === 'groups' && scene.body.kind === 'groups' && key === previous;
      if (!isEqual) rhythm = layouts.slice(-longestRhythm);
      const writing: Writing = { language, deckLanguage, style, before: rhythm };
      const whole = scenes.draw(scene, longHeading, frame, writing);
      // What goes on ends nothing by its first slide, and sums nothing up by a part of it.
      const has = (name: Slide['layout']): boolean => whole.some(({ layout }) => layout === name);
      const isEarly =
        (has('closing') && goesOnAfter(whole, planned, section)) || (has('summary') && whole.length > 1);
      const { role: _, ...plainFrame } = frame;
      const drawn = isEarly ? scenes.draw(scene, longHeading, plainFrame, writing) : whole;
      const isAside = isAfterthought(scene, drawn);
      const full = withLeftSentences(scene, drawn, writing);
      const alike = isOurs ? headedAlike(full, saidAfterwards(scene), language) : full;
      const headed = alike.map((slide, at) =>
        style !== 'Preserve' &&
        titleKey(slide.title) === (at === 0 ? previous : key) &&
        !isLedOn(alike, at, previous)
          ? headedAnew(
              slide,
              calledBy(scene, isOurs),
              language,
              scene.body.kind === 'text' ? paragraphsOf(scene.body.said) : undefined,
            )
          : slide,
      );
      const named = scene.body.kind === 'visual' ? pagedUnderOne(headed) : headed;
      const announced =
        style === 'Preserve'
          ? named
          : announcedHeadings(scene, named, language, section.scenes[at + 1]).map(withoutEcho);
      const put = (all: readonly Slide[]): Slide[] =>
        style === 'Preserve'
          ? remarkedVisuals(all, language)
          : quotedBelow(remarkedVisuals(all, language), quotes);
      const slides = put(announced);
      if (slides.length === 0) continue;
      const goesOn = drafted.length > 0 && key === previous;
      const together = last && goesOn ? put([...last.slides, ...slides]) : [];
      if (last && together.length === last.slides.length) {
        drafted[drafted.length - 1] = { ...last, parts: [...last.parts, ...scene.parts], slides: together };
        once.tell(body, slides);
        continue;
      }
      if (style !== 'Preserve' && last && goesOn && isAside) {
        const below = belowLast(last.slides, slides, language);
        if (below)
          drafted[drafted.length - 1] = { ...last, parts: [...last.parts, ...scene.parts], slides: below };
        continue;
      }
      previous = key;
      once.tell(body, slides);
      layouts.push(...slides.map(lookOf));
      paths.push(scene.path);
      drafted.push({
        title,
        ...(kicker ? { kicker } : {}),
        heading: scene.path.at(-1)!.heading,
        body: scene.body,
        parts: scene.parts,
        slides,
      });
    }
    const looks = evenLooks(drafted.map((scene, at) => ({ ...scene, path: paths[at]! })));
    drafts.push({
      section,
      before,
      paths,
      drafted: drafted.map((scene, at) => ({
        ...scene,
        slides:
          scene.body.kind === 'text' && style !== 'Preserve'
            ? evenTexts(looks[at]!, scene.body.said, language)
            : looks[at]!,
      })),
    });
  });
  let { opening } = plan;
  evenSections(drafts).forEach(({ section, before, drafted: even }, sectionAt) => {
    const begun = sectionAt === 0 ? afterCover(even, opening, language) : { scenes: even, opening };
    opening = begun.opening;
    const together = introducedTogether(begun.scenes, language);
    const closed = style === 'Preserve' ? { scenes: together, left: [] } : withoutOpenEnd(together, language);
    const { scenes: shown, left: unsaid } = withTheRest(
      section,
      listingsTogether(
        withWhatItLeansOn(
          style === 'Preserve' ? closed.scenes : loneSentences(closed.scenes, language),
          section,
          language,
          style,
        ),
      ),
    );
    const left = [...closed.left, ...unsaid];
    const lastScene = sections.at(-1)?.scenes.at(-1);
    if (left.length > 0) {
      if (shown[0]) shown[0] = { ...shown[0], parts: [...left, ...shown[0].parts] };
      else if (lastScene) lastScene.parts.push(...left);
      else loose.push(...left);
    }
    if (shown.length > 0)
      sections.push({
        ...(section.id === undefined ? {} : { id: section.id }),
        title: section.title,
        scenes: shown.map((scene) => ({ ...scene, parts: [...scene.parts] })),
        before,
      });
  });
  return framedSections({ ...plan, opening }, sections, loose, { language, deckLanguage, style });
};

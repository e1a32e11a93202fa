import { plain, type RichText } from '../deck/richText.ts';
import type { Slide } from '../layouts/slide.ts';
import type { Said } from './features/said.ts';
import type { DeckPlan } from './planning/planDeck.ts';
import { pagesOfLongText } from './planning/scenes/pagesNeeded.ts';
import type { Body, Scene } from './planning/scenes/scene.ts';
import { policy } from './policy/policy.ts';
import { estimateWords } from './text/estimateWords.ts';
import { withoutIdleAsides } from './text/shorten.ts';
import { leftAfter } from './writing/afterwards.ts';
import { shownOn } from './writing/draft/slideText.ts';
import type { DraftedSection } from './writing/draftedDeck.ts';

const telling = (said: readonly Said[]): RichText[] =>
  said.filter(({ leadsIn, score }) => !leadsIn && score > policy.choose.leastOfShort).map(({ text }) => text);

/** What a scene would show if it had all the slides it wants. */
const toShow = (scene: Scene, slides: readonly Slide[]): RichText[] => {
  const { body } = scene;
  const after = leftAfter(scene, slides).map(({ text }) => text);
  if (body.kind === 'text') return telling(body.said);
  if (body.kind === 'groups') return body.groups.flatMap(({ said }) => telling(said));
  if (body.kind !== 'list') return after;
  return [...telling(body.above), ...body.items.flatMap(({ text, inner }) => [text, ...inner]), ...after];
};

const wordsIn = (texts: readonly RichText[]): number =>
  texts.reduce((sum, text) => sum + estimateWords(plain(text)), 0);

interface Wanting {
  readonly body: Body;
  readonly words: number;
  readonly pages: number;
}

/** The scenes that leave out what more slides would show, those that leave out most first. */
const wanting = (plan: DeckPlan, drafted: readonly DraftedSection[]): Wanting[] => {
  const slidesOf = new Map(
    drafted.flatMap(({ scenes }) => scenes.map(({ body, slides }) => [body, slides] as const)),
  );
  return plan.sections
    .flatMap(({ scenes }) => scenes)
    .flatMap((scene): Wanting[] => {
      const slides = slidesOf.get(scene.body);
      if (!slides) return [];
      const isShown = shownOn(slides);
      const left = toShow(scene, slides).filter(
        (text) => !isShown(plain(text)) && !isShown(plain(withoutIdleAsides(text))),
      );
      return left.length === 0 ? [] : [{ body: scene.body, words: wordsIn(left), pages: slides.length }];
    })
    .sort((a, b) => b.words - a.words);
};

/** Entries three levels deep keep together: they do not part evenly over pages. */
const isDeep = (body: Body): boolean =>
  body.kind === 'list' && body.items.some(({ below }) => below.some(({ inner }) => inner.length > 0));

/** A slide of groups has two of them at least. */
const mostPages = (body: Body): number =>
  (body.kind === 'groups'
    ? Math.max(1, Math.floor(body.groups.length / 2))
    : body.kind === 'text' && pagesOfLongText(body.said, 'Subtle')) || Number.POSITIVE_INFINITY;

/** The same plan with so many slides more, given to what is drafted without all that it says; undefined: to nothing. */
export const roomierPlan = (
  plan: DeckPlan,
  drafted: readonly DraftedSection[],
  unspent: number,
): DeckPlan | undefined => {
  const pages = new Map<Body, number>();
  let left = unspent;
  const give = (body: Body, has: number, more: number): void => {
    if (more > 0) pages.set(body, has + more);
    left -= more;
  };
  const all = wanting(plan, drafted);
  for (const { body, words, pages: has } of all)
    give(body, has, Math.min(left, mostPages(body) - has, Math.ceil(words / policy.text.slideWords.Subtle)));
  for (const { body, pages: has } of all)
    if (isDeep(body)) give(body, pages.get(body) ?? has, Math.min(left, 1));
  if (pages.size === 0) return undefined;
  const roomier = (scene: Scene): Scene => ({ ...scene, pages: pages.get(scene.body) ?? scene.pages });
  return {
    ...plan,
    sections: plan.sections.map((section) => ({ ...section, scenes: section.scenes.map(roomier) })),
  };
};

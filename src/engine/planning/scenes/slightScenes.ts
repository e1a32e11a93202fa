import { policy } from '../../policy/policy.ts';
import type { Scene } from './scene.ts';
import { wordsOfSaid } from './textRuns.ts';

/** Of a text of so many words that says nothing against itself, something is worth a slide, though no sentence stands out. */
export const asTold = (scene: Scene): Scene => {
  const { body, worth } = scene;
  if (body.kind !== 'text' || worth < 0) return scene;
  const told = body.said.filter(({ score }) => score > policy.choose.leastOfShort);
  return wordsOfSaid(told) >= policy.choice.leastTold
    ? { ...scene, worth: Math.max(worth, policy.choice.told) }
    : scene;
};

/** Far below what says little is what nobody would show: thanks, who was there. */
const leastSaid = -1;

/** What is worth no slide of its own is said after what it stands below, where that has room for it. */
export const withSlight = (all: readonly Scene[], own: readonly Scene[]): Scene[] => {
  const shown: Scene[] = [];
  let isBroken = true;
  for (const scene of all) {
    const last = shown.at(-1);
    if (own.includes(scene)) {
      shown.push(scene);
      isBroken = false;
    } else if (last && !isBroken && scene.body.kind === 'text' && scene.worth > leastSaid)
      shown[shown.length - 1] = { ...last, after: [...(last.after ?? []), ...scene.body.said] };
    else isBroken = true;
  }
  return shown;
};

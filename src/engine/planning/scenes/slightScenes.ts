import type { Language } from '../../../api/generationOptions.ts';
import type { Said } from '../../features/said.ts';
import { policy } from '../../policy/policy.ts';
import { commandsInLine } from './saidInLine.ts';
import type { Body, Scene } from './scene.ts';
import { wordsOfSaid } from './textRuns.ts';

/** As text, what introduces a listing included. */
const saidIn = (body: Body): readonly Said[] => {
  if (body.kind === 'text') return body.said;
  if (body.kind !== 'visual' || body.visual.kind !== 'code') return [];
  return body.lead ? [...body.beside, body.lead] : body.beside;
};

/** Of a text of so many words that says nothing against itself, something is worth a slide, though no sentence stands out. */
export const asTold = (scene: Scene): Scene => {
  const { body, worth } = scene;
  if (worth < 0) return scene;
  const told = saidIn(body).filter(({ score }) => score > policy.choose.leastOfShort);
  return wordsOfSaid(told) >= policy.choice.leastTold
    ? { ...scene, worth: Math.max(worth, policy.choice.told) }
    : scene;
};

/** Far below what says little is what nobody would show: thanks, who was there. */
const leastSaid = -1;

/** What a slight scene says where there is nothing but text; undefined: it has to be looked at. */
const inText = ({ body }: Scene, language: Language): readonly Said[] | undefined => {
  if (body.kind === 'text') return body.said;
  const commands = body.kind === 'visual' && commandsInLine(body, language);
  return body.kind === 'visual' && commands ? [...body.beside, ...commands] : undefined;
};

/** What is worth no slide of its own is said after what it stands below, where that has room for it. */
export const withSlight = (all: readonly Scene[], own: readonly Scene[], language: Language): Scene[] => {
  const shown: Scene[] = [];
  let isBroken = true;
  for (const scene of all) {
    const last = shown.at(-1);
    const said = inText(scene, language);
    if (own.includes(scene)) {
      shown.push(scene);
      isBroken = false;
    } else if (last && !isBroken && said && scene.worth > leastSaid)
      shown[shown.length - 1] = { ...last, after: [...(last.after ?? []), ...said] };
    else isBroken = true;
  }
  return shown;
};

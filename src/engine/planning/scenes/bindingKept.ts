import { binds } from '../../features/binds.ts';
import { chainsOf } from '../../features/chains.ts';
import type { Said } from '../../features/said.ts';
import { policy } from '../../policy/policy.ts';
import type { Scene } from './scene.ts';

const saidIn = ({ body }: Scene): readonly Said[] => {
  if (body.kind === 'text') return body.said;
  if (body.kind === 'list') return [...body.above, ...body.below];
  return body.kind === 'visual' ? body.beside : [];
};

const isShort = (said: readonly Said[]): boolean =>
  said.reduce((sum, { words }) => sum + words, 0) <= policy.scene.bindingAfterwards;

/** What binds in it if a neighbor has room for it: with all of its paragraph, else with what it points back to. */
const bindingIn = (scene: Scene): readonly Said[] => {
  const all = saidIn(scene);
  const binding = chainsOf(all)
    .filter((chain) => !chain.isLoose && chain.said.some(binds))
    .flatMap((chain) => chain.said);
  const whole = all.filter(
    (each) =>
      binding.includes(each) ||
      (each.paragraph && binding.some(({ paragraph }) => paragraph === each.paragraph)),
  );
  return [whole, binding].find(isShort) ?? [];
};

const above = (host: Scene, said: readonly Said[]): Scene | undefined => {
  const { body } = host;
  if (body.kind === 'text') return { ...host, body: { ...body, said: [...said, ...body.said] } };
  if (body.kind === 'list' && body.above.length === 0) return { ...host, body: { ...body, above: said } };
  if (body.kind === 'visual' && body.beside.length === 0) return { ...host, body: { ...body, beside: said } };
  return undefined;
};

const below = (host: Scene, said: readonly Said[]): Scene | undefined => {
  const { body } = host;
  if (body.kind === 'text') return { ...host, body: { ...body, said: [...body.said, ...said] } };
  if (body.kind === 'visual' && body.beside.length === 0)
    return { ...host, body: { ...body, beside: said, isBelow: true } };
  return body.kind === 'list' && !body.ordered && body.below.length === 0
    ? { ...host, body: { ...body, below: said } }
    : undefined;
};

/** Where a text under a heading has no slide, or a list with what is said around it, what binds in it stands with what comes before or after it. */
export const withBinding = (scenes: readonly Scene[], kept: ReadonlyMap<Scene, Scene>): Map<Scene, Scene> => {
  const out = new Map(kept);
  scenes.forEach((scene, at) => {
    const said = out.has(scene) ? [] : bindingIn(scene);
    if (said.length === 0) return;
    for (const [key, stands] of [
      [scenes[at - 1], below],
      [scenes[at + 1], above],
    ] as const) {
      const host = key && out.get(key);
      const both = host && stands(host, said);
      if (!both) continue;
      out.set(key, both);
      return;
    }
  });
  return out;
};

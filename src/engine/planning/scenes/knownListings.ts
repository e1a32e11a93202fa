import { earlierVersions } from '../../features/listingVersions.ts';
import { visualsWithin } from '../../features/visual.ts';
import type { Topic } from '../../outline/outline.ts';
import type { Scene } from './scene.ts';

/** Tells each listing which of those above it in its document it is a version of. */
export const knownListings = (topics: readonly Topic[]): ((scene: Scene) => Scene) => {
  const earlier = new Map<string, string | undefined>();
  const listings: string[] = [];
  for (const visual of topics.flatMap(({ blocks }) => blocks.flatMap(visualsWithin))) {
    if (visual.kind !== 'code' || earlier.has(visual.code)) continue;
    earlier.set(visual.code, earlierVersions(visual.code, listings));
    listings.push(visual.code);
  }
  return (scene) => {
    const { body } = scene;
    const known =
      body.kind === 'visual' && body.visual.kind === 'code' ? earlier.get(body.visual.code) : undefined;
    return body.kind === 'visual' && known !== undefined
      ? { ...scene, body: { ...body, earlier: known } }
      : scene;
  };
};

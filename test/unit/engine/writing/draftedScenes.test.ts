import assert from 'node:assert/strict';
import { rich } from '../../../../src/deck/richText.ts';
import type { Scene } from '../../../../src/engine/planning/scenes/scene.ts';
import type { Frame, Writing } from '../../../../src/engine/writing/draft/draft.ts';
import { DraftedScenes } from '../../../../src/engine/writing/draftedScenes.ts';

const scene: Scene = {
  body: {
    kind: 'headings',
    headings: ['Boats', 'Piers', 'Ropes', 'Lamps', 'Nets', 'Oars', 'Sails'].map(rich),
  },
  pages: 1,
  path: [],
  parts: [],
} as unknown as Scene;
const frame: Frame = { title: rich('What we keep'), isContinued: false };
const writing: Writing = { language: 'us', deckLanguage: 'us', style: 'Subtle', before: [] };

describe('The slides of scenes', () => {
  it('are drawn once for the same place of several plans', () => {
    const scenes = new DraftedScenes();
    const first = scenes.draw(scene, undefined, frame, writing);
    assert.ok(first.length > 0);
    assert.equal(scenes.draw({ ...scene }, undefined, { ...frame }, { ...writing }), first);
  });

  const others: readonly [string, Scene, Frame, Writing][] = [
    ['other title', scene, { ...frame, title: rich('What we lost') }, writing],
    ['other room', { ...scene, pages: 2 }, frame, writing],
    ['other neighbour', scene, frame, { ...writing, before: ['bullets', 'bullets'] }],
    ['other text', { ...scene, body: { ...scene.body } }, frame, writing],
  ];
  for (const [name, otherScene, otherFrame, otherWriting] of others)
    it(`are drawn anew for an${name}`, () => {
      const scenes = new DraftedScenes();
      const first = scenes.draw(scene, undefined, frame, writing);
      assert.notEqual(scenes.draw(otherScene, undefined, otherFrame, otherWriting), first);
    });
});

import { Diagrams } from './diagrams.ts';
import { passKeysOn } from './passKeysOn.ts';
import { startPlayer } from './player.ts';
import { startSpeakerView } from './speakerView.ts';

/** A downloaded deck asks for nothing, not even for what lies beside it: a diagram that was not drawn is its text. */
const isDownloaded = document.documentElement.dataset.downloaded !== undefined;
const diagrams = new Diagrams(document.documentElement, async () => {
  if (isDownloaded) throw new Error('A downloaded deck loads nothing.');
  return (await import(new URL('diagrams.js', import.meta.url).href)).drawDiagram;
});

passKeysOn(window);
if (new URLSearchParams(window.location.search).has('speaker'))
  await startSpeakerView(document, window, diagrams, () => Date.now());
else await startPlayer(document, window, diagrams);

import { Diagrams } from './diagrams.ts';
import { passKeysOn } from './passKeysOn.ts';
import { startPlayer } from './player.ts';
import { startSpeakerView } from './speakerView.ts';

const diagrams = new Diagrams(
  document.documentElement,
  async () => (await import(new URL('diagrams.js', import.meta.url).href)).drawDiagram,
);

passKeysOn(window);
if (new URLSearchParams(window.location.search).has('speaker'))
  await startSpeakerView(document, window, diagrams, () => Date.now());
else await startPlayer(document, window, diagrams);

import { startPlayer } from './player.ts';
import { startSpeakerView } from './speakerView.ts';

if (new URLSearchParams(window.location.search).has('speaker'))
  startSpeakerView(document, window, () => Date.now());
else await startPlayer(document, window, import.meta.url);

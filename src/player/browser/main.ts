import { startPlayer } from './player.ts';

await startPlayer(document, window);

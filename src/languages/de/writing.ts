import type { Writing } from '../writing.ts';

export const writing: Writing = {
  script: 'latin',
  stopWords:
    'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde sei kann gegen vom können schon wenn habe seine ihre dann unter wir soll ich eines es jahr zwei diese dieser wieder keine uns unsere unser mich mir ihr euch sehr ohne beim damit jede jeder alle alles muss müssen folien präsentation bitte',
  ownLetters: /ß/g,
};

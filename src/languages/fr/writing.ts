import type { Writing } from '../writing.ts';

export const writing: Writing = {
  script: 'latin',
  stopWords:
    "de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont avec son aux d'un cette d'une ou ses mais comme on tout nous sa été aussi leur bien peut ces elle deux même si sans être fait après ont entre donc faire vous très notre nos vos leurs encore dont afin chaque sous depuis lorsque où était étaient cela celui celle quand toutes tous toute présentation diapositives je mes votre c'est n'est qu'il l'on",
  ownLetters: /[œêûëï]|[ldcjnsm]['’][aeéêhiou]/gi,
};

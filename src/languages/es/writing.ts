import type { Writing } from '../writing.ts';

export const writing: Writing = {
  script: 'latin',
  stopWords:
    'de la que el en y los se del las un por con no una su para es al lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante todos uno les ni contra otros ese eso ante ellos esto antes algunos qué unos otro otras otra él tanto esa estos mucho nada muchos cual poco ella estar estas algo nosotros son está fue ser tiene han puede cada hacia según así nuestro nuestra presentación diapositivas',
  ownLetters: /[ñ¿¡]/gi,
};

/** In order. What a data folder has beside these comes from a newer version. */
export const migrationNames: readonly string[] = [
  '001-ground',
  '002-lean-steps',
  '003-fair-queue',
  '004-keeping',
  '005-deck-versions',
  '006-several-machines',
  '007-scopes',
  '008-model-replies',
  '009-kept-by-jobs',
  '010-steps-that-gave-way',
  '011-beats-of-steps',
  '012-believed-clock',
  '013-clock-set-right',
];

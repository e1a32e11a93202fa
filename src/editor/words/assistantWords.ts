export const assistantWords = {
  changeSlides: 'Change slides',
  changeSlidesOf: 'Slides {0} of {1} are written anew. Undo takes it back.',
  needsKey: 'The assistant needs an API key for {0}. Set one, then start the tools again.',
} as const;

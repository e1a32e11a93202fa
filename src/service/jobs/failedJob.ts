import { limits } from '../../api/limits.ts';

/** What a person is told of a job that the service could not finish. */
export const sentences = {
  timedOut: 'Generation timed out',
  broken:
    'The presentation could not be made: something went wrong inside the service. Start it again, or try a smaller document.',
  deadly:
    'The presentation could not be made: the service ended twice while it worked on it. Try a smaller document.',
  outgrown:
    'The presentation could not be made: it takes more memory than there is for it. Try a smaller document.',
  contested:
    'The presentation could not be made: it takes long, and others waited for the service whenever it was begun. Start it again later, or try a smaller document.',
  tooLarge:
    'The presentation could not be made: what it shows is more than a presentation may hold. Try a smaller document.',
  unasked: 'The presentation could not be made without asking a question, and this job may not ask.',
} as const;

/** Undefined: a presentation may have so many. */
export const tooManySlides = (count: number): string | undefined =>
  count > limits.deckSlides
    ? `The presentation could not be made: it would have ${count} slides, and a presentation has at most ${limits.deckSlides}. Try a smaller document, or let it be shortened.`
    : undefined;

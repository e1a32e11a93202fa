/** What lessons are written in: containers that are named for what they are in the course. */
const names: Readonly<Record<string, string>> = {
  objectives: 'Objectives',
  questions: 'Questions',
  keypoints: 'Key points',
  prereq: 'Prerequisites',
  prerequisites: 'Prerequisites',
  solution: 'Solution',
};
const unnamed = new Set([
  'challenge',
  'exercise',
  'discussion',
  'checklist',
  'callout',
  'testimonial',
  'spoiler',
]);
const ofWhole = new Set(['objectives', 'questions', 'keypoints', 'prereq', 'prerequisites']);

export const isCoursePart = (kind: string): boolean => Object.hasOwn(names, kind) || unnamed.has(kind);

/** What such a part is called where it has no heading of its own. */
export const nameOfCoursePart = (kind: string): string | undefined =>
  Object.hasOwn(names, kind) ? names[kind] : undefined;

/** Parts that are about the lesson, and not about what stands above them. */
export const isOfWholeCourse = (kind: string): boolean => ofWhole.has(kind);

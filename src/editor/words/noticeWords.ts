export const noticeWords = {
  undrawn: 'Slide {0}: the diagram “{1}” cannot be read, so its text stands in its place.',
  undrawnFrom:
    'Slide {0}: the diagram “{1}” cannot be read from its line {2} on, so its text stands in its place.',
  takingLong: '“{0}” has been generating for {1} minutes. Keep waiting?',
  unreachable: 'Waiting for {0} to answer, to see how “{1}” goes on.',
  keepWaiting: 'Keep Waiting',
  stopWatching: 'Stop Watching',
  questionNotification: '“{0}” needs your answer: {1}',
  answer: 'Answer',
  questionWithoutWords: 'The service asks for more information.',
  completed: '“{0}” is ready: {1}.',
  completedPlain: '“{0}” is ready.',
  open: 'Open',
  copyLink: 'Copy Link',
  editSlides: 'Edit Slides',
} as const;

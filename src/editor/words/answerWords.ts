export const answerWords = {
  answerPlaceholder: 'Your answer; Escape leaves it for later',
  answerEmpty: 'Write an answer, or press Escape to leave it for later.',
  answerInEditor: 'Answer in Editor',
  answerAttach: 'Attach Files…',
  answerAttached: '{0} files attached',
  answerAttachedOne: '1 file attached',
  answerSending: 'Sending your answer…',
  answerOverEnded: 'No answer is needed any more: “{0}” is completed.',
  answerOverFailed: 'No answer is needed any more: “{0}” failed. {1}',
  answerOver: 'The question of “{0}” is answered already.',
  answerEditorHint: 'Write your answer below the line, then press the check mark above (Send Answer).',
  answerNoQuestion: 'No presentation is waiting for an answer.',
} as const;

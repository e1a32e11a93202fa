export const makingWords = {
  openMarkdownFirst: 'Open a Markdown file first, then generate its presentation.',
  documentEmpty: '“{0}” is empty. Write something first, then generate its presentation.',
  selectionEmpty: 'Nothing is selected. Select the text that the presentation is to be made of.',
  documentUnreadable: '“{0}” cannot be read: {1}',
  documentTooLong:
    '“{0}” is larger than {1}, the most that a service takes. Select a part of it, or split the file.',
  preparing: 'Generating a presentation of “{0}”',
  startingService: 'Starting the built-in service…',
  uploading: 'Sending {0}: {1} of {2}',
  uploadingSeveral: 'Sending {0} files: {1} of {2}',
  startingJob: 'Handing it to the service…',
  promptTitle: 'Generate a Presentation from a Prompt',
  promptPrompt: 'What is the presentation about, for whom, how long? Enter starts.',
  promptPlaceholder: 'A pitch for a bicycle repair café, for the town council, 8 slides',
  promptEmpty: 'Say in a sentence what the presentation is about.',
} as const;

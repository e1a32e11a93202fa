export const assistantWords = {
  needsKey: 'The assistant needs an API key for {0}. Set one, then start the tools again.',
} as const;

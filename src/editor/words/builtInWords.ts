export const builtInWords = {
  whyBuiltInKeepsStopping:
    'The built-in service stopped {0} times within a minute, so Deckwright no longer restarts it. The log says why.',
  whyBuiltInDidNotStart: 'The built-in service did not start: {0}',
  builtIn: 'Built-in service',
} as const;

export const teamWords = {
  title: 'The team’s decks',
  loading: 'Loading…',
  nothingElse: 'No other decks',
  showMore: 'Show more…',
  tooltipMade: 'Made {0}',
  tooltipChanged: 'Changed {0}',
} as const;

export const badgeWords = {
  badgeOne: 'One presentation needs your answer',
  badgeSeveral: '{0} presentations need your answer',
} as const;

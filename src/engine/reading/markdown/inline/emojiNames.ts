/** The ones that say something in a table or at the head of a line. */
const telling: Readonly<Record<string, string>> = {
  '+1': '👍',
  '-1': '👎',
  white_check_mark: '✅',
  heavy_check_mark: '✔️',
  ballot_box_with_check: '☑️',
  x: '❌',
  heavy_multiplication_x: '✖️',
  negative_squared_cross_mark: '❎',
  no_entry: '⛔',
  no_entry_sign: '🚫',
  warning: '⚠️',
  exclamation: '❗',
  question: '❓',
  red_circle: '🔴',
  yellow_circle: '🟡',
  green_circle: '🟢',
  orange_circle: '🟠',
  large_blue_circle: '🔵',
  large_green_circle: '🟢',
  large_yellow_circle: '🟡',
  large_orange_circle: '🟠',
  white_circle: '⚪',
  black_circle: '⚫',
  red_square: '🟥',
  yellow_square: '🟨',
  green_square: '🟩',
  green_heart: '💚',
  yellow_heart: '💛',
  orange_heart: '🧡',
  blue_heart: '💙',
  arrow_up: '⬆️',
  arrow_down: '⬇️',
  arrow_right: '➡️',
  arrow_left: '⬅️',
  heavy_plus_sign: '➕',
  heavy_minus_sign: '➖',
  new: '🆕',
  hourglass: '⌛',
  construction: '🚧',
  runner: '🏃',
  running: '🏃',
  muscle: '💪',
  zzz: '💤',
  checkered_flag: '🏁',
  stop_sign: '🛑',
  thumbsup: '👍',
  thumbsdown: '👎',
  eyes: '👀',
  lock: '🔒',
  snail: '🐌',
};

const named = /(?<=^|[\s([|]):([a-z][a-z0-9_]*|[+-]1):(?=$|[\s.,;!?)\]|])/gu;

/** Stands where a name adorned, until it is known which of the blanks around it stay. No text has this sign. */
const gone = '\uFFFF';
const gaps = new RegExp(`( {0,2})${gone}(?: {0,2}${gone})*( {0,2})`, 'gu');

/** ":warning:" as it is shown where it was written; ":tada:" only adorns, and leaves the blank that parts its neighbors. */
export const withoutEmojiNames = (text: string): string => {
  if (!text.includes(':')) return text;
  const shown = text.replace(named, (_, name: string) => telling[name] ?? gone);
  return shown.replace(gaps, (_, before: string, after: string) =>
    after !== '' && before !== '' ? ' ' : after,
  );
};

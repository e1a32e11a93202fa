const denseScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Arabic}]/gu;
const lettersAToken = 3.5;

/** About how many tokens a text has, where the model cannot be asked: rather too many than too few. */
export const estimateTokens = (text: string): number => {
  const dense = text.match(denseScripts)?.length ?? 0;
  return Math.ceil(dense + (text.length - dense) / lettersAToken);
};

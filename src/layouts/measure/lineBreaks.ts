/** Where a browser may end a line, and where it may not. */

const zeroWidthSpace = 0x200b;
const joiner = 0x200d;
const hyphen = 0x2d;

const setOf = (signs: string): ReadonlySet<number> => new Set([...signs].map((sign) => sign.codePointAt(0)!));

/** May not begin a line: closing marks, small kana, the sound mark, signs after a number. */
const neverFirst = setOf(
  '、。，．・：；？！‥…ー―—–゛゜ヽヾゝゞ々〻〆）］｝〉》」』】〕〗〙〛〟’”»›)]}!?,.:;%％‰℃°′″¢￠"\'～〜' +
    'ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ-/·',
);
/** May not end a line: opening marks, signs before a number. */
const neverLast = setOf('（［｛〈《「『【〔〖〘〚〝‘“«‹([{$＄￥¥€£₩+±−"\'#＃№—…‥');
const isIdeographic = (codePoint: number): boolean =>
  (codePoint >= 0x2e80 && codePoint <= 0xa4cf) ||
  (codePoint >= 0xf900 && codePoint <= 0xfaff) ||
  (codePoint >= 0xff01 && codePoint <= 0xffef) ||
  (codePoint >= 0x20000 && codePoint <= 0x3ffff);
const isLetter = (codePoint: number): boolean =>
  (codePoint >= 0x61 && codePoint <= 0x7a) ||
  (codePoint >= 0x41 && codePoint <= 0x5a) ||
  (codePoint >= 0xc0 && codePoint <= 0x24f);

const isHiragana = (codePoint: number): boolean => codePoint >= 0x3041 && codePoint <= 0x309f;
const isKana = (codePoint: number): boolean => codePoint >= 0x3041 && codePoint <= 0x30fa;

/** Whatever language its deck is in: what has kana ends its lines between phrases, where it is set large. */
export const isJapaneseText = (text: readonly { readonly text: string }[]): boolean =>
  text.some((span) => {
    for (let at = 0; at < span.text.length; at += 1) if (isKana(span.text.charCodeAt(at))) return true;
    return false;
  });

/** Japanese lines end between phrases: behind these before anything but hiragana, and at punctuation. */
const phraseEnds = setOf('をはがにでとのもへやたる');
const pauses = setOf('、。，．！？」』）】》〉');
const openings = setOf('「『（【《〈');

const endsPhrase = (before: number, after: number): boolean =>
  pauses.has(before) || openings.has(after) || (phraseEnds.has(before) && !isHiragana(after));

export const mayBreakBetween = (before: number, after: number, isJapanese: boolean): boolean => {
  if (before === zeroWidthSpace) return true;
  if (before === hyphen) return isLetter(after);
  if (!isIdeographic(before) && !isIdeographic(after)) return false;
  if (neverFirst.has(after) || neverLast.has(before) || after === joiner) return false;
  return !isJapanese || endsPhrase(before, after);
};

/** After these, browsers differ: inside a word wider than a line a break there can cost a line. */
export const perhapsAfter = [new Set<number>(), setOf('?—–…')];

/** Nobody names a picture by such a word: a diagram's text in an address, encoded. */
const longestWord = 40;

/** "Img1" and "IMG_2041" say that it is one. */
const anyPicture =
  /^(?:img|image|images|pic|picture|photo|foto|figure|fig|screen ?shot|dscn?|scan|bild|imagen|immagine|imagem)[\s\d()]*$/iu;

/** What a picture's file name says: "img/team-photo_2025.jpg" → "Team photo 2025". Nothing for a mere number, hash or "img". */
export function nameInWords(path: string): string {
  if (/^data:/i.test(path)) return '';
  const base = path
    .replace(/[?#].*$/s, '')
    .split(/[/\\]/)
    .at(-1)!;
  const words = decoded(base)
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[-_+.\s]+/g, ' ')
    .replace(/@\d+x$/, '')
    .trim();
  if (!/\p{L}{2}/u.test(words) || /^[0-9a-f ]{16,}$/i.test(words)) return '';
  if (anyPicture.test(words)) return '';
  if (words.split(' ').some((word) => word.length > longestWord)) return '';
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

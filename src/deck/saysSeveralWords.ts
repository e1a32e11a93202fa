const severalWords = /\p{L}{2}.*\s.*\p{L}{2}|[\u3040-\u30ff\u3400-\u9fff]{4}/u;

/** "Oars" names something, "the oars leak" says something of it. */
export const saysSeveralWords = (text: string): boolean => severalWords.test(text);

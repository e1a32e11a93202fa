const inBrackets = /[(（][^()（）]*[)）]/gu;

/** "Ada Ruiz (harbor office), Bo": what stands in brackets is said beside the rest. */
export const withoutBrackets = (text: string): string => text.replace(inBrackets, '');

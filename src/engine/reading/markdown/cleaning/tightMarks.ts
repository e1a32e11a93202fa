/** A line that is marked from end to end, but for a blank before the mark that closes it: "*A new version *". */
const loose = /^( {0,3}(?:[-*+] )?(\*\*?|__?)(?=\S)[^*_\n]*\S) +(?=\2[^\S\n]*$)/gmu;

export const withTightMarks = (text: string): string => text.replace(loose, '$1');

/** "v1.0.7", "[2.1.0] - 2019-05-01", "1.2 (beta)": what is said under it is of one of a series. "1.2 Scope" is a chapter. */
const version = /^\P{L}{0,2}(?:(?:v|version\s)\d+\.\d|\d+\.\d+\.\d|\d+\.\d+\]?\s*(?:$|[(–—-]))/iu;

export const isVersionLabel = (text: string): boolean => version.test(text.trim());

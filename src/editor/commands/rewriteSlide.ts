export const rewriteSlide = async (): Promise<void> => undefined;
export const takeRewriting = rewriteSlide;
export const dropRewriting = rewriteSlide;

import { createLowlight } from 'lowlight';

/** Without a grammar. In a file of its own, so that those it could bring are not bundled. */
export const createHighlighter = () => createLowlight();

/** Fills an English sentence, or its translation, with values. */
export type Say = (message: string, ...values: (string | number)[]) => string;

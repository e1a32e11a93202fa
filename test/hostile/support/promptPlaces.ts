/** Around a text in a prompt; what is read of it is planned and written as it would be of a file. */
export const prompts = {
  'after a wish': (text: string) => `Make a deck about tides for managers: ${text}`,
  'at the end of a prompt': (text: string) => `# Tides\n\n## Rise\n\nThe tide rises.\n\nIt falls.\n\n${text}`,
};

/** Each has readers of its own. */
export type Place = keyof typeof prompts;
export const places = Object.keys(prompts) as readonly Place[];

import type { Abbreviations } from '../abbreviations.ts';

export const abbreviations: Abbreviations = {
  leading: 'm. mm. mme. mlle. dr. pr. p.ex. c.-à-d. cf. env. av. n°. tél. ste. éd. réf. resp.',
  numbered: 'bd. chap. fig. art. p. pp. vol. no. st. janv. févr. avr. juil. sept. oct. nov. déc. max. min.',
  closing: 'etc. apr.j.-c. av.j.-c. s.a. p.s.',
};

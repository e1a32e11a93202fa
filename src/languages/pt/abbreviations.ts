import type { Abbreviations } from '../abbreviations.ts';

export const abbreviations: Abbreviations = {
  leading:
    'sr. sra. srs. srta. dr. dra. drs. prof. profa. eng. exmo. exma. p.ex. n.º nº. av. tel. aprox. máx. mín. cia. ltda.',
  numbered:
    'ex. pág. págs. p. pp. núm. art. cap. fig. vol. d. jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.',
  closing: 'etc. a.c. d.c. s.a. ltda. e.u.a. cia.',
};

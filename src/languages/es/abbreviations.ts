import type { Abbreviations } from '../abbreviations.ts';

export const abbreviations: Abbreviations = {
  leading:
    'sr. sra. srta. sres. dr. dra. dña. prof. profr. profa. mtro. mtra. arq. tte. cmte. ma. fco. gpe. sto. sta. col. fracc. p.ej. nro. n.º av. avda. tel. ing. lic. gral. aprox. máx. mín. ud. uds. vd. vds. ee.uu. rr.hh. ff.aa. cc.oo. dd.hh. jj.oo. s.a. a.c. d.c.',
  numbered:
    'd. ej. pág. págs. p. pp. núm. art. cap. fig. vol. c. ene. feb. mar. abr. jun. jul. ago. sept. oct. nov. dic.',
  closing: 'etc. ee.uu. rr.hh. ff.aa. cc.oo. dd.hh. jj.oo. a.m. p.m. s.a. s.l. a.c. d.c. uds. ud.',
};

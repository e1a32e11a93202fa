import type { Abbreviations } from '../abbreviations.ts';

export const abbreviations: Abbreviations = {
  leading:
    'sig. sig.ra sig.na sigg. dott. dott.ssa dr. prof. prof.ssa ing. avv. arch. geom. on. p.es. es. artt. cfr. ca. tel. spett. egr.',
  numbered:
    'pag. pagg. p. pp. n. nn. art. c. co. cap. fig. vol. v. min. max. gen. feb. mar. apr. mag. giu. lug. ago. sett. ott. nov. dic.',
  closing: 'ecc. etc. a.c. d.c. s.p.a. s.r.l.',
};

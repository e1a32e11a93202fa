import type { Abbreviations } from '../abbreviations.ts';

export const abbreviations: Abbreviations = {
  leading:
    'bpk. sdr. sdri. dr. drs. ir. prof. hj. kh. tn. ny. yth. a.n. u.p. jl. jln. gg. kab. kec. kel. kp. rp. tgl. pkl. tlp. telp. spt. thn. maks.',
  numbered:
    'h. no. hlm. hal. gbr. tab. bab. mis. jan. feb. mar. apr. jun. jul. agu. agt. sep. okt. nov. des. min.',
  closing: 'dll. dsb. dst. dkk. tbk. s.h. s.e. s.t. s.kom. m.m. m.sc. m.si. a.s.',
};

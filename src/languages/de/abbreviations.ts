import type { Abbreviations } from '../abbreviations.ts';

export const abbreviations: Abbreviations = {
  leading:
    'z.b. z.hd. z.hdn. d.h. u.a. o.ä. u.ä. i.d.r. z.t. z.zt. s.o. s.u. v.a. i.a. m.e. o.g. u.u. e.v. bzw. bspw. vgl. ggf. evtl. inkl. exkl. zzgl. abzgl. ca. nr. nrn. abs. hr. hrn. fr. dipl. ing. str. tel. geb. gest. jh. jhd. mio. mrd. tsd. mind. sog. vs. zw. bes. entspr. insb. insbes. lt. gem. betr. bzgl. einschl. stellv. zzt. ugs. ehem. gez. verantw. i.v. i.a.',
  numbered:
    'art. s. kap. abb. bsp. tab. bd. max. min. st. ff. f. jan. feb. mär. apr. jun. jul. aug. sept. okt. nov. dez.',
  closing: 'usw. usf. etc. u.s.w. v.chr. n.chr. o.ä. u.ä. uvm. u.v.m. ff. f. mio. mrd. e.v. gmbh.',
  ordinals: {
    before:
      /(?:^|[\s/])(?:am|vom|zum|bis|der|die|das|dem|den|des|im|ab|seit|mit|jede[rsnm]?|und|–|-)\s+\d{1,3}\.$/i,
    after:
      /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jan|Feb|Apr|Aug|Sept?|Okt|Nov|Dez|Jahrhundert|Jh|Quartal|Kapitel|Auflage|Platz|Rang|Tag|Woche|Monat|Jahr|Stock|Etage|OG|UG|Obergeschoss|Untergeschoss|Bauabschnitt|Sitzung|Schritt|Phase|Klasse|Geburtstag|Mal|Weltkrieg|bis|und)/,
  },
};

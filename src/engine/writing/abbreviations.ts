import type { Language } from '../../api/generationOptions.ts';

const list = (words: string): readonly string[] => words.split(' ');

interface Abbreviations {
  /** Always followed by what they belong to: "Mr. Smith", "Nr. 5". */
  readonly leading: readonly string[];
  /** Words of their own unless a number follows: "art. 5", "max. 12". */
  readonly numbered: readonly string[];
  /** May stand at a sentence's end as well: "at 5 p.m. We left." */
  readonly closing: readonly string[];
}

const everywhere: Abbreviations = {
  leading: list('dr. prof. vs. cf. nr. mr. mrs. ms. e.g. i.e. ca. z.b. tel.'),
  numbered: list('st. no. vol. fig. ed. eds. v. art. p. pp. ex. op. cap. sec. ver.'),
  closing: list('etc. inc. ltd. co. corp. al. a.m. p.m. u.s. u.k. e.u. ph.d. jr. sr.'),
};

const english: Abbreviations = {
  leading: list(
    'col. capt. lt. sgt. maj. rev. hon. pres. gov. sen. rep. messrs. mme. mlle. approx. est. viz. incl. excl. resp. nos. dept. asst. assoc.',
  ),
  numbered: list(
    'gen. eq. ch. chap. max. min. avg. para. ref. refs. figs. vols. mt. ft. jan. feb. mar. apr. jun. jul. aug. sep. sept. oct. nov. dec.',
  ),
  closing: list('b.c. a.d. u.n. d.c. u.s.a. b.a. m.a. m.sc. b.sc. llc. esq. bros. ave. blvd. rd.'),
};

/** Written in lower case, without inner spaces: "z. B." is "z.b.". */
const byLanguage: Record<Language, Abbreviations> = {
  us: english,
  uk: english,
  de: {
    leading: list(
      'z.b. d.h. u.a. o.ä. u.ä. i.d.r. z.t. z.zt. s.o. s.u. v.a. i.a. m.e. o.g. u.u. e.v. bzw. bspw. vgl. ggf. evtl. inkl. exkl. zzgl. abzgl. ca. nr. nrn. abs. hr. hrn. fr. dipl. ing. str. tel. geb. gest. jh. jhd. mio. mrd. tsd. mind. sog. vs. zw. bes. entspr. insb. insbes. lt. gem. betr. bzgl. einschl.',
    ),
    numbered: list(
      'art. s. kap. abb. tab. bd. max. min. st. ff. f. jan. feb. mär. apr. jun. jul. aug. sept. okt. nov. dez.',
    ),
    closing: list('usw. usf. etc. u.s.w. v.chr. n.chr. o.ä. u.ä. uvm. u.v.m. ff. f. mio. mrd. e.v. gmbh.'),
  },
  fr: {
    leading: list('m. mm. mme. mlle. dr. pr. p.ex. c.-à-d. cf. env. av. n°. tél. ste. éd. réf. resp.'),
    numbered: list(
      'bd. chap. fig. art. p. pp. vol. no. st. janv. févr. avr. juil. sept. oct. nov. déc. max. min.',
    ),
    closing: list('etc. apr.j.-c. av.j.-c. s.a. p.s.'),
  },
  es: {
    leading: list(
      'sr. sra. srta. sres. dr. dra. dña. prof. p.ej. nro. n.º av. avda. tel. ing. lic. gral. aprox. máx. mín. ud. uds. vd. vds. ee.uu. s.a. a.c. d.c.',
    ),
    numbered: list(
      'd. ej. pág. págs. p. pp. núm. art. cap. fig. vol. c. ene. feb. mar. abr. jun. jul. ago. sept. oct. nov. dic.',
    ),
    closing: list('etc. ee.uu. a.m. p.m. s.a. s.l. a.c. d.c. uds. ud.'),
  },
  it: {
    leading: list(
      'sig. sig.ra sig.na sigg. dott. dott.ssa dr. prof. prof.ssa ing. avv. arch. geom. on. p.es. es. artt. cfr. ca. tel. spett. egr.',
    ),
    numbered: list(
      'pag. pagg. p. pp. n. nn. art. cap. fig. vol. v. min. max. gen. feb. mar. apr. mag. giu. lug. ago. sett. ott. nov. dic.',
    ),
    closing: list('ecc. etc. a.c. d.c. s.p.a. s.r.l.'),
  },
  pt: {
    leading: list(
      'sr. sra. srs. srta. dr. dra. drs. prof. profa. eng. exmo. exma. p.ex. n.º nº. av. tel. aprox. máx. mín. cia. ltda.',
    ),
    numbered: list(
      'ex. pág. págs. p. pp. núm. art. cap. fig. vol. d. jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.',
    ),
    closing: list('etc. a.c. d.c. s.a. ltda. e.u.a. cia.'),
  },
  in: {
    leading: list(
      'bpk. sdr. sdri. dr. drs. ir. prof. hj. kh. tn. ny. yth. a.n. u.p. jl. jln. gg. kab. kec. kel. kp. rp. tgl. pkl. tlp. telp. spt. thn. maks.',
    ),
    numbered: list(
      'h. no. hlm. hal. gbr. tab. bab. mis. jan. feb. mar. apr. jun. jul. agu. agt. sep. okt. nov. des. min.',
    ),
    closing: list('dll. dsb. dst. dkk. tbk. s.h. s.e. s.t. s.kom. m.m. m.sc. m.si. a.s.'),
  },
  cn: { leading: [], numbered: [], closing: [] },
  ja: { leading: [], numbered: [], closing: [] },
  ko: { leading: [], numbered: [], closing: [] },
  ar: {
    leading: list('د. أ. م. أ.د. ص. ص.ب. هـ. ت. ط. ج. ق.م. مثلا. السيد.'),
    numbered: [],
    closing: list('إلخ. الخ. ق.م. هـ. م.'),
  },
  hi: {
    leading: list('डॉ. श्री. श्रीमती. प्रो. पं. कु. क्र. सं. पृ. रु. ई. पू. उदा. मि. कि.मी. कि.ग्रा. ई.पू. सु.'),
    numbered: [],
    closing: list('आदि. ई. ई.पू. रु. कि.मी. कि.ग्रा.'),
  },
  bn: {
    leading: list('ডা. ড. মো. মোঃ. মি. প্রফে. অধ্যা. নং. পৃ. সং. খ্রি. খ্রিঃ. উদা. কি.মি. টা.'),
    numbered: [],
    closing: list('ইত্যাদি. খ্রি. কি.মি. টা.'),
  },
};

export interface AbbreviationSets {
  readonly leading: ReadonlySet<string>;
  readonly numbered: ReadonlySet<string>;
  readonly closing: ReadonlySet<string>;
  /** Of abbreviations in several parts, every beginning of two parts and more: "i.d." of "i.d.r.". */
  readonly beginnings: ReadonlySet<string>;
}

const sets = new Map<Language, AbbreviationSets>();

export const abbreviationsOf = (language: Language): AbbreviationSets => {
  const known = sets.get(language);
  if (known) return known;
  const { leading, numbered, closing } = byLanguage[language];
  const made: AbbreviationSets = {
    leading: new Set([...everywhere.leading, ...leading]),
    numbered: new Set([...everywhere.numbered, ...numbered]),
    closing: new Set([...everywhere.closing, ...closing]),
    beginnings: new Set(
      [...everywhere.leading, ...everywhere.closing, ...leading, ...closing].flatMap((abbreviation) => {
        const parts = abbreviation.match(/[^.]+\./g) ?? [];
        return parts.slice(1).map((_, at) => parts.slice(0, at + 2).join(''));
      }),
    ),
  };
  sets.set(language, made);
  return made;
};

/** German writes ordinals with a full stop: what stands before or after one. */
export const ordinals: Partial<Record<Language, { readonly before: RegExp; readonly after: RegExp }>> = {
  de: {
    before:
      /(?:^|\s)(?:am|vom|zum|bis|der|die|das|dem|den|des|im|ab|seit|mit|jede[rsnm]?|und|–|-)\s+\d{1,3}\.$/i,
    after:
      /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jan|Feb|Apr|Aug|Sept?|Okt|Nov|Dez|Jahrhundert|Jh|Quartal|Kapitel|Auflage|Platz|Rang|Tag|Woche|Monat|Jahr|Stock|Etage|Klasse|Geburtstag|Mal|Weltkrieg|bis|und)/,
  },
};

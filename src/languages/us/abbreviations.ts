import type { Abbreviations } from '../abbreviations.ts';

export const abbreviations: Abbreviations = {
  leading:
    'col. capt. lt. sgt. maj. rev. hon. pres. gov. sen. rep. messrs. mme. mlle. approx. est. viz. incl. excl. resp. nos. dept. asst. assoc. st. ref.',
  numbered:
    'gen. eq. ex. ch. chap. max. min. avg. para. ref. refs. figs. vols. mt. ft. jan. feb. mar. apr. jun. jul. aug. sep. sept. oct. nov. dec.',
  closing: 'b.c. a.d. u.n. d.c. u.s.a. b.a. m.a. m.sc. b.sc. llc. esq. bros. ave. blvd. rd.',
  ordinals: {
    before: /(?!)/,
    after:
      /^(?:January|February|March|April|May|June|July|August|September|October|November|December)\s+\d{4}/,
  },
};

import type { Abbreviations } from '../abbreviations.ts';

export const abbreviations: Abbreviations = {
  leading: 'डॉ. श्री. श्रीमती. प्रो. पं. कु. क्र. सं. पृ. रु. ई. पू. उदा. मि. कि.मी. कि.ग्रा. ई.पू. सु.',
  numbered: '',
  closing: 'आदि. ई. ई.पू. रु. कि.मी. कि.ग्रा.',
};

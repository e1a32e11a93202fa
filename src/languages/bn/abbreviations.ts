import type { Abbreviations } from '../abbreviations.ts';

export const abbreviations: Abbreviations = {
  leading: 'ডা. ড. মো. মোঃ. মি. প্রফে. অধ্যা. নং. পৃ. সং. খ্রি. খ্রিঃ. উদা. কি.মি. টা.',
  numbered: '',
  closing: 'ইত্যাদি. খ্রি. কি.মি. টা.',
};

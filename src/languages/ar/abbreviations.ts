import type { Abbreviations } from '../abbreviations.ts';

export const abbreviations: Abbreviations = {
  leading: 'د. أ. م. أ.د. ص. ص.ب. هـ. ت. ط. ج. ق.م. مثلا. السيد.',
  numbered: '',
  closing: 'إلخ. الخ. ق.م. هـ. م.',
};

import type { Language } from '../../api/generationOptions.ts';
import { ar } from './ar.ts';
import { bn } from './bn.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { indonesian } from './in.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pt } from './pt.ts';
import { us } from './us.ts';
import type { Vocabulary } from './vocabulary.ts';

const vocabularies: Record<Language, Vocabulary> = {
  us,
  uk: us,
  es,
  fr,
  de,
  it,
  pt,
  cn,
  in: indonesian,
  ja,
  ko,
  ar,
  hi,
  bn,
};

export const vocabularyOf = (language: Language): Vocabulary => vocabularies[language];

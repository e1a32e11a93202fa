import type { Language as LanguageTag } from '../api/generationOptions.ts';
import { ar } from './ar/ar.ts';
import { bn } from './bn/bn.ts';
import { cn } from './cn/cn.ts';
import { de } from './de/de.ts';
import { es } from './es/es.ts';
import { fr } from './fr/fr.ts';
import { hi } from './hi/hi.ts';
import { indonesian } from './in/in.ts';
import { it } from './it/it.ts';
import { ja } from './ja/ja.ts';
import { ko } from './ko/ko.ts';
import type { Language } from './language.ts';
import { pt } from './pt/pt.ts';
import { uk } from './uk/uk.ts';
import { us } from './us/us.ts';

export const languages: Readonly<Record<LanguageTag, Language>> = {
  us,
  uk,
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

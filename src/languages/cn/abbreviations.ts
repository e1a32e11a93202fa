import type { Abbreviations } from '../abbreviations.ts';

export const abbreviations: Abbreviations = { leading: '', numbered: '', closing: '' };

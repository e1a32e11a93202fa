import type { DeckTemplate } from './templates/deckTemplate.ts';
import { guide } from './templates/guide.ts';
import { meeting } from './templates/meeting.ts';
import { pitch } from './templates/pitch.ts';
import { portfolio } from './templates/portfolio.ts';
import { productShowcase } from './templates/productShowcase.ts';
import { projectUpdate } from './templates/projectUpdate.ts';
import { proposal } from './templates/proposal.ts';
import { research } from './templates/research.ts';
import { sales } from './templates/sales.ts';
import { workshop } from './templates/workshop.ts';

export const templates: readonly DeckTemplate[] = [
  pitch,
  productShowcase,
  sales,
  proposal,
  research,
  guide,
  meeting,
  portfolio,
  projectUpdate,
  workshop,
];

export const findTemplate = (id: string): DeckTemplate | undefined =>
  templates.find((template) => template.id === id);

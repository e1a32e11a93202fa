import type { FaultClass } from './faultClass.ts';
import { falseFigures } from './form/falseFigures.ts';
import { leftovers } from './form/leftovers.ts';
import { listRuns } from './form/listRuns.ts';
import { rawMarkup } from './form/rawMarkup.ts';
import { singleBullets } from './form/singleBullets.ts';
import { bareLabels } from './left/bareLabels.ts';
import { codeMissing } from './left/codeMissing.ts';
import { cutTables } from './left/cutTables.ts';
import { droppedItems } from './left/droppedItems.ts';
import { emptyHeadings } from './left/emptyHeadings.ts';
import { halfSentences } from './sentences/halfSentences.ts';
import { leadIns } from './sentences/leadIns.ts';
import { pointsBack } from './sentences/pointsBack.ts';
import { doubledNumbers } from './titles/doubledNumbers.ts';
import { joinedHeadings } from './titles/joinedHeadings.ts';
import { mergedLists } from './titles/mergedLists.ts';
import { metadataTitles } from './titles/metadataTitles.ts';
import { repeatedTitles } from './titles/repeatedTitles.ts';
import { wrongTopics } from './titles/wrongTopics.ts';

/** In the order of the report. */
export const faultClasses: readonly FaultClass[] = [
  leadIns,
  halfSentences,
  pointsBack,
  droppedItems,
  cutTables,
  codeMissing,
  bareLabels,
  emptyHeadings,
  falseFigures,
  metadataTitles,
  wrongTopics,
  repeatedTitles,
  joinedHeadings,
  mergedLists,
  doubledNumbers,
  rawMarkup,
  leftovers,
  singleBullets,
  listRuns,
];

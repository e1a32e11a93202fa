import type { Language } from '../../../api/generationOptions.ts';
import { isDrawing } from '../../../deck/drawing.ts';
import { endsInColon } from '../../../deck/endsInColon.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { withoutColon } from '../../../deck/withoutColon.ts';
import { policy } from '../../policy/policy.ts';
import type { Block, BlockOf } from '../../reading/document/sourceDocument.ts';
import { joinRich } from '../../text/richJoin.ts';
import { richSentences } from '../../text/sentences.ts';
import { type Said, saidOf } from '../said.ts';
import type { Visual } from '../visual.ts';
import {
  announcesFromAfar,
  endsBelow,
  introduces,
  introductionOf,
  isCaption,
  isNear,
  onlyJoins,
} from './introductions.ts';
import { isAddress } from './quotedBlocks.ts';
import { isEnded, sentenceThrough, startsSmall, takenUp } from './sentenceThrough.ts';
import type { Unit } from './unit.ts';

/** Sentences run through formulas and listings. */
export const isTyped = (visual: Visual): boolean =>
  visual.kind === 'math' || (visual.kind === 'code' && !isDrawing(visual.code.split('\n')));

const paragraph = (text: RichText, { position }: Block): Block => ({ kind: 'paragraph', text, position });

/** Units in the making: what a block that comes next takes from those above it. */
export class UnitsSoFar {
  readonly units: Unit[] = [];
  protected readonly language: Language;

  constructor(language: Language) {
    this.language = language;
  }

  /**
   * Takes from the paragraph above what introduces the next block; a listing takes its last sentence in any case,
   * unless that goes on about the one before it.
   */
  takeLead(takesAny: boolean): { lead?: Said; blocks: Block[] } {
    const above = this.units.at(-1);
    const last = above?.kind === 'text' ? above.said.at(-1) : undefined;
    if (
      above?.kind !== 'text' ||
      !last ||
      !((takesAny && (isNear(above.said) || endsBelow(above.said))) || introduces(above.said, this.language))
    )
      return { blocks: [] };
    const [block] = above.blocks;
    const isFar = takesAny && announcesFromAfar(above.said, this.language);
    const { count, lead } = isFar
      ? { count: 1, lead: above.said[0]! }
      : introductionOf(above.said, this.language, takesAny);
    const others = isFar ? above.said.slice(count) : above.said.slice(0, -count);
    this.units.pop();
    this.addSaid(others, block);
    const blocks = block ? [others.length > 0 ? paragraph(lead.text, block) : block] : [];
    if (onlyJoins(lead)) return { blocks };
    return others.length > 0 ? { lead, blocks } : this.underLead(this.goingOn(lead), blocks);
  }

  /** "which means that we keep:" below a listing goes on in the sentence above that: "We have … which means that we keep:" */
  private goingOn(lead: Said): Said {
    const above = this.units.at(-1);
    if (above?.kind !== 'visual' || !isTyped(above.visual) || !startsSmall(lead.text)) return lead;
    const opening = above.lead && richSentences(above.lead.text, this.language).at(-1);
    if (opening && isEnded(opening)) return lead;
    const text: RichText = [
      ...(opening ? [...withoutColon(opening), { text: ' … ' }] : [{ text: '… ' }]),
      ...takenUp(lead.text),
    ];
    return plain(text).length > policy.text.aboveLetters ? lead : { ...lead, text, pointsBack: false };
  }

  /** Sentences that are left of a paragraph. */
  private addSaid(said: readonly Said[], block: Block | undefined): void {
    if (said.length === 0 || !block) return;
    const texts = said.map(({ text }) => text);
    this.units.push({ kind: 'text', said, blocks: [paragraph(joinRich(texts, ' '), block)] });
  }

  /** "With pkgsrc:" above "Install the package:" says of what that is the first part. */
  private underLead(lead: Said, blocks: Block[]): { lead: Said; blocks: Block[] } {
    const above = this.units.at(-1);
    const last = above?.kind === 'text' ? above.said.at(-1) : undefined;
    const isOver = last !== undefined && endsInColon(last.text) && lead.leadsIn;
    if (above?.kind !== 'text' || !isOver) return { lead, blocks };
    const [block] = above.blocks;
    this.units.pop();
    const others = above.said.slice(0, -1);
    this.addSaid(others, block);
    const own = block && (others.length > 0 ? paragraph(last.text, block) : block);
    return {
      lead: { ...lead, text: joinRich([last.text, lead.text], ' '), words: last.words + lead.words },
      blocks: [...(own ? [own] : []), ...blocks],
    };
  }

  /** The sentence above leads to what comes next. */
  get isAnnounced(): boolean {
    const above = this.units.at(-1);
    return above?.kind === 'text' && above.said.at(-1)?.leadsIn === true;
  }

  /** Of blocks that say more, unless the address is what the sentence above leads to. */
  leavesOut(blocks: readonly Block[]): boolean {
    return !this.isAnnounced && !blocks.every(isAddress);
  }

  /** What only the notes hold. */
  addUnsaid(block: Block): void {
    this.units.push({ kind: 'text', said: [], blocks: [block] });
  }

  /** "Respondents by gender" right below a table that nothing introduces is what that shows. */
  protected addCaption(block: BlockOf<'paragraph'>): boolean {
    const above = this.units.at(-1);
    if (above?.kind !== 'visual' || above.visual.kind !== 'table' || above.lead || above.isInside)
      return false;
    if (!isCaption(plain(block.text))) return false;
    const place = { opensParagraph: true, isLast: false, isLoud: false };
    const lead = saidOf(block.text, place, this.language);
    this.units[this.units.length - 1] = { ...above, lead, blocks: [...above.blocks, block] };
    return true;
  }

  /** What of a paragraph is left when the formula or the listing above has the end of its sentence. */
  protected withoutSentenceEnd(block: BlockOf<'paragraph'>): BlockOf<'paragraph'> {
    const above = this.units.at(-1);
    if (above?.kind !== 'visual' || !isTyped(above.visual) || above.isInside) return block;
    const parted = sentenceThrough(above.lead?.text, block.text, this.language);
    if (!parted) return block;
    const place = { opensParagraph: true, isLast: false, isLoud: false };
    const lead = saidOf(parted.through, place, this.language);
    this.units[this.units.length - 1] = {
      ...above,
      lead,
      blocks: [...above.blocks, paragraph(parted.end, block)],
    };
    return { ...block, text: parted.rest };
  }
}

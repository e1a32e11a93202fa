import type { Language } from '../../../api/generationOptions.ts';
import { endsInColon } from '../../../deck/endsInColon.ts';
import { plain, type RichText } from '../../../deck/richText.ts';
import { withoutColon } from '../../../deck/withoutColon.ts';
import { endsOpen, leadsIn } from '../../../languages/recognising/openers.ts';
import { policy } from '../../policy/policy.ts';
import type { Block, BlockOf } from '../../reading/document/sourceDocument.ts';
import { withoutReadingLists } from '../../reading/tidying/leftOut/readingLists.ts';
import { estimateWords } from '../../text/estimateWords.ts';
import { isSentenceTitle } from '../../text/fit.ts';
import { isBlank, joinRich, joinTyped } from '../../text/richJoin.ts';
import { richSentences } from '../../text/sentences.ts';
import { areAddresses, areNamedAddresses, type Item, isInline, itemsOf } from '../items.ts';
import { isOneLine, isTypedAlone, typed } from '../oneLineCode.ts';
import { saidInParagraph } from '../paragraphs.ts';
import { type Said, saidOf } from '../said.ts';
import { withTitleInLine } from '../titledText.ts';
import { isVisual, type Visual, visualsWithin } from '../visual.ts';
import { asRead } from './asRead/asRead.ts';
import { enumeratedFigures } from './enumeratedFigures.ts';
import { strayFootnotes } from './footnotes.ts';
import { longIntroduction, openLead, shortIntroduction } from './introductions.ts';
import { isLabelledDecision } from './labelledDecision.ts';
import { numberedSentences } from './numberedSentences.ts';
import {
  isAddress,
  isDocument,
  isLongAddress,
  isProse,
  isRemark,
  isSaying,
  isTag,
  nameWithin,
  speakerIn,
  textWithin,
} from './quotedBlocks.ts';
import { textAbove } from './textAbove.ts';
import type { Unit } from './unit.ts';
import { isTyped, UnitsSoFar } from './unitsSoFar.ts';

const loudTones: readonly string[] = ['important', 'warning', 'caution'];

/** Said with more weight than the text around it. */
export const isLoud = ({ tone }: Pick<BlockOf<'callout'>, 'tone'>): boolean => loudTones.includes(tone);

const mostBareWords = 2;
const mostLabelWords = 4;
const isLabel = ({ leadsIn: isLeadIn, words }: Said): boolean => isLeadIn && words <= mostLabelWords;
const isSentence = ({ text, inner, checked }: Item, list: Block): boolean =>
  inner.length === 0 && checked === undefined && !endsInColon(text) && visualsWithin(list).length === 0;

class UnitBuilder extends UnitsSoFar {
  addParagraph(written: BlockOf<'paragraph'>, endsTopic: boolean): void {
    if (this.addCaption(written)) return;
    const block = this.withoutSentenceEnd(written);
    if (isBlank(block.text)) return;
    if (this.units.length > 0 && isLabelledDecision(block, this.language)) {
      const { position } = block;
      this.addCallout({ kind: 'callout', tone: 'important', blocks: [block], position }, [written]);
      return;
    }
    const counted = numberedSentences(block, this.language) ?? enumeratedFigures(block, this.language);
    if (counted) {
      this.addParagraph({ ...block, text: counted.before }, false);
      this.addList(counted.list);
      return;
    }
    this.units.push({
      kind: 'text',
      said: saidInParagraph(
        block.text,
        { opensTopic: this.units.length === 0, endsTopic, isLoud: false },
        this.language,
      ),
      blocks: [block],
    });
  }

  /** "It is sent in the following ways" says nothing without them. */
  private withoutList({ text }: Said): Said {
    const bare = withoutColon(text);
    const said = saidOf(bare, { opensParagraph: true, isLast: false, isLoud: false }, this.language);
    return leadsIn(plain(bare), this.language) ? { ...said, leadsIn: true } : said;
  }

  addList(block: BlockOf<'list'>): void {
    const { lead: taken, blocks } = this.takeLead(false);
    const lead = taken && openLead(taken, this.language);
    const items = itemsOf(withoutReadingLists(block), this.language);
    if (lead && items.length > 0 && areAddresses(items) && !areNamedAddresses(items))
      // "We opened tickets for the rest:" says it without their addresses, "Version" does not.
      this.units.push({
        kind: 'text',
        said: lead.words <= mostLabelWords ? [] : [this.withoutList(lead)],
        blocks: [...blocks, block],
      });
    else if (items.length === 1 && isSentence(items[0]!, block) && (!lead || isLabel(lead)))
      this.addSole(items[0]!, lead, [...blocks, block]);
    else if (items.length > 0)
      this.units.push({
        kind: 'list',
        ordered: block.ordered,
        items,
        ...(lead ? { lead } : {}),
        blocks: [...blocks, block],
      });
    for (const visual of visualsWithin(block))
      if (items.length === 0) this.addVisual(visual);
      else if (!isInline(visual)) this.addInside(visual, block);
  }

  /** "Impact:" over one bullet is a sentence: "Impact: all users of Windows". */
  addSole({ lead: name, text }: Item, lead: Said | undefined, blocks: readonly Block[]): void {
    const bold = (label: RichText): RichText => [{ text: plain(withoutColon(label)), marks: ['strong'] }];
    const labels = [lead?.text, name].filter((label) => label !== undefined).map(bold);
    const whole = joinRich([...labels, text], ': ');
    const place = { opensTopic: this.units.length === 0, isLoud: false };
    this.units.push({ kind: 'text', said: saidInParagraph(whole, place, this.language), blocks });
  }

  addVisual(visual: Visual): void {
    const { lead, blocks } = this.takeLead(isTyped(visual));
    // What is too long to stand above it is said before it.
    if (lead && plain(lead.text).length > policy.text.aboveLetters) {
      this.units.push({ kind: 'text', said: [this.withoutList(lead)], blocks });
      this.units.push({ kind: 'visual', visual, isInside: false, blocks: [visual] });
      return;
    }
    this.units.push({
      kind: 'visual',
      visual,
      isInside: false,
      ...(lead ? { lead } : {}),
      blocks: [...blocks, visual],
    });
  }

  private addInside(visual: Visual, list: BlockOf<'list'>): void {
    const above = textAbove(visual, list.items);
    const text = above && !isBlank(above) ? this.introducing(above) : undefined;
    const lead = text && saidOf(text, { opensParagraph: true, isLast: false, isLoud: false }, this.language);
    this.units.push({ kind: 'visual', visual, isInside: true, ...(lead ? { lead } : {}), blocks: [] });
  }

  /** The end of an entry, and all of it where that says no more than what follows: "A report. Format:" */
  private introducing(text: RichText): RichText {
    const last = richSentences(text, this.language).at(-1)!;
    const isBare = endsInColon(last) && estimateWords(plain(last)) <= mostBareWords;
    return isBare && plain(text).length <= shortIntroduction ? text : last;
  }

  private named(name: RichText): Said {
    return saidOf(name, { opensParagraph: true, isLast: false, isLoud: false }, this.language);
  }

  addRemark(block: BlockOf<'quote'>): void {
    const text = textWithin(block.blocks);
    const said = isTag(text) ? [] : saidInParagraph(text, { opensTopic: true, isLoud: false }, this.language);
    this.units.push({ kind: 'text', said, blocks: [block] });
  }

  addQuote(block: BlockOf<'quote'>): void {
    if (isProse(block.blocks) && isDocument(block)) {
      const { lead, blocks } = this.takeLead(false);
      // Whose words they are is said before them.
      if (lead)
        this.units.push({ kind: 'text', said: [{ ...this.withoutList(lead), leadsIn: false }], blocks });
      for (const unit of unitsOf(block.blocks, this.language)) this.units.push(unit);
      return;
    }
    if (!isProse(block.blocks)) {
      const [first, ...others] = block.blocks;
      const isWithin = first?.kind === 'quote';
      if (isWithin) this.addQuote(first);
      // What is set off as a quotation but holds lists or listings is text like any other.
      for (const unit of unitsOf(isWithin ? others : block.blocks, this.language)) this.units.push(unit);
      return;
    }
    const name = nameWithin(block);
    const { lead, blocks } = name ? { lead: this.named(name), blocks: [] } : this.takeLead(false);
    const text = textWithin(name ? block.blocks.slice(1) : block.blocks);
    // "The only people exempt are:" is half of what stands below it, whose words these are or not.
    if (
      lead?.leadsIn &&
      lead.words >= leastLead &&
      !block.who &&
      !(isSaying(plain(text)) && !endsOpen(plain(withoutColon(lead.text)), this.language)) &&
      estimateWords(plain(text)) <= mostIntroduced
    ) {
      const whole = joinRich([lead.text, text], ' ');
      const place = { opensTopic: this.units.length === 0, endsTopic: false, isLoud: false };
      this.units.push({
        kind: 'text',
        said: saidInParagraph(whole, place, this.language),
        blocks: [...blocks, block],
      });
      return;
    }
    const who = block.who ?? (lead && !lead.pointsBack ? speakerIn(plain(lead.text)) : undefined);
    // What says more than its title holds, or goes on from what stands before it, is said before it.
    const goesOn = lead?.pointsBack && lead.words >= leastLead;
    const isSaid = lead !== undefined && (goesOn || !isSentenceTitle(withoutColon(lead.text)));
    if (isSaid) this.units.push({ kind: 'text', said: [this.withoutList(lead)], blocks });
    this.units.push({
      kind: 'quote',
      text,
      ...(who ? { who } : {}),
      ...(lead && !isSaid ? { lead } : {}),
      ...(lead?.leadsIn && isSaying(plain(text)) ? { isSpeech: true as const } : {}),
      blocks: isSaid ? [block] : [...blocks, block],
    });
  }

  addCallout(block: BlockOf<'callout'>, written: readonly Block[] = [block]): void {
    const blocks = withTitleInLine(block.blocks);
    const text = textWithin(blocks);
    const said = isProse(blocks) ? saidInParagraph(text, { isLoud: isLoud(block) }, this.language) : [];
    if (said.length === 0) for (const unit of unitsOf(block.blocks, this.language)) this.units.push(unit);
    else this.units.push({ kind: 'callout', tone: block.tone, text, said, blocks: written });
  }

  /** "Install it with npm: `npm install left-pad`" */
  addOneLine(block: BlockOf<'code'>): void {
    const code: RichText = [{ text: block.code.trim(), marks: ['code'] }];
    const above = this.units.at(-1);
    const last = above?.kind === 'text' ? above.said.at(-1) : undefined;
    const most = last?.leadsIn ? longIntroduction : shortIntroduction;
    const isShort = last !== undefined && plain(last.text).length <= most;
    const { lead, blocks } = isShort ? this.takeLead(true) : { blocks: [] };
    const isAlone = lead === undefined;
    const whole = isAlone ? code : joinTyped(lead.text, code);
    const place = { opensParagraph: true, isLast: false, isLoud: false };
    const said = saidOf(whole, place, this.language);
    this.units.push({
      kind: 'text',
      said: [
        {
          ...said,
          leadsIn: false,
          // A command says nothing without the sentence that it was too long to stand with.
          pointsBack: isAlone ? last !== undefined : said.pointsBack,
          isCommand: true,
          score: Math.max(said.score, 0.6),
        },
      ],
      blocks: [...blocks, block],
    });
  }
}

/** A longer quotation stands for itself. */
const mostIntroduced = 40;
/** "She said:" says no more than whose words they are. */
export const leastLead = 5;

const known = new WeakMap<
  readonly Block[],
  { readonly language: Language; readonly units: readonly Unit[] }
>();

/** Blocks as units, in order; the same ones whenever they are asked for. */
export const unitsOf = (blocks: readonly Block[], language: Language): readonly Unit[] => {
  const before = known.get(blocks);
  if (before?.language === language) return before.units;
  const builder = new UnitBuilder(language);
  const isToRead = (block: Block): boolean =>
    block.kind === 'list' && withoutReadingLists(block).items.length === 0;
  const read = asRead(
    blocks.filter((block) => !isToRead(block)),
    language,
  );
  const footnotes = strayFootnotes(read);
  for (const [at, block] of read.entries()) {
    if (footnotes.has(block)) builder.addUnsaid(block);
    else if (at === 0 && isRemark(block, read.slice(1))) builder.addRemark(block);
    else if (isAddress(block) && (builder.leavesOut(blocks) || isLongAddress(block)))
      builder.addUnsaid(block);
    else if (isTypedAlone(block) && builder.isAnnounced) builder.addOneLine(typed(block));
    else if (block.kind === 'paragraph') builder.addParagraph(block, block === read.at(-1));
    else if (block.kind === 'list') builder.addList(block);
    else if (block.kind === 'quote') builder.addQuote(block);
    else if (block.kind === 'callout') builder.addCallout(block);
    else if (isOneLine(block) && block.kind === 'code') builder.addOneLine(block);
    else if (isVisual(block)) builder.addVisual(block);
  }
  for (const block of blocks.filter(isToRead)) builder.addUnsaid(block);
  known.set(blocks, { language, units: builder.units });
  return builder.units;
};

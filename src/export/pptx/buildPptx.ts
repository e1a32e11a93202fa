import type { Remark } from '../../api/exported.ts';
import { lookIn, themeOf } from '../../deck/look.ts';
import { plain } from '../../deck/richText.ts';
import type { Theme } from '../../deck/theme.ts';
import { languages } from '../../languages/languages.ts';
import { deckWords } from '../../languages/wordsOfDeck.ts';
import { arrangeDeck, type PlacedSlide } from '../../layouts/arrangeDeck.ts';
import type { Arrangement, Slot } from '../../layouts/arrangement.ts';
import type { Deck } from '../../layouts/deck.ts';
import { directionOfDeck } from '../../layouts/directionOfDeck.ts';
import { layouts } from '../../layouts/layouts.ts';
import type { Measure } from '../../layouts/measure/measure.ts';
import type { Slide } from '../../layouts/slide.ts';
import { chartXml } from './chartPart.ts';
import { colorMapOverride } from './colorMap.ts';
import { isFlooded, Palette } from './colors.ts';
import { slideIds } from './drawing.ts';
import type { Faces } from './fonts.ts';
import { layoutXml, placesOf } from './layoutPart.ts';
import { masterXml } from './masterPart.ts';
import { notesMasterXml, notesSlideXml } from './notesParts.ts';
import { notesParagraphs } from './notesText.ts';
import { namespaces, Package, type Part } from './package.ts';
import type { PainterBox, Painters } from './painters.ts';
import { extensionOf, type PictureFile } from './pictures.ts';
import { Places } from './placeholders.ts';
import {
  appXml,
  coreXml,
  presentationXml,
  presPropsXml,
  tableStylesXml,
  viewPropsXml,
} from './presentationParts.ts';
import { layoutNames, layoutTitles, samples } from './samples.ts';
import { shapeTree } from './shapeTree.ts';
import { type Media, slideShapes } from './slideShapes.ts';
import { themeXml } from './themePart.ts';
import { workbookOf } from './workbook.ts';
import { el } from './xml.ts';
import type { Deflate } from './zip.ts';

export interface PptxOptions {
  readonly measure: Measure;
  readonly painters: PainterBox;
  readonly pictures: readonly PictureFile[];
  readonly theme?: string;
  readonly faces: Faces;
  readonly made: Date;
  readonly deflate: Deflate;
  /** Of the first slide. */
  readonly firstNumber: number;
}

const firstSlideId = 256;
const firstLayoutId = 2_147_483_649;

/** Programs name a language with the place where it is spoken. */
const regional = (locale: string): string => {
  const { language, region } = new Intl.Locale(locale).maximize();
  return region === undefined ? language : `${language}-${region}`;
};

class Builder {
  readonly #package = new Package();
  readonly #deck: Deck;
  readonly #options: PptxOptions;
  readonly #theme: Theme;
  readonly #faces: Faces;
  readonly #locale: string;
  readonly #isRightToLeft: boolean;
  readonly #images = new Map<string, Part>();
  readonly #remarks: Remark[] = [];
  readonly #layoutParts = new Map<string, { readonly part: Part; readonly arrangement: Arrangement }>();

  readonly #placed: readonly PlacedSlide[];
  readonly #painters: Painters;

  constructor(deck: Deck, options: PptxOptions, placed: readonly PlacedSlide[], painters: Painters) {
    this.#placed = placed;
    this.#painters = painters;
    this.#deck = deck;
    this.#options = options;
    this.#theme = themeOf(lookIn(deck, options.theme));
    this.#faces = options.faces;
    this.#locale = regional(deck.contentLanguage ?? languages[deck.language].locale);
    this.#isRightToLeft = directionOfDeck(deck) === 'rtl';
  }

  async build(): Promise<PptxFile> {
    const presentation = this.#package.addRoot('presentation', 'ppt/presentation.xml');
    const theme = this.#package.add('theme', 'ppt/theme/theme1.xml');
    theme.xml = themeXml(this.#theme, this.#faces);
    const master = this.#master(theme);
    const notesMaster = this.#notesMaster();
    const parts = this.#placed.map((each, at) => this.#slide(each, at + 1, notesMaster));
    let next = firstSlideId;
    const sections = this.#deck.sections
      .filter((section) => section.slides.length > 0)
      .map(({ title, slides: own }) => ({ name: title, slides: own.map(() => next++) }));
    presentation.xml = presentationXml({
      master: presentation.relate(master),
      notesMaster: presentation.relate(notesMaster),
      slides: parts.map((part, at) => ({ id: firstSlideId + at, relation: presentation.relate(part) })),
      sections,
      isRightToLeft: this.#isRightToLeft,
      firstNumber: this.#options.firstNumber,
    });
    presentation.relate(theme);
    this.#properties(presentation, parts.length);
    return { pieces: this.#package.zipped(this.#options.deflate), remarks: this.#remarks };
  }

  #properties(presentation: Part, slides: number): void {
    for (const [kind, xml] of [
      ['presProps', presPropsXml()],
      ['viewProps', viewPropsXml()],
      ['tableStyles', tableStylesXml()],
    ] as const) {
      const part = this.#package.add(kind, `ppt/${kind}.xml`);
      part.xml = xml;
      presentation.relate(part);
    }
    const [cover] = this.#deck.sections.flatMap((section) => section.slides);
    const author = cover?.layout === 'cover' ? cover.byline?.split(' · ')[0] : undefined;
    this.#package.addRoot('core', 'docProps/core.xml').xml = coreXml(
      this.#deck.title,
      author,
      this.#locale,
      this.#options.made,
    );
    this.#package.addRoot('app', 'docProps/app.xml').xml = appXml(slides, slides);
  }

  #master(theme: Part): Part {
    const master = this.#package.add('slideMaster', 'ppt/slideMasters/slideMaster1.xml');
    const setting = { theme: this.#theme, measure: this.#options.measure };
    const layoutIds = layoutNames.map((name, at) => {
      const part = this.#package.add('slideLayout', `ppt/slideLayouts/slideLayout${at + 1}.xml`);
      const [sample] = arrangeDeck(sampleDeck(this.#deck, samples[name]), setting, layouts);
      const { arrangement } = sample!;
      part.xml = layoutXml(
        layoutTitles[name],
        arrangement,
        this.#deck.title,
        this.#theme,
        this.#isRightToLeft,
      );
      part.relate(master);
      this.#layoutParts.set(name, { part, arrangement });
      return { id: firstLayoutId + at, relation: master.relate(part) };
    });
    master.relate(theme);
    master.xml = masterXml({ theme: this.#theme, layoutIds });
    return master;
  }

  #notesMaster(): Part {
    const theme = this.#package.add('theme', 'ppt/theme/theme2.xml');
    theme.xml = themeXml(this.#theme, this.#faces);
    const part = this.#package.add('notesMaster', 'ppt/notesMasters/notesMaster1.xml');
    part.xml = notesMasterXml();
    part.relate(theme);
    return part;
  }

  #slide({ slide, arrangement }: PlacedSlide, number: number, notesMaster: Part): Part {
    const part = this.#package.add('slide', `ppt/slides/slide${number}.xml`);
    const layout = this.#layoutParts.get(slide.layout)!;
    part.relate(layout.part);
    const drawing = {
      ink: {
        theme: this.#theme,
        faces: this.#faces,
        palette: new Palette(this.#theme, arrangement.ground),
        locale: this.#locale,
        isRightToLeft: this.#isRightToLeft,
        formulas: this.#painters.formulas,
        part,
      },
      ids: slideIds(),
      places: new Places(placesOf(layout.arrangement).map(({ text }) => text.role)),
      media: this.#media(part),
      remark: (remark: Omit<Remark, 'slide'>) => void this.#remarks.push({ ...remark, slide: number }),
    };
    part.xml = el(
      'p:sld',
      { ...namespaces },
      el('p:cSld', { name: plain(slide.title) || undefined }, shapeTree(slideShapes(arrangement, drawing))),
      colorMapOverride(isFlooded(arrangement.ground, this.#theme), this.#theme),
    );
    this.#notes(slide, number, part, notesMaster);
    return part;
  }

  #notes({ notes }: Slide, number: number, slide: Part, notesMaster: Part): void {
    const part = this.#package.add('notesSlide', `ppt/notesSlides/notesSlide${number}.xml`);
    part.relate(notesMaster);
    part.relate(slide);
    slide.relate(part);
    const { callouts } = deckWords(this.#deck.language);
    part.xml = notesSlideXml(notesParagraphs(notes, { locale: this.#locale, callouts }, part));
  }

  #media(part: Part): Media {
    const { code, arrangeDiagram } = this.#painters;
    return {
      diagram: (source, room) => arrangeDiagram?.(source, room, this.#options.measure),
      picture: (id) => {
        const file = this.#options.pictures.find(({ asset }) => asset.id === id);
        if (!file) return { missing: 'picture-gone' };
        const image = this.#image(file);
        return image ? { relation: part.relate(image), asset: file.asset } : { missing: 'picture-format' };
      },
      chart: (slot) => part.relate(this.#chart(slot)),
      code,
    };
  }

  #image(file: PictureFile): Part | undefined {
    const known = this.#images.get(file.asset.id);
    const extension = extensionOf(file.asset);
    if (known || !extension) return known;
    const part = this.#package.add('image', `ppt/media/image${this.#images.size + 1}.${extension}`);
    part.picture = file.content;
    this.#images.set(file.asset.id, part);
    return part;
  }

  #chart({ chart, box }: Extract<Slot, { slot: 'chart' }>): Part {
    const number = this.#package.count('chart') + 1;
    const part = this.#package.add('chart', `ppt/charts/chart${number}.xml`);
    const workbook = this.#package.add('workbook', `ppt/embeddings/sheet${number}.xlsx`);
    workbook.content = workbookOf(chart, this.#options.deflate);
    part.xml = chartXml(chart, box, this.#theme, part.relate(workbook));
    return part;
  }
}

const sampleDeck = (deck: Deck, slide: Slide): Deck => ({
  ...deck,
  sections: [{ id: 'sample', title: '', slides: [slide] }],
});

export interface PptxFile {
  /** Each is gone when the next is taken. */
  readonly pieces: Iterable<Uint8Array>;
  readonly remarks: readonly Remark[];
}

/** A deck as a presentation that can be changed in any program that reads them. */
export const buildPptx = async (deck: Deck, options: PptxOptions): Promise<PptxFile> => {
  const theme = themeOf(lookIn(deck, options.theme));
  const placed = arrangeDeck(deck, { theme, measure: options.measure }, layouts);
  return new Builder(deck, options, placed, await options.painters.prepare(placed)).build();
};

import type { MotifKind } from '../../deck/theme.ts';
import type { Diagrams, Undrawn } from './diagrams.ts';
import { download } from './download.ts';
import { downloadPptx } from './downloadPptx.ts';
import { EditorAround, indexOfPlace, stepOf } from './editorAround.ts';
import { fitFormulas } from './formulas.ts';
import { offerFullscreen, toggleFullscreen } from './fullscreen.ts';
import { keysOfDeck, toggleHelp } from './help.ts';
import { startMenu } from './menu.ts';
import { showNotice } from './notice.ts';
import { Overview } from './overview.ts';
import { readWords } from './pageWords.ts';
import { isForDeck } from './plainKey.ts';
import { preparePrinting } from './printing.ts';
import { openReading, readingScreen } from './readingStage.ts';
import { RoomLink } from './roomLink.ts';
import { openSlides } from './slideStage.ts';
import { type DeckLink, SpeakerLink, type SpeakerMessage } from './speakerLink.ts';
import { type Stage, slidesOf, titleOf } from './stage.ts';
import { chooseTheme } from './themeChoice.ts';
import { keepView, readView, type View } from './viewChoice.ts';

/** Turns the page's slides into a presentation. */
export const startPlayer = async (document: Document, window: Window, diagrams: Diagrams): Promise<void> => {
  const root = document.documentElement;
  const deck = document.querySelector<HTMLElement>('.deck');
  if (!deck) return;
  const words = readWords(deck);
  const isMirrored = document.dir === 'rtl';
  const room = new URLSearchParams(window.location.search).get('present');
  const popup = new SpeakerLink(window, null);
  const links: readonly DeckLink[] = room ? [popup, new RoomLink(window.location, room, 'go')] : [popup];
  const printing = preparePrinting(document, window);
  let stage: Stage | undefined;
  let placedAt: number | undefined;
  let isFollowing = false;
  const slides = slidesOf(deck);
  const editor = new EditorAround(window, {
    greeted: (place) => {
      root.dataset.inEditor = '';
      placedAt = place && indexOfPlace(slides.map(titleOf), place);
      if (stage) arrive();
    },
    move: (move) => stage?.show(stage.index() + stepOf(move, isMirrored)),
  });

  const writtenAt = ({ place, line }: Undrawn) => ({
    slide: slides.findIndex((slide) => slide.contains(place)) + 1,
    name: place.getAttribute('aria-label') ?? '',
    line,
  });

  const overview = new Overview(document, {
    slides,
    words,
    current: () => stage?.index() ?? 0,
    go: (to) => stage?.show(to),
  });

  const openSpeakerView = () => {
    if (editor.ask('present')) return;
    if (popup.isOpen) {
      popup.focus();
      return;
    }
    const address = new URL(window.location.href);
    address.searchParams.set('speaker', '1');
    address.searchParams.delete('present');
    const opened = window.open(address, '_blank', 'popup,width=1200,height=760');
    if (opened) popup.other = opened;
    // A frame that may open no windows shows it in place.
    else window.location.assign(address);
  };
  const print = () => void (editor.ask('print') || printing.print(false));
  const showKeys = () => toggleHelp(document, words, keysOfDeck(words, isMirrored));
  const actions: Record<string, () => void> = {
    overview: () => overview.toggle(),
    asSlides: () => chooseView('slides'),
    asCards: () => chooseView('cards'),
    fullscreen: () => toggleFullscreen(document),
    speakerView: openSpeakerView,
    keyboard: () => showKeys(),
    print,
    printWithNotes: () => printing.print(true),
    downloadPptx: () => downloadPptx(document),
    download: () =>
      void download(document).catch((failure: unknown) => showNotice(document, String(failure))),
  };

  startMenu(document, {
    act: (action) => actions[action]?.(),
    chooseTheme: (input) => {
      chooseTheme(document, input.value, input.dataset.motif as MotifKind);
      editor.tell({ theme: input.value });
      if (stage) void diagrams.drawAll(deck, stage.roomOf);
    },
  });

  // Whoever takes a picture of a slide wants nothing beside it.
  if (new URLSearchParams(window.location.search).get('bare') === '1') root.dataset.bare = '';

  const moved = () => {
    const index = stage?.index() ?? 0;
    root.dataset.ground = slides[index]?.dataset.ground ?? 'paper';
    editor.tell({ place: { index, title: titleOf(slides[index]) } });
    if (isFollowing) return;
    for (const link of links) link.send({ deckwright: 'at', index, isBlack: stage?.isBlack() });
  };
  /** Where the tab was, which may be said before the slides are opened and after. */
  const arrive = () => {
    if (placedAt !== undefined) stage?.show(placedAt);
    placedAt = undefined;
    moved();
  };
  const keys = {
    o: () => overview.toggle(),
    f: () => toggleFullscreen(document),
    s: openSpeakerView,
    p: print,
  };
  const screen = window.matchMedia(readingScreen);
  let isReading: boolean | undefined;
  let view = readView(window);
  const enter = async () => {
    root.toggleAttribute('data-narrow', screen.matches);
    root.toggleAttribute('data-view-chosen', view !== undefined);
    const wantsCards = screen.matches && view !== 'slides';
    if (wantsCards === isReading) return;
    isReading = wantsCards;
    root.dataset.view = wantsCards ? 'cards' : 'slides';
    const index = stage?.index();
    overview.close();
    stage?.leave();
    const open = isReading ? openReading : openSlides;
    stage = await open(deck, { moved, keys, index });
    arrive();
    deck.classList.add('ready');
    await document.fonts.ready;
    fitFormulas(deck, stage.roomOf);
    const undrawn = await diagrams.drawAll(deck, stage.roomOf);
    stage.settle();
    if (undrawn.length > 0) editor.tell({ undrawn: undrawn.map(writtenAt) });
  };

  let entering = enter();
  const enterAnew = () => {
    entering = entering.catch(() => undefined).then(enter);
  };
  const chooseView = (chosen: View) => {
    view = chosen;
    keepView(window, chosen);
    editor.tell({ view: chosen });
    enterAnew();
  };
  screen.addEventListener('change', () => {
    // Paper is no screen, and only for a moment.
    if (!window.matchMedia('print').matches) enterAnew();
  });
  window.addEventListener('keydown', (event) => {
    if (event.key === '?' && isForDeck(event)) showKeys();
  });
  /** As the speaker says, who is told what could not be done: an echo might come after their next step. */
  const follow = ({ index, isBlack = false }: SpeakerMessage) => {
    isFollowing = true;
    stage?.show(index);
    stage?.blacken(isBlack);
    isFollowing = false;
    if (stage?.index() !== index || stage.isBlack() !== isBlack) moved();
  };
  await entering;
  for (const link of links)
    link.receive((message) => {
      if (message.deckwright === 'go') follow(message);
      else moved();
    });
  if (room) offerFullscreen(document, words);
  root.dataset.state = 'settled';
  // Who wants it on paper looks for nothing else.
  if (new URLSearchParams(window.location.search).get('print') === '1') printing.print(false);
};

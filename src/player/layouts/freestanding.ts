import { fittedType, stepFor } from '../../deck/canvas.ts';
import { plain } from '../../deck/richText.ts';
import type { SlideOf } from '../../deck/slide.ts';
import { type Html, html } from '../html.ts';
import { fittedClass } from '../styles/typeClasses.ts';
import type { Drawing } from './drawing.ts';

export const cover = (slide: SlideOf<'cover'>, drawing: Drawing): Html => html`
  ${drawing.motif('cover')}
  <div class="cover-text">
    <h1 class="cover-title ${fittedClass('coverTitle', stepFor(fittedType.coverTitle, plain(slide.title)))}">${drawing.text(slide.title)}</h1>
    ${slide.subtitle && html`<p class="cover-subtitle t-coverSubtitle">${drawing.text(slide.subtitle)}</p>`}
  </div>
  ${slide.byline && html`<p class="cover-byline t-coverByline">${slide.byline}</p>`}`;

export const section = (slide: SlideOf<'section'>, drawing: Drawing): Html => html`
  ${drawing.motif(`section ${slide.number}`)}
  <span class="section-number" aria-hidden="true">${slide.number}</span>
  <div class="section-text">
    <h2 class="section-title ${fittedClass('sectionTitle', stepFor(fittedType.sectionTitle, plain(slide.title)))}">${drawing.text(slide.title)}</h2>
    ${slide.message && html`<p class="section-message t-sectionMessage">${drawing.text(slide.message)}</p>`}
  </div>`;

/** What the sentence is about, said quietly; only to listeners where it is the sentence itself. */
const drawHeading = ({ title, text }: SlideOf<'statement' | 'quote'>, drawing: Drawing): Html => {
  const isSaid = plain(text).includes(plain(title));
  return html`<h2 class="${isSaid ? 'hidden-text' : 'heading t-kicker'}">${drawing.text(title)}</h2>`;
};

export const statement = (slide: SlideOf<'statement'>, drawing: Drawing): Html => html`
  ${drawHeading(slide, drawing)}
  <div class="statement"${slide.tone && html` data-tone="${slide.tone}"`}>
    ${slide.tone && html`<p class="tone t-kicker">${drawing.words.callouts[slide.tone]}</p>`}
    <p class="statement-text ${fittedClass('statement', stepFor(fittedType.statement, plain(slide.text)))}">${drawing.text(slide.text)}</p>
  </div>`;

export const quote = (slide: SlideOf<'quote'>, drawing: Drawing): Html => html`
  ${drawHeading(slide, drawing)}
  <figure class="quote">
    <blockquote class="${fittedClass('quote', stepFor(fittedType.quote, plain(slide.text)))}">${drawing.text(slide.text)}</blockquote>
    ${slide.who && html`<figcaption class="quote-who t-quoteWho">${drawing.text(slide.who)}</figcaption>`}
  </figure>`;

export const closing = (slide: SlideOf<'closing'>, drawing: Drawing): Html => html`
  ${drawing.motif('closing')}
  <div class="closing-text">
    <h2 class="closing-title ${fittedClass('sectionTitle', stepFor(fittedType.sectionTitle, plain(slide.title)))}">${drawing.text(slide.title)}</h2>
    ${slide.text && html`<p class="closing-message t-closingText">${drawing.text(slide.text)}</p>`}
    ${slide.contact && html`<p class="closing-contact t-closingContact">${drawing.text(slide.contact)}</p>`}
  </div>`;

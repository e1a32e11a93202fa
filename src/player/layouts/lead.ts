import type { RichText } from '../../deck/richText.ts';
import { type Html, html } from '../html.ts';
import type { Drawing } from './drawing.ts';

export const drawLead = (lead: RichText | undefined, drawing: Drawing): Html | undefined =>
  lead && lead.length > 0 ? html`<p class="lead t-lead">${drawing.text(lead)}</p>` : undefined;

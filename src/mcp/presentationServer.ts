import { McpServer } from '@modelcontextprotocol/server';
import type { Tool, ToolParts } from './tool.ts';
import { checkDeck } from './tools/checkDeck.ts';
import { createPresentation } from './tools/createPresentation.ts';
import { createUploadTarget } from './tools/createUploadTarget.ts';
import { exportPresentation } from './tools/exportPresentation.ts';
import { generatePresentation } from './tools/generatePresentation.ts';
import { getDeckGuide } from './tools/getDeckGuide.ts';
import { getGenerationStatus } from './tools/getGenerationStatus.ts';
import { getPresentation } from './tools/getPresentation.ts';
import { getTemplates } from './tools/getTemplates.ts';
import { sendFollowupMessage } from './tools/sendFollowupMessage.ts';
import { showSlide } from './tools/showSlide.ts';
import { updateSlides } from './tools/updateSlides.ts';

const tools: readonly Pick<Tool, 'register'>[] = [
  generatePresentation,
  getGenerationStatus,
  sendFollowupMessage,
  createUploadTarget,
  getTemplates,
  getPresentation,
  createPresentation,
  exportPresentation,
  getDeckGuide,
  checkDeck,
  showSlide,
  updateSlides,
];

const instructions = `Makes presentations of text and files.
1. Upload files that belong to it, if there are any: create_upload_target, then the upload itself.
2. generate_presentation with the whole text as the prompt, in the person's own words. Look at get_templates first only where the person wants a template.
3. get_generation_status until it says completed or failed. Where it says awaiting_input, ask the person and send the answer with send_followup_message.
4. Give the person the URL and the notices of the completed presentation. Where they want a file, export_presentation makes one.
To write slides yourself, as a deck file (name.deck.md): get_deck_guide first, then check_deck until it finds nothing.`;

export interface PresentationServerParts extends ToolParts {
  readonly version: string;
}

/** The tools for one caller, not yet connected to anything. */
export const presentationServer = ({ version, ...parts }: PresentationServerParts): McpServer => {
  const server = new McpServer({ name: 'deckwright', title: 'Deckwright', version }, { instructions });
  for (const { register } of tools) register(server, parts);
  return server;
};

import type { Presentation } from '../../api/presentation.ts';
import { Failure } from '../http/failure.ts';
import type { Handler } from '../http/handler.ts';
import type { WithJson } from '../http/jsonText.ts';
import { callTurn } from '../http/loopTurns.ts';
import type { WorkspaceQuota } from '../objects/workspaceQuota.ts';
import { splitDeckJson, writeDeckJson } from '../presentations/deckJson.ts';
import { newPresentation } from '../presentations/newPresentation.ts';
import type { PresentationStore } from '../presentations/presentationStore.ts';
import type { TemplateShelf } from '../presentations/templateShelf.ts';
import type { PresentationRow } from '../store/tables.ts';
import type { ViewLinks } from '../viewing/viewLinks.ts';
import { chosenSections } from './templates.ts';

export interface PresentationParts {
  readonly presentations: PresentationStore;
  readonly shelf: TemplateShelf;
  readonly quota: Pick<WorkspaceQuota, 'within'>;
  readonly links: Pick<ViewLinks, 'link'>;
  readonly now: () => number;
}

export const createPresentation =
  ({ presentations, shelf, quota, links, now }: PresentationParts): Handler<'createPresentation'> =>
  async ({ workspace, body }) => {
    const chosen = chosenSections(shelf, body.template_id, body.selected_section_ids);
    if (chosen instanceof Failure) return chosen;
    const deck = shelf.deck(chosen.template, chosen.sectionIds);
    const row = newPresentation({
      workspaceId: workspace,
      title: deck.title,
      deck: writeDeckJson(deck),
      time: new Date(now()).toISOString(),
      jobId: null,
    });
    return quota.within(workspace, Buffer.byteLength(row.deck), async () => {
      await presentations.insert(row);
      return presentationReply(row, links);
    });
  };

export const getPresentation =
  ({ presentations, links }: PresentationParts): Handler<'getPresentation'> =>
  async ({ workspace, id }) => {
    const refused = await callTurn(workspace);
    if (refused) return refused;
    const row = ownedPresentation(await presentations.find(id), workspace, id);
    return row instanceof Failure ? row : presentationReply(row, links);
  };

export const renamePresentation =
  ({ presentations, links, now }: PresentationParts): Handler<'renamePresentation'> =>
  async ({ workspace, keyId, id, body }) => {
    const refused = await callTurn(workspace);
    if (refused) return refused;
    const row = ownedPresentation(await presentations.find(id), workspace, id);
    if (row instanceof Failure) return row;
    const updatedAt = new Date(now()).toISOString();
    const renamed = { ...row, title: body.title.toWellFormed(), changedBy: keyId, updatedAt };
    await presentations.rename(renamed);
    return presentationReply(renamed, links);
  };

export function ownedPresentation<Row extends Pick<PresentationRow, 'workspaceId'>>(
  row: Row | undefined,
  workspace: string,
  id: string,
): Row | Failure {
  if (row === undefined) {
    return new Failure('DOCUMENT_NOT_FOUND', `There is no presentation ${JSON.stringify(id.slice(0, 100))}.`);
  }
  if (row.workspaceId !== workspace) {
    return new Failure('INSUFFICIENT_PRIVILEGES', 'This presentation belongs to another workspace.');
  }
  return row;
}

export function presentationReply(
  row: PresentationRow,
  links: Pick<ViewLinks, 'link'>,
): WithJson<Presentation> {
  const { sections, notices } = splitDeckJson(row.deck);
  return {
    id: row.id,
    title: row.title,
    workspace_id: row.workspaceId,
    sections,
    is_public: false,
    ...links.link(row),
    created_at: row.createdAt,
    updated_at: row.updatedAt,
    ...(notices.length > 0 && { notices }),
  };
}

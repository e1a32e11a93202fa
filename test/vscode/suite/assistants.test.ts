import assert from 'node:assert/strict';
import { commands, LanguageModelTextPart, LanguageModelToolResult, lm } from 'vscode';
import { hosted, newestJob, parts, scripted, until, useBuiltInService, useHostedService } from './support.ts';

/** The extension's name and the server's, as the editor puts them together. */
const serverId = 'deckwright.deckwright/Deckwright';

const toolNamed = (name: string) => lm.tools.find((tool) => tool.name.endsWith(name));

/** What agent mode does when it wants the tools. */
const startServer = async (): Promise<void> => {
  await commands.executeCommand('workbench.mcp.startServer', serverId, { waitForLiveTools: true });
  await until(() => toolNamed('generate_presentation'));
};

const stopServer = () => commands.executeCommand('workbench.mcp.stopServer', serverId);

const call = async (name: string, input: object) => {
  const result = await lm.invokeTool(toolNamed(name)!.name, { input, toolInvocationToken: undefined });
  assert.ok(result instanceof LanguageModelToolResult);
  const [first] = result.content;
  assert.ok(first instanceof LanguageModelTextPart);
  return JSON.parse(first.value);
};

describe('Assistants', () => {
  afterEach(stopServer);
  after(useHostedService);

  it('have the tools on the built-in service, and what they make is listed', async () => {
    await useBuiltInService();
    await startServer();
    for (const name of ['get_generation_status', 'send_followup_message', 'create_upload_target']) {
      assert.ok(toolNamed(name), name);
    }
    const { store, isHere } = await parts();
    const known = store.jobs;
    const prompt = '# Third quarter\n\n## Revenue\n\nIt grew by 12 %.\n\n## Costs\n\nThey fell by 3 %.';
    const { generation_id } = await call('generate_presentation', { prompt, non_interactive: true });
    const status = await call('get_generation_status', { generation_id });
    assert.equal(status.status, 'completed');
    const job = await newestJob('completed', known);
    assert.equal(job.generationId, generation_id);
    assert.equal(job.state.presentationId, status.presentation.id);
    assert.equal(job.title, status.presentation.title);
    assert.ok(isHere(job));
    assert.equal(await store.textOf(job.id), prompt);
  });

  it('have the tools on a hosted service, with its key', async () => {
    await useHostedService();
    await startServer();
    const { store } = await parts();
    const known = store.jobs;
    const prompt = scripted({ sections: [2] });
    await call('generate_presentation', { prompt, non_interactive: true });
    const job = await newestJob('completed', known);
    assert.deepEqual([job.service, job.state.slideCount], [hosted.baseUrl, 2]);
  });
});

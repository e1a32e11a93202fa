import assert from 'node:assert/strict';
import { commands, LanguageModelTextPart, LanguageModelToolResult, lm } from 'vscode';
import { hosted, newestJob, parts, scripted, until, useBuiltInService, useHostedService } from './support.ts';

/** The extension's name and the server's, as the editor puts them together. */
const builtInServer = 'deckwright.deckwright/Deckwright';
const hostedServer = `${builtInServer} (${hosted.baseUrl && new URL(hosted.baseUrl).host})`;

const toolNamed = (name: string) => lm.tools.find((tool) => tool.name.endsWith(name));

/** What agent mode does when it wants the tools, once the server of another service is gone. */
const startServer = async (serverId: string): Promise<void> => {
  await until(() => !toolNamed('generate_presentation'));
  await until(() => {
    void commands.executeCommand('workbench.mcp.startServer', serverId);
    return toolNamed('generate_presentation');
  });
};

const answerTo = async (name: string, input: object): Promise<string> => {
  const result = await lm.invokeTool(toolNamed(name)!.name, { input, toolInvocationToken: undefined });
  assert.ok(result instanceof LanguageModelToolResult);
  const [first] = result.content;
  assert.ok(first instanceof LanguageModelTextPart);
  return first.value;
};

const call = async (name: string, input: object) => JSON.parse(await answerTo(name, input));

describe('Assistants', () => {
  after(useHostedService);

  it('have the tools on the built-in service, and what they make is listed', async () => {
    await useBuiltInService();
    await startServer(builtInServer);
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

  it('go on with the built-in service after it crashed', async () => {
    const { builtIn } = await parts();
    const crashed = builtIn.processId!;
    process.kill(crashed, 'SIGKILL');
    await until(() => builtIn.processId !== undefined && builtIn.processId !== crashed);
    const { templates } = await call('get_templates', {});
    assert.ok(templates.length > 0);
  });

  it('have the tools on a hosted service, with its key', async () => {
    await useHostedService();
    await startServer(hostedServer);
    const { store } = await parts();
    const known = store.jobs;
    const prompt = scripted({ sections: [2] });
    await call('generate_presentation', { prompt, non_interactive: true });
    const job = await newestJob('completed', known);
    assert.deepEqual([job.service, job.state.slideCount], [hosted.baseUrl, 2]);
  });

  it('get a question that the person left, and answer it for them; the list has it meanwhile', async () => {
    const { store, asking } = await parts();
    const known = store.jobs;
    const prompt = scripted({ sections: [1], questions: ['Who?'] });
    const { generation_id } = await call('generate_presentation', { prompt });
    let asked: string | undefined;
    void answerTo('get_generation_status', { generation_id }).then((answer) => {
      asked = answer;
    });
    const job = await newestJob('awaiting', known);
    assert.equal(job.state.question, 'Who?');
    assert.equal(asking.size, 0);
    // The editor asks in a notification where there is no conversation.
    const answer = await until(() => {
      void commands.executeCommand('notifications.clearAll');
      return asked;
    });
    assert.match(answer, /"status":"awaiting_input","message":"Who\?".*was asked and did not answer/);
    await call('send_followup_message', { generation_id, content: 'The board.' });
    const { state } = await newestJob('completed', known);
    assert.match(state.notices.join(), /"answer":"The board\."/);
  });

  it('start again with a key that was set anew', async () => {
    const { keys } = await parts();
    const templates = () => answerTo('get_templates', {}).catch((error: Error) => error.message);
    await keys.set(hosted.baseUrl, 'dw_wrong');
    await startServer(hostedServer);
    assert.match(await templates(), /API_KEY_INVALID: .*Set API Key/);
    await keys.set(hosted.baseUrl, hosted.key);
    await startServer(hostedServer);
    assert.match(await templates(), /^\{"templates":/);
  });
});

import assert from 'node:assert/strict';
import { languages, narrativeTypes, rewriteStyles } from '../../src/api/choices.ts';
import { GenerationStatus } from '../../src/api/generation.ts';
import type { Answer } from '../support/callApi.ts';
import { type Api, oursOf } from './api.ts';
import { matches, StartedShape } from './shapes.ts';

const prompt =
  '# Night trains\n\nNight trains are back.\n\n## Demand\n\nPassengers grew 40 % in 2025.\n\n## Costs\n\n- Cars\n- Tracks';
const long = ['Demand', 'Costs', 'Rivals', 'Tracks', 'Cars', 'Crews']
  .map(
    (topic) =>
      `## ${topic}\n\nThe ${topic.toLowerCase()} of night trains changed in 2025, and will again.\n\n- More\n- Better\n`,
  )
  .join('\n');

export function generation(api: Api): void {
  const { target } = api;
  const ours = oursOf(target);
  const start = (body: unknown) => api.call('POST', '/presentations/generate', { body });
  const refused = (body: unknown) => api.refused('BAD_REQUEST', 'POST', '/presentations/generate', { body });

  let template: Answer['body'];
  const findTemplate = async () => {
    template = (await api.ok(200, 'GET', '/templates')).templates[0];
  };

  describe('POST /presentations/generate', () => {
    before(findTemplate);

    it('answers 202 with the job and where to poll it', async () => {
      const { status, body } = await start({ prompt, non_interactive: true });
      assert.equal(status, 202);
      matches(StartedShape, body);
      assert.equal(body.poll_url, `/api/v1/presentations/generate/${body.generation_id}/status`);
    });

    it('requires a prompt that is not blank', async () => {
      for (const body of [{}, { prompt: '' }, { prompt: ' \n\t ' }, { prompt: null }, { prompt: 7 }]) {
        await refused(body);
      }
    });

    it('does not know other templates', async () => {
      await api.refused('TEMPLATE_NOT_FOUND', 'POST', '/presentations/generate', {
        body: { prompt, template_id: 'no-such' },
      });
    });

    it('requires all four fields of an attachment', async () => {
      const whole = { id: 'a', url: 'https://example.com/a.md', file_name: 'a.md', type: 'text/markdown' };
      for (const field of Object.keys(whole)) {
        await refused({ prompt, attachments: [{ ...whole, [field]: undefined }] });
      }
    });

    it('takes every value of the four options', async () => {
      const each = [
        ...narrativeTypes.map((narrative_type) => ({ narrative_type })),
        ...rewriteStyles.map((rewrite_style) => ({ rewrite_style })),
        ...languages.map((language) => ({ language })),
        { section_count: 'auto' },
        { section_count: 1 },
        { section_count: 4 },
      ];
      for (const option of each) {
        const { status } = await start({ prompt, non_interactive: true, ...option });
        assert.equal(status, 202, JSON.stringify(option));
      }
    });

    it('takes the four options where they are ignored, and section ids without a template', async () => {
      const options = { narrative_type: 'Sales', rewrite_style: 'Strong', section_count: 2, language: 'de' };
      for (const body of [
        { prompt, ...options },
        ...(template ? [{ prompt, template_id: template.id, non_interactive: true, ...options }] : []),
        { prompt, non_interactive: true, selected_section_ids: ['ignored'] },
      ]) {
        assert.equal((await start(body)).status, 202, JSON.stringify(body));
      }
    });

    ours('refuses values outside their lists, ignored or not', async () => {
      for (const wrong of [
        { narrative_type: 'Epic' },
        { narrative_type: 'pitch' },
        { rewrite_style: 'Mild' },
        { section_count: 0 },
        { section_count: -1 },
        { section_count: 51 },
        { section_count: 1.5 },
        { section_count: '3' },
        { section_count: 'many' },
        { language: 'xx' },
        { language: 'EN' },
        { non_interactive: 'yes' },
        { template_id: 7 },
        { selected_section_ids: 'all' },
        { attachments: {} },
      ]) {
        await refused({ prompt, ...wrong });
        await refused({ prompt, non_interactive: true, ...wrong });
      }
    });

    ours('takes 400,000 characters and 50 sections, and no more', async () => {
      const letters = (length: number) => `# Long\n\n${'word '.repeat(length / 5)}`.slice(0, length);
      assert.equal(
        (await start({ prompt: letters(400_000), non_interactive: true, section_count: 50 })).status,
        202,
      );
      await refused({ prompt: `${letters(400_000)}x`, non_interactive: true });
    });

    ours('refuses section ids that the template lacks', async function () {
      if (!template) return this.skip();
      await refused({ prompt, template_id: template.id, selected_section_ids: ['no-such-section'] });
    });

    ours('refuses more than 20 attachments', async () => {
      const attachment = {
        id: 'a',
        url: 'https://example.com/a.md',
        file_name: 'a.md',
        type: 'text/markdown',
      };
      await refused({ prompt, attachments: Array.from({ length: 21 }, () => attachment) });
    });

    ours('ignores unknown fields', async () => {
      assert.equal((await start({ prompt, non_interactive: true, mood: 'bright' })).status, 202);
    });

    ours('names the field in sentence and details', async () => {
      const { body } = await refused({ prompt: ' ', section_count: 99 });
      const paths = body.error.details.map(({ path }: { path: string }) => path);
      assert.deepEqual(paths.toSorted(), ['prompt', 'section_count']);
      assert.match(body.error.message, /prompt/);
    });
  });

  describe('GET /presentations/generate/{id}/status', () => {
    before(findTemplate);

    it('goes from generating to completed, without asking where it may not', async () => {
      const seen = await api.watch(await api.generate({ prompt, non_interactive: true }));
      assert.deepEqual(
        seen.map(({ status }) => status).filter((status) => status !== 'generating'),
        ['completed'],
      );
    });

    it('shows a Standalone job in storyline, then in slides, with progress once slides have begun', async () => {
      const seen = await api.watch(await api.generate({ prompt, non_interactive: true }));
      const working = seen.filter(({ status }) => status === 'generating');
      const phases = working.map(({ phase }) => phase);
      assert.ok(phases.every((phase) => phase === 'storyline' || phase === 'slides'));
      assert.deepEqual(phases, phases.toSorted().toReversed());
      for (const { phase, progress } of working) assert.equal(progress !== undefined, phase === 'slides');
      const made = working.flatMap(({ progress }) => progress?.slides_completed ?? []);
      assert.deepEqual(
        made,
        made.toSorted((one, other) => one - other),
      );
    });

    it('never shows a phase of a template job', async function () {
      if (!template) return this.skip();
      const seen = await api.watch(
        await api.generate({ prompt, template_id: template.id, non_interactive: true }),
      );
      assert.equal(seen.at(-1)?.status, 'completed');
      for (const status of seen) assert.equal('phase' in status, false);
    });

    it('ends with the presentation as GET /presentations/{id} shows it', async () => {
      const { presentation } = await api.completed({ prompt });
      assert.deepEqual(presentation, await api.ok(200, 'GET', `/presentations/${presentation.id}`));
    });

    it('stays as it ended', async () => {
      const id = await api.generate({ prompt, non_interactive: true });
      const ended = (await api.watch(id)).at(-1);
      assert.deepEqual(await api.status(id), ended);
    });

    it('keeps to the chosen sections of a template', async function () {
      if (!template || template.sections.length < 2) return this.skip();
      const chosen = [template.sections[1].id];
      const { presentation } = await api.completed({
        prompt,
        template_id: template.id,
        selected_section_ids: chosen,
      });
      assert.ok(presentation.sections.length >= 1);
    });

    it('does not know other jobs', () =>
      api.refused('NOT_FOUND', 'GET', '/presentations/generate/no-such/status').then(() => {}));

    it("keeps another workspace's from view", async function () {
      const { otherKey: key } = target;
      if (!key) return this.skip();
      const id = await api.generate({ prompt, non_interactive: true });
      await api.refused('INSUFFICIENT_PRIVILEGES', 'GET', `/presentations/generate/${id}/status`, { key });
    });

    ours('has exactly the fields of its state', async () => {
      for (const status of await api.watch(await api.generate({ prompt, non_interactive: true }))) {
        matches(GenerationStatus, status);
      }
    });

    ours('makes as many sections as were asked for', async () => {
      for (const section_count of [1, 2, 5]) {
        const { presentation } = await api.completed({ prompt: `# Night trains\n\n${long}`, section_count });
        assert.equal(presentation.sections.length, section_count);
      }
    });

    ours('writes the language that was asked for, or says that it could not', async () => {
      const { presentation } = await api.completed({ prompt, language: 'ja' });
      assert.ok(
        presentation.notices?.length > 0 || /\p{Script=Hiragana}/u.test(JSON.stringify(presentation)),
      );
    });
  });
}

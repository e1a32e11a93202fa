import assert from 'node:assert/strict';
import { z } from 'zod';
import { Presentation } from '../../src/api/presentation.ts';
import { TemplateList } from '../../src/api/template.ts';
import type { Answer } from '../support/callApi.ts';
import { type Api, oursOf } from './api.ts';
import { matches, PresentationShape, TemplateListShape } from './shapes.ts';

export function presentations(api: Api): void {
  const { target } = api;
  const ours = oursOf(target);
  describe('GET /templates', () => {
    it("answers 200 with the workspace's templates", async () => {
      matches(TemplateListShape, await api.ok(200, 'GET', '/templates'));
    });

    ours('has some, with titled and described sections', async () => {
      const list = await api.ok(200, 'GET', '/templates');
      matches(TemplateList.extend({ templates: TemplateList.shape.templates.min(1) }), list);
      for (const { id, sections } of list.templates) {
        assert.ok(sections.length > 0, id);
        assert.equal(
          new Set(sections.map((section: { id: string }) => section.id)).size,
          sections.length,
          id,
        );
      }
    });
  });

  describe('POST /presentations', () => {
    let template: Answer['body'];
    before(async () => {
      template = (await api.ok(200, 'GET', '/templates')).templates[0];
    });

    const create = (body: unknown) => api.call('POST', '/presentations', { body });

    it('makes a presentation from a template: 201', async function () {
      if (!template) return this.skip();
      const { status, body } = await create({ template_id: template.id });
      assert.equal(status, 201);
      matches(PresentationShape, body);
    });

    it('takes some of its sections', async function () {
      if (!template) return this.skip();
      const { status } = await create({
        template_id: template.id,
        selected_section_ids: [template.sections[0].id],
      });
      assert.equal(status, 201);
    });

    it('does not know other templates', async () => {
      await api.refused('TEMPLATE_NOT_FOUND', 'POST', '/presentations', { body: { template_id: 'no-such' } });
    });

    it('requires template_id', async () => {
      await api.refused('BAD_REQUEST', 'POST', '/presentations', { body: {} });
    });

    ours('keeps to the chosen sections, and refuses others', async function () {
      if (!template) return this.skip();
      const [first] = template.sections;
      const { body } = await create({ template_id: template.id, selected_section_ids: [first.id] });
      matches(Presentation, body);
      assert.equal(body.sections.length, 1);
      await api.refused('BAD_REQUEST', 'POST', '/presentations', {
        body: { template_id: template.id, selected_section_ids: ['no-such-section'] },
      });
    });
  });

  describe('GET and PATCH /presentations/{id}', () => {
    let made: Answer['body'];

    before(async () => {
      made = (await api.completed({ prompt: '# Tea\n\nTea is a drink.\n\n## Kinds\n\n- Green\n- Black' }))
        .presentation;
    });

    it('answers 200 with the presentation', async () => {
      const body = await api.ok(200, 'GET', `/presentations/${made.id}`);
      matches(PresentationShape, body);
      assert.equal(body.id, made.id);
    });

    it('changes the title, and only the title', async () => {
      const before = await api.ok(200, 'GET', `/presentations/${made.id}`);
      const title = 'Tea, and «why» 茶 <b>';
      const renamed = await api.ok(200, 'PATCH', `/presentations/${made.id}`, { body: { title } });
      matches(PresentationShape, renamed);
      const after = await api.ok(200, 'GET', `/presentations/${made.id}`);
      assert.deepEqual(after, { ...before, title, updated_at: after.updated_at });
      assert.ok(after.updated_at >= before.updated_at);
    });

    it('does not know other presentations', async () => {
      await api.refused('DOCUMENT_NOT_FOUND', 'GET', '/presentations/no-such');
      await api.refused('DOCUMENT_NOT_FOUND', 'PATCH', '/presentations/no-such', { body: { title: 'x' } });
    });

    it("keeps another workspace's from view and change", async function () {
      const { otherKey: key } = target;
      if (!key) return this.skip();
      await api.refused('INSUFFICIENT_PRIVILEGES', 'GET', `/presentations/${made.id}`, { key });
      await api.refused('INSUFFICIENT_PRIVILEGES', 'PATCH', `/presentations/${made.id}`, {
        key,
        body: { title: 'x' },
      });
    });

    ours('refuses to change anything else', async () => {
      for (const body of [
        { title: 'x', is_public: true },
        { sections: [] },
        { id: 'x' },
        {},
        { title: '' },
        { title: '  ' },
        { title: 7 },
        { title: 'x'.repeat(301) },
      ]) {
        await api.refused('BAD_REQUEST', 'PATCH', `/presentations/${made.id}`, { body });
      }
    });

    ours('lists slides in sections, and notices only where there are some', async () => {
      const body = await api.ok(200, 'GET', `/presentations/${made.id}`);
      matches(Presentation, body);
      assert.ok(z.array(z.unknown()).min(1).safeParse(body.sections).success);
      assert.notDeepEqual(body.notices, []);
    });

    ours('can be viewed at its URL without a key', async () => {
      const response = await fetch(made.url);
      assert.equal(response.status, 200);
      assert.match(response.headers.get('content-type') ?? '', /^text\/html/);
      assert.doesNotMatch(await response.text(), new RegExp(target.key));
    });
  });
}

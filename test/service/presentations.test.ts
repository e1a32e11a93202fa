import assert from 'node:assert/strict';
import { Presentation } from '../../src/api/presentation.ts';
import { TemplateList } from '../../src/api/template.ts';
import { TestService } from '../support/runningService.ts';

describe('Templates and presentations', () => {
  let service: TestService;
  let time = Date.UTC(2026, 10, 21, 9);

  before(async () => {
    service = await TestService.start({ now: () => time });
  });
  after(() => service.close());

  const create = (body: unknown) => service.call('POST', '/presentations', body);

  it('have templates with pictures of themselves, which need no key', async () => {
    const { body } = await service.call('GET', '/templates');
    assert.ok(body.templates.length >= 8);
    for (const { preview_url: url } of body.templates) {
      const picture = await fetch(url);
      assert.equal(picture.headers.get('content-type'), 'image/webp');
      assert.ok((await picture.arrayBuffer()).byteLength > 1_000);
    }
  });

  it('lists the templates with their sections', async () => {
    const { status, body } = await service.call('GET', '/templates');
    assert.equal(status, 200);
    const { templates } = TemplateList.parse(body);
    assert.ok(templates.length >= 8);
    for (const { name, description, sections } of templates) {
      assert.match(name + description, /\S/);
      assert.equal(new Set(sections.map(({ id }) => id)).size, sections.length, name);
      assert.ok(sections.length >= 6 && sections.length <= 12, name);
    }
  });

  it('makes a presentation of a template, all of it or the chosen sections in its order', async () => {
    const { body: listed } = await service.call('GET', '/templates');
    const [{ id: template_id, sections }] = listed.templates;
    const whole = await create({ template_id });
    assert.equal(whole.status, 201);
    const presentation = Presentation.parse(whole.body);
    assert.deepEqual(
      presentation.sections.map(({ id, title }) => [id, title]),
      sections.map(({ id, title }: { id: string; title: string }) => [id, title]),
    );
    for (const { slides } of presentation.sections) assert.ok(slides.length > 0);
    assert.deepEqual(
      [presentation.workspace_id, presentation.is_public, presentation.created_at, presentation.updated_at],
      ['acme', false, '2026-11-21T09:00:00.000Z', '2026-11-21T09:00:00.000Z'],
    );
    const chosen = await create({ template_id, selected_section_ids: [sections[2].id, sections[0].id] });
    assert.deepEqual(
      chosen.body.sections.map(({ id }: { id: string }) => id),
      [sections[0].id, sections[2].id],
    );
    assert.notEqual(chosen.body.url, presentation.url);
  });

  it('says which section a template lacks', async () => {
    const { body: listed } = await service.call('GET', '/templates');
    const [{ id: template_id, sections }] = listed.templates;
    for (const [path, fields] of [
      ['/presentations', {}],
      ['/presentations/generate', { prompt: 'x' }],
    ] as const) {
      const selected_section_ids = [sections[0].id, 'nowhere'];
      const { status, body } = await service.call('POST', path, {
        ...fields,
        template_id,
        selected_section_ids,
      });
      assert.deepEqual([status, body.error.code], [400, 'BAD_REQUEST']);
      assert.equal(body.error.details[0].path, 'selected_section_ids[1]');
      assert.match(body.error.message, /no "nowhere"/);
    }
    const ignored = await service.call('POST', '/presentations/generate', {
      prompt: '{"sections":[1]}',
      selected_section_ids: ['nowhere'],
    });
    assert.equal(ignored.status, 202);
  });

  it('changes the title and the time of change, and nothing else', async () => {
    const { body: before } = await create({ template_id: 'pitch' });
    time += 1_000;
    const renamed = await service.call('PATCH', `/presentations/${before.id}`, {
      title: 'Für den Vorstand ✓',
    });
    assert.equal(renamed.status, 200);
    assert.deepEqual(renamed.body, {
      ...before,
      title: 'Für den Vorstand ✓',
      updated_at: '2026-11-21T09:00:01.000Z',
    });
    assert.deepEqual((await service.call('GET', `/presentations/${before.id}`)).body, renamed.body);
    for (const body of [
      {},
      { title: ' ' },
      { title: 3 },
      { title: 'x'.repeat(301) },
      { title: 'x', sections: [] },
      { is_public: true },
    ]) {
      const { status, body: refused } = await service.call('PATCH', `/presentations/${before.id}`, body);
      assert.deepEqual([status, refused.error.code], [400, 'BAD_REQUEST'], JSON.stringify(body));
    }
    assert.deepEqual((await service.call('GET', `/presentations/${before.id}`)).body, renamed.body);
  });

  it('leaves notices out where there are none', async () => {
    const { body } = await create({ template_id: 'pitch' });
    assert.equal('notices' in body, false);
  });
});

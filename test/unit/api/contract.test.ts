import assert from 'node:assert/strict';
import { endpoints } from '../../../src/api/endpoints.ts';
import { errorStatus } from '../../../src/api/errors.ts';
import { GenerationStatus, Reply, StartGeneration } from '../../../src/api/generation.ts';
import { RenamePresentation } from '../../../src/api/presentation.ts';
import { CreateUploadTarget } from '../../../src/api/upload.ts';
import { uploadTypeOf } from '../../../src/api/uploadTypes.ts';

const start = (body: object) => StartGeneration.safeParse({ prompt: 'A topic', ...body });

describe('the start-generation body', () => {
  it('fills in the defaults', () => {
    assert.deepEqual(start({}).data, {
      prompt: 'A topic',
      non_interactive: false,
      narrative_type: 'Auto',
      rewrite_style: 'Subtle',
      section_count: 'auto',
      language: 'us',
    });
  });

  it('ignores unknown fields', () => {
    assert.equal(start({ mood: 'good' }).success, true);
  });

  for (const body of [
    { prompt: '' },
    { prompt: ' \n\t' },
    { prompt: '\u200b\u200d \ufeff\u00ad' },
    { prompt: 'x'.repeat(400_001) },
    { section_count: 0 },
    { section_count: 51 },
    { section_count: 1.5 },
    { section_count: '3' },
    { language: 'fi' },
    { narrative_type: 'auto' },
    { rewrite_style: 'None' },
    { non_interactive: 'yes' },
    { template_id: 7 },
    { attachments: [{ id: 'a', url: 'http://x/', file_name: 'a.md' }] },
    { attachments: Array(21).fill({ id: 'a', url: 'http://x/', file_name: 'a.md', type: 'text/markdown' }) },
  ]) {
    it(`refuses ${JSON.stringify(body).slice(0, 60)}`, () => {
      assert.equal(start(body).success, false);
    });
  }
});

describe('the other bodies', () => {
  it('let a title change and nothing else', () => {
    assert.equal(RenamePresentation.safeParse({ title: 'New' }).success, true);
    assert.equal(RenamePresentation.safeParse({ title: ' ' }).success, false);
    for (const title of [
      'a\0b',
      'a\nb',
      'a\r\n',
      'a\tb',
      'a\u2028b',
      'a\u001b[31m',
      'a\u0085b',
      'a\u202ex',
      'a\u2066b',
    ])
      assert.equal(RenamePresentation.safeParse({ title }).success, false, JSON.stringify(title));
    for (const title of ['عرض ‏تقديمي', '👩‍🚀 मून', 'Ein\u00adblick'])
      assert.equal(RenamePresentation.safeParse({ title }).success, true, title);
    assert.equal(RenamePresentation.safeParse({ title: 'New', is_public: true }).success, false);
  });

  it('refuse a blank reply', () => {
    assert.equal(Reply.safeParse({ content: '\n' }).success, false);
  });

  it('leave the type and size of an upload to the service', () => {
    const target = { file_name: 'a.exe', content_type: 'application/x', declared_file_size: 1e9 };
    assert.equal(CreateUploadTarget.safeParse(target).success, true);
  });
});

describe('upload types', () => {
  it('are known by extension, whatever its case', () => {
    assert.equal(uploadTypeOf('photo.of.us.JPEG'), 'image/jpeg');
  });

  for (const name of ['tool.exe', 'README', '.constructor', 'a.md/']) {
    it(`do not include ${name}`, () => assert.equal(uploadTypeOf(name), undefined));
  }
});

describe('the endpoint table', () => {
  it('names the eight calls of the protocol', () => {
    assert.equal(Object.keys(endpoints).length, 8);
  });

  it('gives a status to every error it names', () => {
    for (const { errors } of Object.values(endpoints)) {
      for (const code of errors) assert.ok(errorStatus[code] >= 400);
    }
  });
});

describe('the job status', () => {
  it('has in each state just the fields of that state', () => {
    const failed = { generation_id: 'g', status: 'failed', error: 'It broke' };
    assert.equal(GenerationStatus.safeParse(failed).success, true);
    assert.equal(GenerationStatus.safeParse({ ...failed, phase: 'slides' }).success, false);
  });

  it('never shows zero tokens', () => {
    const generating = { generation_id: 'g', status: 'generating', tokens_used: 0 };
    assert.equal(GenerationStatus.safeParse(generating).success, false);
  });
});

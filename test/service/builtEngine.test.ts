import assert from 'node:assert/strict';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createOutlineWriter } from '../../src/engine/outlineWriter.ts';
import { runProcess } from '../support/commandProcess.ts';
import { newFolder } from '../support/runningService.ts';

const examples = 'examples';

/** As JSON, without the ids, which hold the job's. */
const written = (sections: readonly { title: string; slides: readonly object[] }[]): unknown =>
  JSON.parse(
    JSON.stringify(
      sections.map(({ title, slides }) => ({ title, slides: slides.map((slide) => ({ ...slide, id: '' })) })),
    ),
  );

async function fromSources(prompt: string) {
  const writer = createOutlineWriter();
  const { signal } = new AbortController();
  const plan = await writer.plan(
    {
      id: 'job',
      prompt,
      sources: [],
      interactive: false,
      narrative: 'Auto',
      rewriteStyle: 'Subtle',
      sectionCount: 'auto',
      language: 'us',
      exchanges: [],
    },
    signal,
  );
  assert.ok(plan.outcome === 'storyline');
  return Promise.all(
    plan.storyline.sections.map(async (section) => ({
      title: section.title,
      slides: (await writer.write(section, signal)).slides,
    })),
  );
}

describe('the built engine', () => {
  let data = '';
  before(async () => {
    data = await newFolder();
  });
  after(() => rm(data, { recursive: true, force: true }));

  it('makes the same decks as its sources', async () => {
    for (const name of await readdir(examples)) {
      const file = join(examples, name);
      const { out } = await runProcess([
        'generate',
        file,
        '--json',
        '--no-serve',
        '--language',
        'us',
        '--data',
        data,
      ]);
      const { presentation } = JSON.parse(out);
      assert.deepEqual(
        written(presentation.sections),
        written(await fromSources(await readFile(file, 'utf8'))),
      );
    }
  });
});

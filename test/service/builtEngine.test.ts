import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createOutlineWriter } from '../../src/engine/outlineWriter.ts';
import { CommandProcess, runProcess } from '../support/commandProcess.ts';
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

  it('opens the browser and ends when it is told to', async function () {
    if (process.platform !== 'linux') this.skip();
    const seen = join(data, 'seen');
    execFileSync('mkfifo', [seen]);
    await writeFile(join(data, 'xdg-open'), `#!/bin/sh\necho "$1" > ${seen}\n`, { mode: 0o755 });
    const file = join(examples, 'quarterly-review.md');
    const command = new CommandProcess(['generate', file, '--open', '--data', data], {
      PATH: `${data}:${process.env.PATH}`,
    });
    const opened = readFile(seen, 'utf8');
    const [, address] = await command.has(/view +(http:\S+)/);
    assert.equal((await opened).trim(), address);
    command.signal('SIGINT');
    assert.equal((await command.ended()).exitCode, 0);
  });
});

import assert from 'node:assert/strict';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeForAssistant } from '../../../../src/cli/exporting/writeForAssistant.ts';
import { succeeded, unusable } from '../../../../src/client/failure.ts';
import { newFolder } from '../../../support/runningService.ts';

describe('writeForAssistant', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await newFolder();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const presentation = {
    id: 'p',
    title: 'Tea',
    url: 'http://127.0.0.1/p/t',
    urlExpiresAt: undefined,
    slideCount: 3,
    notices: [],
    raw: {},
  };
  const note = { fonts: [], remarks: [{ about: 'diagram' as const, slide: 2, name: 'Flow' }] };
  let refused: string | undefined;
  const write = (path: string, more: object = {}) =>
    writeForAssistant(
      {
        connection: {
          download: async () => succeeded({ bytes: new Uint8Array([7]), note }),
          redirectOf: async () => undefined,
        },
        foreign: () => refused,
      },
      { workingFolder: folder, environment: {}, homeFolder: folder, platform: 'linux' },
    )(presentation, { format: 'pptx', path, ...more }, new AbortController().signal);

  it('writes the file and tells what it could not show', async () => {
    const written = await write('tea.pptx');
    assert(written.ok);
    assert.equal(written.value.path, join(folder, 'tea.pptx'));
    assert.match(written.value.remarks.join(), /Slide 2: the diagram "Flow"/);
    assert.deepEqual([...(await readFile(written.value.path))], [7]);
  });

  it('writes under no ending but that of the format', async () => {
    for (const path of ['.bashrc', 'tea.pptx.sh', 'notes.md'])
      assert.deepEqual(await write(path), unusable('The path must end in .pptx.'));
    assert.deepEqual(await readdir(folder), []);
  });

  it('fetches nothing that the service shows elsewhere', async () => {
    refused = 'The service shows this presentation at other.example.';
    assert.deepEqual(await write('tea.pptx'), unusable(refused));
    refused = undefined;
    assert.deepEqual(await readdir(folder), []);
  });

  it('never writes over a file', async () => {
    const path = join(folder, 'tea.pptx');
    await writeFile(path, 'mine');
    assert.deepEqual(await write(path), unusable(`${path} is there already: name another.`));
    assert.equal(await readFile(path, 'utf8'), 'mine');
  });

  it('says what is wrong with what was asked, and where it cannot be written', async () => {
    for (const [path, more, said] of [
      ['tea.pptx', { theme: 'mine' }, /^theme must be one of/],
      ['tea.pptx', { slides: '9' }, /has 3 slides: slides 9 is beyond its end/],
      [join('none', 'tea.pptx'), {}, /^There is no folder/],
    ] as const) {
      const written = await write(path, more);
      assert.match(written.ok ? '' : written.failure.message, said);
    }
  });
});

import assert from 'node:assert/strict';
import { succeeded } from '../../../../src/client/failure.ts';
import type { FileGiving, FileWanted } from '../../../../src/mcp/fileGiving.ts';
import { withScriptedService } from '../../../support/assistant.ts';
import { presentation, replyTo, ScriptedService } from '../../../support/scriptedService.ts';

describe('export_presentation', () => {
  const call = async (given: object, files: FileGiving) => {
    const service = new ScriptedService(replyTo('getPresentation', presentation));
    const assistant = await withScriptedService(service, { files });
    return assistant.call('export_presentation', { presentation_id: presentation.id, ...given });
  };
  const linked: FileGiving = { hasLinks: async () => true };

  it('answers where a file can be downloaded, as it was chosen', async () => {
    const { data } = await call({ format: 'md', theme: 'plum', slides: '3-7' }, linked);
    assert.deepEqual(data, { url: `${presentation.url}/deck.md?theme=plum&slides=3-7`, remarks: [] });
  });

  it('has it written where that can be done', async () => {
    const asked: FileWanted[] = [];
    const { data } = await call(
      { path: 'tea.pptx', fonts: 'office' },
      {
        ...linked,
        write: async (_presentation, wanted) => {
          asked.push(wanted);
          return succeeded({ path: '/home/mara/tea.pptx', remarks: ['Look at slide 2.'] });
        },
      },
    );
    assert.deepEqual(asked, [{ format: 'pptx', path: 'tea.pptx', fonts: 'office' }]);
    assert.deepEqual(data, { path: '/home/mara/tea.pptx', remarks: ['Look at slide 2.'] });
  });

  it('says what it cannot do, and what to do instead', async () => {
    for (const [given, files, said] of [
      [{ path: 'tea.pptx' }, linked, /leave out path/],
      [{ format: 'pdf' }, linked, /name a path/],
      [{ slides: '9-1' }, linked, /like 3 or 3-7, not "9-1"/],
      [{}, { hasLinks: async () => false }, /makes no files/],
    ] as const) {
      const { failed, text } = await call(given, files);
      assert.equal(failed, true);
      assert.match(text, said);
    }
  });
});

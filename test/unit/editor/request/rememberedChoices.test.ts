import assert from 'node:assert/strict';
import { AttachedFiles } from '../../../../src/editor/request/attachedFiles.ts';
import {
  readDefaultChoices,
  readSectionCount,
  recallChoices,
  rememberChoices,
} from '../../../../src/editor/request/rememberedChoices.ts';
import { editorJob } from '../../../support/editorJobs.ts';
import { MemoryMemento } from '../../../support/memento.ts';

describe('Choices', () => {
  it('come from the settings', () => {
    const settings: Record<string, unknown> = {
      askQuestions: false,
      narrative: 'Guide',
      rewriteStyle: 'Strong',
      sectionCount: 7,
      language: 'ja',
    };
    assert.deepEqual(
      readDefaultChoices((name) => settings[name]),
      settings,
    );
  });

  it('pass over a setting that says nothing we know', () => {
    const { choices } = editorJob();
    assert.deepEqual(
      readDefaultChoices(() => 'nonsense'),
      choices,
    );
    assert.deepEqual(
      readDefaultChoices(() => undefined),
      choices,
    );
  });

  it('are remembered for a workspace', async () => {
    const memento = new MemoryMemento();
    assert.equal(recallChoices(memento), undefined);
    await rememberChoices(memento, editorJob().choices);
    assert.deepEqual(recallChoices(memento), editorJob().choices);
  });

  it('take a section count from 1 to 50, or auto', () => {
    const accepted = ['auto', 1, 50, '7', ' 7 '].map(readSectionCount);
    assert.deepEqual(accepted, ['auto', 1, 50, 7, 7]);
    for (const wrong of [0, 51, 1.5, '', '1.5', 'seven', '1e1', null, undefined, Number.NaN]) {
      assert.equal(readSectionCount(wrong), undefined, String(wrong));
    }
  });
});

describe('AttachedFiles', () => {
  it('belong to their document', async () => {
    const files = new AttachedFiles(new MemoryMemento());
    await files.set('file:///a.md', ['file:///x.pdf']);
    assert.deepEqual(files.of('file:///a.md'), ['file:///x.pdf']);
    assert.deepEqual(files.of('file:///b.md'), []);
    await files.set('file:///a.md', []);
    assert.deepEqual(files.of('file:///a.md'), []);
  });

  it('are kept for two hundred documents', async () => {
    const files = new AttachedFiles(new MemoryMemento());
    for (let index = 0; index < 201; index += 1) await files.set(`d${index}`, ['x']);
    assert.deepEqual(files.of('d0'), []);
    assert.deepEqual(files.of('d1'), ['x']);
  });
});

import assert from 'node:assert/strict';
import { ListScope } from '../../../../src/editor/views/listScope.ts';
import { completedState, editorJob } from '../../../support/editorJobs.ts';
import { MemoryMemento } from '../../../support/memento.ts';

const here = 'file:///here';

describe('ListScope', () => {
  const jobs = [
    editorJob({ id: 'here', workspace: { uri: 'file:///here', name: 'here' } }),
    editorJob({ id: 'there', workspace: { uri: 'file:///there', name: 'there' } }),
    editorJob({ id: 'nowhere', workspace: undefined }),
  ];
  const concerned = (...folders: string[]) =>
    new ListScope(
      new MemoryMemento(),
      () => folders,
      () => undefined,
    )
      .concerned(jobs)
      .map(({ id }) => id);

  it('knows what concerns a window: what was made in its folders, or in none', () => {
    assert.deepEqual(concerned('file:///here', 'file:///second'), ['here', 'nowhere']);
  });

  it('has everything concern a window without a folder', () => {
    assert.deepEqual(concerned(), ['here', 'there', 'nowhere']);
  });

  it('leaves out other folders’ finished decks when told to', async () => {
    let changes = 0;
    const scope = new ListScope(
      new MemoryMemento(),
      () => [here],
      () => {
        changes += 1;
      },
    );
    const other = { uri: 'file:///other', name: 'other' };
    const jobs = [
      editorJob({ id: 'running elsewhere', workspace: other }),
      editorJob({ id: 'done elsewhere', workspace: other, state: completedState() }),
      editorJob({ id: 'done here', workspace: { uri: here, name: 'notes' }, state: completedState() }),
    ];
    assert.equal(scope.shown(jobs).length, 3);
    await scope.set(true);
    assert.deepEqual(
      scope.shown(jobs).map(({ id }) => id),
      ['running elsewhere', 'done here'],
    );
    assert.equal(changes, 1);
  });
});

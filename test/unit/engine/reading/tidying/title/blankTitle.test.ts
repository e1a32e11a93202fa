import assert from 'node:assert/strict';
import { read } from '../../../../../support/reading.ts';

describe('a title that is the name of its field', () => {
  it('is none where the file has a name', async () => {
    const titleOf = async (title: string, fileName: string) =>
      (await read(fileName, `# ${title}\n\n## Context\n\nThe pier is far away.\n`)).documents[0]!.title;
    assert.equal(await titleOf('TITLE', 'harbor-pier.md'), undefined);
    assert.notEqual(await titleOf('TITLE', 'readme.md'), undefined);
    assert.notEqual(await titleOf('Title deeds', 'harbor-pier.md'), undefined);
  });
});

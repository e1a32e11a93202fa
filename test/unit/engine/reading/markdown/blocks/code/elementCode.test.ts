import assert from 'node:assert/strict';
import { markdown } from '../../../../../../support/reading.ts';

const codeIn = async (text: string): Promise<string[]> =>
  (await markdown(text)).blocks.flatMap((block) =>
    (block.kind === 'list' ? block.items.flatMap(({ blocks }) => blocks) : [block]).flatMap((each) =>
      each.kind === 'code' ? [each.code] : [],
    ),
  );

describe('a listing', () => {
  it('has no indent that is of the text around it', async () => {
    assert.deepEqual(
      await codeIn('* Ada\n\n        row --port\n* Bertha\n\n        sail\n          --port\n'),
      ['row --port', 'sail\n  --port'],
    );
    assert.deepEqual(await codeIn('```\n  row();\n\n    sail();\n```\n'), ['row();\n\n  sail();']);
  });

  it('keeps the indent that some of its lines have', async () => {
    assert.deepEqual(await codeIn('```\n  row();\nsail();\n```\n'), ['  row();\nsail();']);
  });
});

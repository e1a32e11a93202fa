import assert from 'node:assert/strict';
import { markdown } from '../../../../../../support/reading.ts';

const codeIn = async (text: string): Promise<string[]> =>
  (await markdown(`Boats.\n\n${text}`)).blocks.flatMap((block) =>
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

  it('is none where nothing is written in it yet', async () => {
    assert.deepEqual(
      await codeIn('Crew:\n\n    * \n    * \n\nBoats:\n\n```sh\n$ TODO: say how to hire one\n$ ….\n```\n'),
      [],
    );
    assert.deepEqual(await codeIn('```\n* sail\n```\n\n```\n-----\n```\n'), ['* sail', '-----']);
  });

  it('is none where it is for another program to read', async () => {
    assert.deepEqual(await codeIn('```{=html}\n<!-- -->\n```\n\n```{=latex}\n\\newpage\n```\n'), []);
    assert.deepEqual(await codeIn('```{=html}\n<b>Sail.</b>\n```\n'), ['<b>Sail.</b>']);
  });
});

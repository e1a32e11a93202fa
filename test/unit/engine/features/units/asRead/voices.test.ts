import assert from 'node:assert/strict';
import { withVoices } from '../../../../../../src/engine/features/units/asRead/voices.ts';
import { markdown, sketch } from '../../../../../support/reading.ts';

const readAs = async (text: string): Promise<string[]> =>
  sketch(withVoices((await markdown(`# T\n\n${text}`)).blocks));

describe('Short sayings', () => {
  it('are a list where there are two of them and more, with whose they are', async () => {
    assert.deepEqual(
      await readAs(
        '> It leaks.\n>\n> — Ada\n\nWe asked.\n\n> It sails.\n>\n> — Bo\n\n<!-- -->\n\n> It is old.',
      ),
      ['quote: It leaks. | Ada', 'paragraph: We asked.', 'list: Bo: It sails. | It is old.'],
    );
  });

  it('are as many as one quotation has paragraphs in marks of their own', async () => {
    assert.deepEqual(await readAs('> “It leaks.”\n>\n> “It sails.”'), ['list: “It leaks.” | “It sails.”']);
    assert.deepEqual(await readAs('> “It leaks,\n>\n> and it sails.”'), [
      'quote: “It leaks, | and it sails.”',
    ]);
  });

  it('are none where one is alone, or says much', async () => {
    const long = 'The boat was built in the year of the flood and nobody has mended it since. '.repeat(5);
    assert.equal((await readAs(`> It leaks.\n\n<!-- -->\n\n> ${long}`)).length, 2);
  });
});

import assert from 'node:assert/strict';
import { plain, rich } from '../../../../../src/deck/richText.ts';
import { besideThePresent } from '../../../../../src/engine/outline/implied/besideThePresent.ts';
import { outlineOf } from '../../../../../src/engine/outline/outline.ts';
import { markdown, sketch } from '../../../../support/reading.ts';

const parted = async (heading: string, text: string) => {
  const outline = outlineOf([
    await markdown(`# Boats\n\n## ${heading}\n\n${text}\n\n## Boats\n\nWe build.\n`),
  ]);
  return besideThePresent(outline!.topics[0]!, rich('Boats'), 'us').map(
    (topic) => `${plain(topic.heading)}: ${sketch(topic.blocks).join(', ')}`,
  );
};

describe('besideThePresent', () => {
  it('gives what was said below those who were there the name of the document', async () => {
    assert.deepEqual(await parted('Attendees', 'Ada Ruiz, Bo Kay\n\nAda opened the meeting.\n\n- Boats'), [
      'Attendees: paragraph: Ada Ruiz, Bo Kay',
      'Boats: paragraph: Ada opened the meeting., list: Boats',
    ]);
  });

  it('leaves who was there, and what stands below other headings', async () => {
    const present = 'Ada Ruiz, Bo Kay\n\nCy Lee';
    assert.deepEqual(await parted('Attendees', present), [
      'Attendees: paragraph: Ada Ruiz, Bo Kay, paragraph: Cy Lee',
    ]);
    assert.equal((await parted('Sails', 'Ada, Bo\n\nAda opened the meeting.')).length, 1);
  });
});

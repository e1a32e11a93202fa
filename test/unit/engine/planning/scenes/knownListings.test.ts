import assert from 'node:assert/strict';
import { everyTopic } from '../../../../../src/engine/outline/gather.ts';
import { outlineOf } from '../../../../../src/engine/outline/outline.ts';
import { knownListings } from '../../../../../src/engine/planning/scenes/knownListings.ts';
import { ownScenes } from '../../../../../src/engine/planning/scenes/topicScenes.ts';
import { markdown } from '../../../../support/reading.ts';

const config = (...settings: string[]): string => ['net:', '  name: a', '  mode: b', ...settings].join('\n');
const section = (heading: string, code: string): string => `## ${heading}\n\n\`\`\`yaml\n${code}\n\`\`\`\n\n`;

describe('knownListings', () => {
  it('tells a listing which of those under other headings it is a version of', async () => {
    const first = config('  size: c');
    const other = 'one\ntwo\nthree';
    const text = `# Net\n\n${section('Size', first)}${section('Other', other)}${section('Log', config('  log: d'))}`;
    const outline = outlineOf([await markdown(text)]);
    assert.ok(outline);
    const withKnown = knownListings([outline.intro, ...everyTopic(outline.topics)]);
    const earlier = outline.topics
      .flatMap((topic) => ownScenes([topic], 'Subtle', 'us'))
      .map(withKnown)
      .map(({ body }) => (body.kind === 'visual' ? body.earlier : 'none'));
    assert.deepEqual(earlier, [undefined, undefined, first]);
  });
});

import assert from 'node:assert/strict';
import { plain } from '../../../../src/deck/richText.ts';
import { withoutAbsentPictures } from '../../../../src/engine/outline/absentPictures.ts';
import { outline, read, sketch } from '../../../support/reading.ts';

describe('withoutAbsentPictures', () => {
  it('leaves no hole where a picture never came, and what it tells to the notes, not its name', async () => {
    const text =
      '# T\n\ntext\n\n![A hall of steel](hall.png "Line 2")\n\n- one\n\n  ![Two](two.png)\n- two\n';
    const { documents, assets, missingPictures } = withoutAbsentPictures(
      await read('document.md', text),
      () => 'us',
    );
    const [document] = documents;
    assert.deepEqual(sketch(document!.blocks), ['paragraph: text', 'list: one | two']);
    assert.match(
      document!.notes.map(({ text: note }) => note).join('\n'),
      /^The picture was not found: A hall of steel\nLine 2$/,
    );
    assert.deepEqual(assets, []);
    assert.deepEqual(missingPictures, ['hall.png', 'two.png']);
  });

  it('keeps a step that is all said in its heading, and leaves the name of what is no step to the notes', async () => {
    const text =
      '# T\n\n## 1. Build\n\nBuild it.\n\n## 2. Open it in the browser\n\n![A](a.png)\n\n## Hall\n\n![B](b.png)\n';
    const [document] = withoutAbsentPictures(await read('document.md', text), () => 'us').documents;
    assert.deepEqual(
      document!.sections.map(({ blocks }) => sketch(blocks)),
      [['paragraph: Build it.', 'paragraph: 2. Open it in the browser']],
    );
    assert.ok(document!.notes.some(({ text: note }) => note === 'Hall'));
  });

  it('leaves what announces it to the notes, where nothing else follows', async () => {
    const announced = async (after: string) => {
      const text = `# T\n\nIt grew. For example:\n\n![A hall](hall.png)\n\n${after}\n`;
      const [document] = withoutAbsentPictures(await read('document.md', text), () => 'us').documents;
      return [sketch(document!.blocks)[0], document!.notes.some(({ text: note }) => note === 'For example:')];
    };
    assert.deepEqual(await announced('It is cold.'), ['paragraph: It grew.', true]);
    assert.deepEqual(await announced('- cold\n- tall'), ['paragraph: It grew. For example:', false]);
  });

  it('keeps a line that it is called by', async () => {
    const text = '# boats\n\nBoats made for you\n\n![Boats made for you](hall.png)\n\n## So\n\nIt is.\n';
    const [document] = withoutAbsentPictures(await read('document.md', text), () => 'us').documents;
    assert.deepEqual(sketch(document!.blocks), ['paragraph: Boats made for you']);
  });

  it('leaves what announces it without a colon to the notes as well', async () => {
    const text = '# 船\n\n船已经修好了。\n\n最终结果要像下面这样\n\n![船](boat.png)\n\n再刷一次。\n';
    const [document] = withoutAbsentPictures(await read('document.md', text), () => 'cn').documents;
    assert.deepEqual(sketch(document!.blocks), ['paragraph: 船已经修好了。', 'paragraph: 再刷一次。']);
  });

  it('keeps what announces it and says something without it', async () => {
    const left = async (line: string) => {
      const text = `# T\n\nIt grew. ${line}\n\n![A hall](hall.png)\n\nIt is cold.\n`;
      const [document] = withoutAbsentPictures(await read('document.md', text), () => 'us').documents;
      return sketch(document!.blocks)[0];
    };
    assert.equal(
      await left('The new shop is called [Lark](https://lark.example):'),
      'paragraph: It grew. The new shop is called Lark.',
    );
    assert.equal(await left('We sold 40 boats in May:'), 'paragraph: It grew. We sold 40 boats in May.');
    assert.equal(await left('It came because they all knew:'), 'paragraph: It grew.');
    assert.equal(await left('Now the whole of it looks like this:'), 'paragraph: It grew.');
    assert.equal(await left('This photo shows the hall from the north:'), 'paragraph: It grew.');
  });

  it('leaves what announces it within an entry to the notes as well', async () => {
    const text = '# T\n\n- It grew. For example:\n\n  ![A hall](hall.png)\n- It fell.\n';
    const [document] = withoutAbsentPictures(await read('document.md', text), () => 'us').documents;
    assert.deepEqual(sketch(document!.blocks), ['list: It grew. | It fell.']);
    assert.ok(document!.notes.some(({ text: note }) => note === 'For example:'));
  });

  it('leaves what is said of it beside it to the notes, unless it has figures of its own', async () => {
    const beside = async (line: string) => {
      const text = `# T\n\nIt grew. ${line}\n\n![A hall](hall.png)\n`;
      return sketch(
        withoutAbsentPictures(await read('document.md', text), () => 'us').documents[0]!.blocks,
      )[0];
    };
    assert.equal(await beside('The following figure is a diagram of it.'), 'paragraph: It grew.');
    assert.equal(await beside('Figure 1 shows the hall.'), 'paragraph: It grew.');
    const measured = 'Figure 1 shows that 40 % are cold.';
    assert.equal(await beside(measured), `paragraph: It grew. ${measured}`);
    assert.equal(await beside('It is cold.'), 'paragraph: It grew. It is cold.');
    assert.match((await beside('It is cold (see Figure 1).'))!, /It is cold/);
  });

  it('leaves what stands below it as its caption to the notes', async () => {
    const captioned = async (line: string) => {
      const text = `# T\n\n![A hall](hall.png)\n\n${line}\n\ntext\n`;
      return sketch(withoutAbsentPictures(await read('document.md', text), () => 'us').documents[0]!.blocks);
    };
    assert.deepEqual(await captioned('*Fig. 1. Left: the hall.*'), ['paragraph: text']);
    assert.deepEqual(await captioned('図2：広間'), ['paragraph: text']);
    assert.deepEqual(await captioned('The hall is cold.'), [
      'paragraph: The hall is cold.',
      'paragraph: text',
    ]);
  });

  it('keeps what was measured, which stood in the picture', async () => {
    const { documents } = withoutAbsentPictures(
      await read('document.md', '# T\n\n![63.1% stay, 24 % left](share.png)\n\ntext\n'),
      () => 'us',
    );
    assert.deepEqual(sketch(documents[0]!.blocks), ['paragraph: 63.1% stay, 24 % left', 'paragraph: text']);
  });

  it('tells where on the web a picture is', async () => {
    const { documents, unfetchedHosts } = withoutAbsentPictures(
      await read('document.md', '# T\n\ntext\n\n![A hall](https://pictures.example/hall.png)\n'),
      () => 'us',
    );
    assert.deepEqual(sketch(documents[0]!.blocks), ['paragraph: text']);
    assert.deepEqual(unfetchedHosts, ['pictures.example']);
  });

  it('leaves a line in italics below it to the notes: it says what is on the picture', async () => {
    const below = async (line: string) => {
      const text = `# T\n\ntext\n\n![A hall](hall.png)\n\n${line}\n`;
      const [document] = withoutAbsentPictures(await read('document.md', text), () => 'us').documents;
      return sketch(document!.blocks);
    };
    assert.deepEqual(await below('*The hall as it opens*'), ['paragraph: text']);
    const told = ['*It takes two weeks. It costs 40 €.*', 'It *opens* in May.'];
    for (const line of told) assert.equal((await below(line)).length, 2);
  });

  it('takes a heading along that had nothing else below it', async () => {
    const { documents } = withoutAbsentPictures(
      await read('document.md', '# T\n\n## Words\n\ntext\n\n## Picture\n\n![A hall](hall.png)\n'),
      () => 'us',
    );
    assert.deepEqual(outline(documents[0]!.sections), ['Words']);
  });

  it('keeps the name that a document has in a picture only', async () => {
    const titleOf = async (text: string) => {
      const { documents } = withoutAbsentPictures(await read('document.md', text), () => 'us');
      return plain(documents[0]!.title ?? []);
    };
    assert.equal(
      await titleOf('![Ferry logo](https://pictures.example/a.png)\n\ntext\n\n## A\n\ntext\n'),
      'Ferry',
    );
    assert.equal(await titleOf('![Ferry](https://pictures.example/a.png)\n\n# Boats\n\ntext\n'), 'Boats');
  });
});

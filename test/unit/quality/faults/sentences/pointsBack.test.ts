import assert from 'node:assert/strict';
import { pointsBack } from '../../../../quality/faults/sentences/pointsBack.ts';
import { faultsIn, list, statement } from '../faultsIn.ts';

const markdown = '## Load\n\nThe queue grows at night. The disk is slow. However, nobody is harmed by that.';

describe('Pointing back', () => {
  it('is a fault where nothing of what came before is on the slide', () => {
    const slides = [statement('Load', 'However, nobody is harmed by that')];
    assert.deepEqual(faultsIn(pointsBack, markdown, slides), ['1: However, nobody is harmed by that']);
  });

  it('is right after what it points to', () => {
    const slides = [list('Load', 'The disk is slow', 'However, nobody is harmed by that')];
    assert.deepEqual(faultsIn(pointsBack, markdown, slides), []);
  });

  it('is right below the listing that it means', () => {
    const there = '## Load\n\n    vault run\n\nThis can take an hour if there are photos.';
    const slide = {
      ...statement('Load', ''),
      layout: 'code' as const,
      lines: [{ number: 1, text: 'vault run' }],
    };
    const below = [{ text: 'This can take an hour if there are photos.' }];
    assert.deepEqual(faultsIn(pointsBack, there, [{ ...slide, below }]), []);
  });

  it('is right where its section opens with it', () => {
    const there = '## A slow disk\n\nThis slows down all of the jobs.';
    assert.deepEqual(
      faultsIn(pointsBack, there, [statement('A slow disk', 'This slows down all of the jobs')]),
      [],
    );
  });

  it('is not what speaks of the document itself', () => {
    const there = 'Something first. This proposal adds a second queue to the service.';
    assert.deepEqual(faultsIn(pointsBack, there, [statement('T', 'This proposal adds a second queue')]), []);
  });

  it('is not an “it” that only opens its sentence', () => {
    const there = 'Yes. It’s surprisingly common to forget the type. It was a hot day in the city.';
    for (const text of ['It’s surprisingly common to forget the type', 'It was a hot day in the city'])
      assert.deepEqual(faultsIn(pointsBack, there, [statement('T', text)]), []);
  });

  it('is not a question that opens what follows', () => {
    const there = 'The pub is for it. So what do we do. We try it in May.';
    const slides = [statement('T', 'So what do we do. We try it in May')];
    assert.deepEqual(faultsIn(pointsBack, there, slides), []);
  });

  it('is known in other languages', () => {
    const known = [
      [
        'de',
        'Der Test lief durch. Dies bestätigt die Annahme des Teams.',
        'Dies bestätigt die Annahme des Teams',
      ],
      [
        'fr',
        'Le test a réussi. Cela confirme l’hypothèse de l’équipe.',
        'Cela confirme l’hypothèse de l’équipe',
      ],
      [
        'es',
        'La prueba salió bien. Sin embargo, falta tiempo para todo.',
        'Sin embargo, falta tiempo para todo',
      ],
      ['ja', 'テストは成功しました。それは仮説を裏付けるものでした。', 'それは仮説を裏付けるものでした'],
      [
        'ko',
        '시험은 성공했습니다. 그러나 시간이 부족했습니다 모두에게.',
        '그러나 시간이 부족했습니다 모두에게',
      ],
      ['bn', 'পরীক্ষা সফল হয়েছে। তবে সময় যথেষ্ট ছিল না কারও জন্য।', 'তবে সময় যথেষ্ট ছিল না কারও জন্য'],
    ] as const;
    for (const [language, there, text] of known)
      assert.deepEqual(faultsIn(pointsBack, there, [statement('T', text)], language), [`1: ${text}`]);
  });
});

import assert from 'node:assert/strict';
import { exportItems } from '../../../../src/editor/exporting/exportChoices.ts';
import { savedFormats } from '../../../../src/saving/saved.ts';
import { english } from '../../../support/english.ts';

describe('exportItems', () => {
  it('offers every format', () => {
    const formats = exportItems(undefined, false, english).map(({ plan }) => plan.format);
    assert.deepEqual([...new Set(formats)], [...savedFormats]);
  });

  it('begins with what was chosen last', () => {
    const [usual = ''] = exportItems(undefined, false, english).map(({ name }) => name);
    const [first = '', second = ''] = exportItems('pdfNotes', false, english).map(({ name }) => name);
    assert.deepEqual([usual, first, second], ['pptx', 'pdfNotes', 'pptx']);
  });

  it('does not write a deck file out as what it is', () => {
    assert(!exportItems(undefined, true, english).some(({ plan }) => plan.format === 'md'));
  });
});

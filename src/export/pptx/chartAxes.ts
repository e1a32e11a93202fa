import type { Chart } from '../../deck/slide.ts';
import { scheme, textProperties, value } from './chartLabels.ts';
import { solid } from './colors.ts';
import { el, type Xml } from './xml.ts';

/** So little between figures that a program would begin its axis above zero. */
const levelShare = 0.2;

/**
 * Bars start at zero, where else their lengths would say nothing; so do lines but those that would all run along the
 * top. What a program chooses itself goes with the figures, so it is told only where it would choose otherwise.
 */
const endsAtZero = ({ kind, series }: Chart): Xml | undefined => {
  const all = series.flatMap(({ values }) => values.filter((figure) => figure !== null));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const isLevel = most - least < levelShare * Math.max(Math.abs(least), Math.abs(most));
  if (kind !== 'bar' && kind !== 'grouped') return undefined;
  if (!isLevel) return undefined;
  return least > 0 ? value('c:min', 0) : value('c:max', 0);
};

interface AxesLook {
  readonly lies: boolean;
  readonly format: string;
  readonly hidesValues: boolean;
}

export const axes = (chart: Chart, { lies, format, hidesValues }: AxesLook): Xml[] => [
  el(
    'c:catAx',
    {},
    value('c:axId', 1),
    el('c:scaling', {}, value('c:orientation', lies ? 'maxMin' : 'minMax')),
    value('c:delete', false),
    value('c:axPos', lies ? 'l' : 'b'),
    el('c:numFmt', { formatCode: 'General', sourceLinked: false }),
    value('c:majorTickMark', 'none'),
    value('c:minorTickMark', 'none'),
    value('c:tickLblPos', 'low'),
    el('c:spPr', {}, el('a:ln', { w: 9525 }, solid(scheme('folHlink')))),
    textProperties(scheme('folHlink')),
    value('c:crossAx', 2),
    value('c:crosses', 'autoZero'),
    value('c:auto', false),
    value('c:lblAlgn', 'ctr'),
    value('c:lblOffset', 100),
    value('c:noMultiLvlLbl', true),
  ),
  el(
    'c:valAx',
    {},
    value('c:axId', 2),
    el('c:scaling', {}, value('c:orientation', 'minMax'), endsAtZero(chart)),
    value('c:delete', hidesValues),
    value('c:axPos', lies ? 't' : 'l'),
    hidesValues
      ? undefined
      : el(
          'c:majorGridlines',
          {},
          el(
            'c:spPr',
            {},
            el('a:ln', { w: 9525 }, solid(el('a:schemeClr', { val: 'tx1' }, el('a:alpha', { val: 15_000 })))),
          ),
        ),
    el('c:numFmt', { formatCode: format, sourceLinked: false }),
    value('c:majorTickMark', 'none'),
    value('c:minorTickMark', 'none'),
    value('c:tickLblPos', 'nextTo'),
    el('c:spPr', {}, el('a:ln', {}, el('a:noFill'))),
    textProperties(scheme('folHlink')),
    value('c:crossAx', 1),
    value('c:crosses', lies ? 'max' : 'autoZero'),
    value('c:crossBetween', 'between'),
  ),
];

import type { Theme } from '../../deck/theme.ts';
import { floodInk } from './colors.ts';
import { el, type Xml } from './xml.ts';

const rest = {
  accent1: 'accent1',
  accent2: 'accent2',
  accent3: 'accent3',
  accent4: 'accent4',
  accent5: 'accent5',
  accent6: 'accent6',
  hlink: 'hlink',
  folHlink: 'folHlink',
} as const;

export const paperMap = { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2', ...rest } as const;

/** On a flooded ground ink and paper are others. */
export const colorMapOverride = (isFlooded: boolean, theme: Theme): Xml =>
  el(
    'p:clrMapOvr',
    {},
    isFlooded
      ? el('a:overrideClrMapping', {
          bg1: 'dk2',
          tx1: floodInk(theme),
          bg2: 'lt2',
          tx2: floodInk(theme) === 'lt1' ? 'dk1' : 'lt1',
          ...rest,
        })
      : el('a:masterClrMapping'),
  );

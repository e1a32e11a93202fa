import { isWholly, plain, type RichText } from '../../deck/richText.ts';
import { policy } from '../policy/policy.ts';
import type { Said } from './said.ts';

/** "=> We write it all in one language" */
const arrow = /^\s*(?:[=-]+>|[→⇒➔➜⟶])\s*\S/u;

const isBold = (text: RichText): boolean => text.length > 0 && isWholly(text, 'strong');

/** It says what was said before comes to. */
export const sumsUp = ({ text, roles }: Pick<Said, 'text' | 'roles'>): boolean =>
  roles.get('conclusion') === 2 || arrow.test(plain(text));

/** It concludes, decides, asks or says what must be: someone who sees only the slides has to see it. */
export const binds = (said: Pick<Said, 'text' | 'roles' | 'warns' | 'leadsIn'>): boolean =>
  !said.leadsIn &&
  (said.warns === true ||
    sumsUp(said) ||
    isBold(said.text) ||
    policy.binding.some((role) => said.roles.get(role) === 2));

import { writing as us } from '../us/writing.ts';
import type { Writing } from '../writing.ts';

export const writing: Writing = {
  ...us,
  ownSpelling:
    /\b(?:colours?|behaviours?|favour\w*|honour\w*|labour\w*|neighbour\w*|harbour|rumour|flavour\w*|endeavour\w*|centres?|centred|theatre|metres?|litres?|fibres?|calibre|whilst|amongst|programmes?|cheques?|licences?|defence|offence|grey|tyres?|aluminium|catalogues?|dialogues?|analys(?:e|es|ed|ing)|cancelled|cancelling|travell\w+|modell(?:ed|ing)|labell(?:ed|ing)|fulfil|enrolment|jewellery|judgement|learnt|organis\w+|realis\w+|recognis\w+|optimis\w+|minimis\w+|maximis\w+|summaris\w+|prioritis\w+|utilis\w+|customis\w+|authoris\w+|specialis\w+|standardis\w+|initialis\w+|visualis\w+|emphasis(?:e|ed|es|ing)|apologis\w+)\b/gi,
};

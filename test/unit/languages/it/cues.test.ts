import { sayRoles } from '../../../support/sayRoles.ts';

sayRoles('it', {
  decision: ['Abbiamo deciso di rinviare il lancio.', 'Il consiglio ha approvato il bilancio all’unanimità.'],
  ask: ['Chiediamo 30.000 euro per la seconda fase.', 'Si prega di confermare entro venerdì.'],
  cause: ['Il guasto è stato causato da un certificato scaduto.', 'La causa principale era un disco pieno.'],
  result: ['Il tempo di risposta è sceso da 900 a 120 ms.', 'Abbiamo riscontrato un calo del 12 %.'],
  risk: ['C’è il rischio che il fornitore non consegni.', 'La scadenza è in pericolo.'],
  action: ['Giulia si occuperà delle sale.', 'Responsabile: Marco. Scadenza: 3 maggio.'],
  conclusion: ['In sintesi, il progetto si ripaga da solo.', 'Tutto sommato ne è valsa la pena.'],
  recommendation: ['Raccomandiamo la seconda opzione.', 'Si consiglia di provare prima con pochi utenti.'],
  rule: [
    'Il nome deve essere unico.',
    'Il metodo non accetta più funzioni.',
    'L’opzione è disattivata per impostazione predefinita.',
  ],
  question: ['Non è ancora stato deciso chi paga la formazione.', 'Resta da chiarire la data.'],
  caveat: ['Va notato che le cifre sono provvisorie.', 'Vale solo per i nuovi contratti.'],
  narration: [
    'Dopo pranzo la discussione è stata lunga.',
    'Il presidente ha dato il benvenuto ai presenti.',
    'Questa sezione descrive le singole parti.',
    'Per ulteriori informazioni, visitate il sito.',
  ],
});

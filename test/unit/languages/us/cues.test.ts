import { sayRoles } from '../../../support/sayRoles.ts';

sayRoles('us', {
  decision: [
    'We decided to keep the old parser for one more release.',
    'The board approved the budget with one abstention.',
  ],
  ask: [
    'We are asking for 40,000 dollars to finish the pilot.',
    'Please confirm by Friday that your team can host it.',
  ],
  cause: [
    'The outage happened because of an expired certificate.',
    'The root cause was a missing index on the orders table.',
  ],
  result: ['Latency dropped from 900 ms to 120 ms.', 'We found that most users never open the settings.'],
  risk: ['The supplier might fail to deliver in March.', 'A single point of failure remains in the gateway.'],
  action: ['Priya will send the contract by Tuesday.', 'Action item: rotate the keys. Owner: Sam.'],
  conclusion: ['In short, the pilot pays for itself.', 'The main takeaway: small batches win.'],
  recommendation: [
    'We recommend moving to the managed service.',
    'You should pin the version in production.',
  ],
  rule: [
    'The name must be unique.',
    '`log` no longer accepts a callback.',
    'It is vital that we write a wrapper.',
    'The feature is off by default.',
  ],
  question: [
    'It is not yet decided who pays for the training.',
    'Open question: how do we migrate the archive?',
  ],
  caveat: [
    'Note that the free plan is limited to three users.',
    'This only applies to contracts signed after May.',
  ],
  narration: [
    'After lunch the discussion was fairly long.',
    'Then we called the vendor around midnight.',
    'This section describes how the parts work together.',
    'For more information, have a look at the website.',
  ],
});

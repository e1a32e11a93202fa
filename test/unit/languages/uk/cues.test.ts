import { sayRoles } from '../../../support/sayRoles.ts';

sayRoles('uk', {
  decision: ['The motion was carried nem con.', 'Councillors agreed to resurface the car park.'],
  ask: ['We should be grateful for a reply by the end of the month.', 'The committee is asking for £2,500.'],
  cause: [
    'The boiler failed owing to poor maintenance.',
    'The delay was caused by the late delivery of timber.',
  ],
  result: ['Attendance rose by 12 per cent on last year.', 'Costs were reduced by a third.'],
  risk: ['The sticking point is the planning permission.', 'There is a risk that the hall is double-booked.'],
  action: ['To be actioned by the clerk.', 'Geoff will chase the invoice.'],
  conclusion: ['All in all, it was money well spent.', 'The lesson learned is to book early.'],
  recommendation: ['We suggest organising a second viewing.', 'The officers recommend option B.'],
  rule: [
    'The name must be unique.',
    '`log` no longer accepts a callback.',
    'It is vital that we write a wrapper.',
    'The feature is off by default.',
  ],
  question: ['It remains to be seen whether the grant covers it.', 'The date is to be confirmed.'],
  caveat: ['The offer stands subject to contract.', 'Please note that the figures exclude VAT.'],
  narration: [
    'A vote of thanks was given to the caterers.',
    'The chair welcomed everyone and opened the meeting.',
  ],
});

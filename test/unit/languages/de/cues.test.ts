import { sayRoles } from '../../../support/sayRoles.ts';

sayRoles('de', {
  decision: ['Wir haben beschlossen, den Vertrag zu kündigen.', 'Der Vorstand hat dem Antrag zugestimmt.'],
  ask: ['Wir bitten um Freigabe von 25.000 Euro.', 'Für das Projekt beantragen wir zwei weitere Stellen.'],
  cause: [
    'Der Ausfall ist auf ein abgelaufenes Zertifikat zurückzuführen.',
    'Ursache war ein voller Datenträger.',
  ],
  result: [
    'Die Ladezeit sank von 4 auf 1,2 Sekunden.',
    'Wir haben festgestellt, dass die Hälfte nie zurückkehrt.',
  ],
  risk: [
    'Es besteht das Risiko, dass der Lieferant ausfällt.',
    'Die Umstellung gefährdet den Termin im Herbst.',
  ],
  action: ['Frau Meier kümmert sich um die Räume.', 'Herr Öztürk erstellt bis Freitag eine Liste.'],
  conclusion: [
    'Unterm Strich hat sich der Umzug gelohnt.',
    'Zusammenfassend bleibt festzuhalten: Die Lösung trägt.',
  ],
  recommendation: ['Wir empfehlen Variante B.', 'Es empfiehlt sich, früh zu testen.'],
  rule: [
    'Der Name muss eindeutig sein.',
    'Rückrufe werden nicht mehr unterstützt.',
    'Die Funktion ist standardmäßig aus.',
  ],
  question: [
    'Noch nicht entschieden ist, wer die Kosten trägt.',
    'Es ist noch zu klären, ob der Saal frei ist.',
  ],
  caveat: ['Das gilt nur für Neukunden.', 'Zu beachten ist, dass die Zahlen vorläufig sind.'],
  narration: [
    'Nach der Mittagspause wurde lange diskutiert.',
    'Frau Kern begrüßte die Anwesenden.',
    'Dieser Abschnitt beschreibt die einzelnen Teile.',
    'Weitere Informationen finden Sie auf der Seite.',
  ],
});

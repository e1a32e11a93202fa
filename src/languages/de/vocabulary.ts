import type { Vocabulary } from '../vocabulary.ts';

export const vocabulary: Vocabulary = {
  subjects: {
    context: [
      'Ausgangslage',
      'wo wir heute stehen',
      'ausgangslage, hintergrund, kontext, einleitung, einführung, motivation, überblick, situation, ist-zustand, warum jetzt',
    ],
    problem: [
      'Problem',
      'was weh tut und wem',
      'problem, herausforderung, schwierigkeit, hindernis, engpass, lücke, bedarf, schmerz',
    ],
    solution: [
      'Lösung',
      'was wir dagegen tun',
      'lösung, ansatz, unsere antwort, vorschlag, was wir tun, was wir bieten, produkt',
    ],
    market: [
      'Markt',
      'wer kauft und wie viele es sind',
      'markt, chance, kunde, kundinnen, zielgruppe, segment, nachfrage, branche, wachstum',
    ],
    competition: [
      'Wettbewerb',
      'wer es sonst versucht und was uns unterscheidet',
      'wettbewerb, konkurrenz, mitbewerber, alleinstellung, abgrenzung, positionierung',
    ],
    proof: [
      'Belege',
      'was zeigt, dass es wirkt',
      'beleg, nachweis, erfolge, traktion, referenz, kundenstimme, stimmen, erfahrungsbericht, pilot, fallstudie',
    ],
    team: [
      'Team',
      'wer dahintersteht',
      'team, gründer, menschen, wer wir sind, mitarbeiter, organisation, rollen, personal',
    ],
    ask: [
      'Unser Anliegen',
      'worum wir bitten',
      'anliegen, finanzierung, investition, kapitalbedarf, runde, mittelverwendung, bitte um, wir bitten, genehmigung',
    ],
    vision: ['Ziel', 'wohin wir wollen', 'ziel, vision, mission, zweck, anspruch, zielsetzung, leitbild'],
    features: [
      'Funktionen',
      'was es kann',
      'funktion, merkmal, eigenschaft, fähigkeit, neuerung, auf einen blick, leistungsumfang',
    ],
    howItWorks: [
      'So funktioniert es',
      'was im Inneren geschieht',
      'so funktioniert, funktionsweise, architektur, aufbau, technik, technologie, komponente, system, datenmodell, schnittstelle, entwurf',
    ],
    demo: ['Beispiele', 'wie es aussieht', 'demo, beispiel, bildschirmfoto, rundgang, vorführung, vorschau'],
    useCases: [
      'Anwendungsfälle',
      'wofür man es nutzt',
      'anwendungsfall, anwendungsfälle, einsatz, szenario, anwendung, wer nutzt',
    ],
    benefits: [
      'Nutzen',
      'was man davon hat',
      'nutzen, vorteil, mehrwert, gewinn, warum wir, einsparung, wirkung',
    ],
    pricing: [
      'Preise',
      'was es kostet',
      'preis, preise, tarif, abonnement, paket, angebot, lizenzkosten, konditionen',
    ],
    cost: [
      'Budget',
      'was es uns kostet',
      'budget, kosten, kostet, finanzen, aufwand, ausgaben, geld, ressourcen, mittel',
    ],
    plan: [
      'Zeitplan',
      'was wann geschieht',
      'zeitplan, plan, fahrplan, roadmap, meilenstein, termine, phasen, ablauf, einführungsplan, migration',
    ],
    scope: [
      'Umfang',
      'was dazugehört und was nicht',
      'umfang, leistung, lieferumfang, anforderung, nicht-ziele, abgrenzung, pflichtenheft',
    ],
    options: [
      'Möglichkeiten',
      'was wir stattdessen tun könnten',
      'möglichkeit, option, alternative, vergleich, abwägung, vor- und nachteile, varianten, wege',
    ],
    risks: [
      'Risiken',
      'was schiefgehen kann',
      'risiko, risiken, gefahr, gegenmaßnahme, bedenken, einschränkung, abhängigkeit, offene frage, sicherheit',
    ],
    nextSteps: [
      'Nächste Schritte',
      'was jetzt zu tun ist',
      'nächste schritte, maßnahme, aufgaben, zu tun, wie es weitergeht, ausblick, handlungsaufruf',
    ],
    question: [
      'Fragestellung',
      'was wir wissen wollten',
      'fragestellung, forschungsfrage, hypothese, zusammenfassung der studie, ziel der studie, abstract',
    ],
    relatedWork: [
      'Stand der Forschung',
      'was schon bekannt war',
      'stand der forschung, verwandte arbeiten, literatur, theorie, bisherige arbeiten, stand der technik',
    ],
    method: [
      'Methode',
      'wie wir es herausgefunden haben',
      'methode, methodik, vorgehen, experiment, versuch, daten, stichprobe, erhebung, studiendesign',
    ],
    results: [
      'Ergebnisse',
      'was wir gefunden haben',
      'ergebnis, befund, auswertung, analyse, messung, resultat',
    ],
    discussion: [
      'Diskussion',
      'was es bedeutet und was nicht',
      'diskussion, deutung, interpretation, grenzen, bedeutung, einordnung',
    ],
    conclusion: [
      'Fazit',
      'was bleiben soll',
      'fazit, schluss, zusammenfassung, erkenntnisse, empfehlung, lehren',
    ],
    prerequisites: [
      'Voraussetzungen',
      'was man braucht',
      'voraussetzung, anforderungen, bevor sie beginnen, was sie brauchen, kompatibilität',
    ],
    gettingStarted: [
      'Erste Schritte',
      'die ersten Minuten',
      'erste schritte, schnellstart, installation, installieren, einrichtung, einrichten, herunterladen',
    ],
    steps: [
      'Schritt für Schritt',
      'wie man es macht',
      'schritt für schritt, verwendung, benutzung, nutzung, anleitung, vorgehensweise, ablauf, bedienung',
    ],
    reference: [
      'Referenz',
      'was man nachschlägt',
      'referenz, api, optionen, konfiguration, befehl, parameter, syntax, einstellung',
    ],
    troubleshooting: [
      'Fehlerbehebung',
      'was tun, wenn es nicht geht',
      'fehlerbehebung, häufige fragen, faq, bekannte probleme, fehler, hilfe, problemlösung',
    ],
    status: [
      'Stand',
      'was seit dem letzten Mal geschah',
      'stand, status, fortschritt, rückblick, rückschau, bericht, überblick, das quartal, was geschah',
    ],
    figures: [
      'Zahlen',
      'die Zahlen, auf die es ankommt',
      'zahlen, kennzahl, umsatz, absatz, statistik, messwert, kpi',
    ],
    items: [
      'Themen',
      'worüber zu reden ist',
      'thema, themen, tagesordnung, besprechungspunkt, diskussionspunkt, zur diskussion',
    ],
    decisions: [
      'Entscheidungen',
      'was zu entscheiden ist',
      'entscheidung, beschluss, beschlüsse, abstimmung, genehmigung, zu entscheiden',
    ],
    profile: [
      'Profil',
      'wer das ist',
      'profil, über mich, über uns, lebenslauf, werdegang, vorstellung, erfahrung',
    ],
    skills: [
      'Können',
      'was wir gut machen',
      'können, fähigkeiten, kompetenz, dienstleistung, leistungen, stärken, fachgebiet, werkzeuge',
    ],
    works: [
      'Arbeiten',
      'was entstanden ist',
      'arbeiten, projekt, portfolio, fallstudie, ausgewählte, kunden, veröffentlichung, ausstellung',
    ],
    contact: [
      'Kontakt',
      'wie man uns erreicht',
      'kontakt, ansprechpartner, erreichen, e-mail, adresse, anschrift',
    ],
  },
  narratives: {
    Pitch: 'pitch, investor, startup, gründung, finanzierungsrunde, risikokapital, kapitalgeber',
    Showcase:
      'vorstellung, produktvorstellung, produkteinführung, neuheit, produktübersicht, bibliothek, demo',
    Sales: 'vertrieb, verkauf, kundengespräch, kundenpräsentation, angebot, interessenten',
    Proposal:
      'vorschlag, konzept, antrag, entwurf, technischer entwurf, ausschreibung, förderantrag, projektantrag',
    Research:
      'forschung, studie, untersuchung, abschlussarbeit, dissertation, experiment, umfrage, hypothese, wissenschaft',
    Guide:
      'anleitung, leitfaden, handbuch, einführung, schulung, kurs, workshop, einarbeitung, dokumentation, tutorial, installation, installieren',
    Meeting:
      'besprechung, sitzung, protokoll, quartal, quartalsbericht, statusbericht, wochenbericht, monatsbericht, rückblick, vorstand, auftakt',
    Portfolio: 'portfolio, lebenslauf, bewerbung, arbeitsproben, agentur, über mich, ausgewählte arbeiten',
  },
};

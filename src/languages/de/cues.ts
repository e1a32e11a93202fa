import type { Cues } from '../cues.ts';

export const cues: Cues = {
  roles: {
    decision: [
      'beschlossen, beschließ*, beschloss*, beschluss*, beschlüsse*, entschieden, wir entscheiden uns, haben uns entschieden, entschied sich, entschieden uns, entscheidung*, einigten uns, geeinigt, wir einigen uns, einigte sich, einigten sich, vereinbart, wir vereinbaren, genehmigt, genehmigte, bewilligt, freigegeben, verabschiedet, einstimmig, mehrheitlich, wurde angenommen, zugestimmt, stimmte zu, stimmten zu, stimmten für, abgestimmt, wir setzen auf, wir nehmen, wir werden auf, die wahl fiel auf, fiel die wahl, ausgewählt, festgelegt, legen uns fest, wurde abgelehnt, abgelehnt, verworfen, ausgeschlossen, zuschlag erhält, grünes licht, wird eingestellt, wir verzichten auf, wir bleiben bei',
      'entschied*, gewählt, angenommen, bestätigt, akzeptiert, vertagt, verschoben auf, zustimmung, einigung',
    ],
    ask: [
      'wir bitten um, ich bitte alle, ich lade euch ein, ich lade sie ein, wir laden euch ein, wir laden sie ein, ich fordere, wir fordern, wir bitten, bitten sie, bitten euch, ich bitte um, bitten den vorstand, bitten die geschäftsführung, wir beantragen, beantragt, beantragen, antrag auf, wir benötigen ihre, wir brauchen ihre, wir brauchen eure, brauchen die freigabe, freigabe von, zur freigabe, bitte um freigabe, bitte genehmigen, bitte bestätigen, bitte entscheiden, bitte um entscheidung, entscheidung nötig, entscheidung erforderlich, entscheidung benötigt, zur entscheidung, budget von, budget in höhe von, wir suchen, gesucht, finanzierung von, finanzierungsbedarf, kapitalbedarf, benötigt wird, benötigt werden, wir werben um, ihre unterstützung, eure unterstützung, rückmeldung bis, um rückmeldung, wir wünschen uns von, unser anliegen',
      'bitte, antrag, freigabe, finanzierung, benötigen, bedarf, wir brauchen',
    ],
    cause: [
      'wegen, aufgrund, auf grund, infolge, ursache*, grundursache*, hauptursache*, der grund war, der grund ist, grund dafür, gründe dafür, grund hierfür, verursacht, verursachte, ausgelöst durch, ausgelöst, auslöser*, bedingt durch, zurückzuführen, zurückzuführen auf, zurückführen auf, lag daran, liegt daran, lag an, schuld war, führte zu, führte dazu, führten zu, führt dazu, weil, hervorgerufen, beruht auf, beruhte auf, hängt zusammen mit, dank, anlass war, der fehler lag',
      'da, denn, grund, gründe, durch, deshalb, warum, weshalb',
    ],
    result: [
      'als ergebnis, im ergebnis, ergebnis ist, ergebnis war, das ergebnis, ergebnisse zeigen, ergab, ergaben, zeigt sich, zeigte sich, es zeigte sich, gestiegen, gesunken, stieg um, stieg auf, stieg von, stiegen um, sank um, sank auf, sank von, sanken um, verbessert um, verbesserte sich, verbessert, verringert, verringerte, reduziert um, reduzierte, reduziert, gesenkt, senkte, erhöht um, erhöhte sich, erhöht, verkürzt, verkürzte, verdoppelt, verdoppelte, verdreifacht, halbiert, halbierte, gemessen, wir haben gemessen, messungen zeigen, erreicht, wir haben erreicht, erreichten, erzielt, erzielte, wir fanden, fanden wir, festgestellt, stellten fest, nachgewiesen, übertraf*, übertroffen, prozentpunkte, prozent mehr, prozent weniger, mal so schnell, mal schneller, im durchschnitt, im schnitt, gegenüber dem vorjahr, im vergleich zum, gespart, eingespart, zurückgegangen, ging zurück, wuchs um, wuchs auf, gewachsen',
      'ergebnis*, schneller, besser, wachstum, steigerung, rückgang, geliefert, umgesetzt, abgeschlossen, fertiggestellt',
    ],
    risk: [
      'risiko, risiken, risiko*, gefahr*, gefährde*, gefährlich*, bedroh*, blocker*, blockiert, blockieren, hindernis*, könnte scheitern, könnten scheitern, kann scheitern, droht, drohen, drohende*, im schlimmsten fall, schlimmstenfalls, bedenken, sorge bereitet, sorgen bereitet, besorgnis*, verzögerung*, könnte sich verzögern, verzögert sich, könnte ausfallen, ausfallrisiko, schwachstelle*, sicherheitslücke*, engpass, engpässe, angreifbar, nicht rechtzeitig, wird knapp, kritisch ist',
      'problem*, unsicher*, kritisch*, abhängig von, abhängigkeit*, scheitern, fehlschlag*, sorgen',
    ],
    action: [
      'zu erledigen, erledigt bis, aufgabe:, aufgaben:, to do, todo, to dos, maßnahme*, nächste schritte, nächster schritt, nächsten schritte, verantwortlich:, zuständig:, verantwortlich ist, zuständig ist, ist zuständig, ist verantwortlich, ist verantwortlich für, kümmert sich um, kümmert sich, kümmern sich um, übernimmt, übernehmen, bis spätestens, spätestens bis, fällig, fällig am, fällig bis, frist*, termin bis, bis ende, bis montag, bis dienstag, bis mittwoch, bis donnerstag, bis freitag, bis zum, bis nächste woche, bereitet vor, legt vor, schickt, erstellt bis, klärt mit, klärt bis, klärt, prüft bis, stimmt ab mit, muss noch, müssen noch, ist noch zu, sind noch zu, wird erstellt, arbeitspaket*, wird beauftragt, beauftragt, zugewiesen, wiedervorlage',
      'verantwortlich*, zuständig*, aufgabe*, erledig*, prüft, erstellt, bis, wird, werden',
    ],
    conclusion: [
      'beim nächsten mal, nächstes mal, zusammenfassend, zusammengefasst, kurz gesagt, kurzum, kurz und gut, kurz gefasst, insgesamt, alles in allem, unterm strich, fazit, im ergebnis lässt sich, daraus folgt, folglich, somit, demnach, daher, deshalb, deswegen, mithin, letztlich, letzten endes, schließlich zeigt, schlussfolger*, wir folgern, wir schließen daraus, lässt sich festhalten, bleibt festzuhalten, festzuhalten ist, halten wir fest, das heißt also, mit anderen worten, das wichtigste, am wichtigsten, entscheidend ist, die wichtigste erkenntnis, die lehre daraus, die lehren daraus, wir haben gelernt, im kern, im wesentlichen, kernaussage*',
      'also, abschließend, wesentlich*, entscheidend*, wichtig*, zentral*',
    ],
    recommendation: [
      'wir empfehlen, ich empfehle, empfehl*, empfiehlt, empfohlen, es empfiehlt sich, wir schlagen vor, ich schlage vor, schlagen wir vor, schlage ich vor, vorgeschlagen, vorschlag ist, unser vorschlag, der vorschlag, wir raten, ratsam, raten wir, ist sinnvoll, wäre sinnvoll, sollten wir, wir sollten, sollte man, wir plädieren, am besten, besser ist es, bevorzug*, vorzuziehen, zu bevorzugen, achten sie darauf, achte darauf, vermeiden sie, vermeide, verwenden sie, bewährt hat sich, hat sich bewährt',
      'sollte, sollten, soll, vorschlag*, könnte man, könnten wir, vermeiden, lieber',
    ],
    rule: [
      'muss, müssen, musst, müsst, zwingend, verpflichtend, verpflichtet, verbindlich, ist erforderlich, sind erforderlich, ist notwendig, sind notwendig, ist pflicht, vorgeschrieben, unerlässlich, unabdingbar, unbedingt, nicht mehr, nicht länger, standardmäßig, per default, per voreinstellung, ist verboten, sind verboten, ist untersagt, sind untersagt, nicht erlaubt, nicht gestattet, nicht zulässig, unzulässig, nur erlaubt, entfällt, entfallen, wurde entfernt, wurden entfernt, nicht erforderlich, nicht notwendig, nicht nötig, ist optional, sind optional, ist freiwillig',
      'könnt ihr, ihr könnt, können sie, sie können, kannst du, du kannst, erforderlich, notwendig, nötig, darf, dürfen, mindestens, höchstens, nur noch, immer, niemals',
    ],
    question: [
      'offene frage*, offene punkte, offener punkt, offen ist, offen bleibt, bleibt offen, noch offen, ist noch offen, sind noch offen, ungeklärt*, nicht geklärt, noch nicht geklärt, noch nicht entschieden, nicht entschieden, noch keine entscheidung, keine entscheidung, noch zu entscheiden, noch zu klären, zu klären ist, zu klären, ist zu klären, unklar*, unentschieden, wissen wir nicht, wissen wir noch nicht, noch nicht bekannt, fraglich, es stellt sich die frage, stellt sich die frage, die frage ist, die frage, ob, ob wir, was passiert wenn, wie gehen wir, sollen wir, brauchen wir, wer übernimmt, wer entscheidet, klärungsbedarf',
      'frage*, ob, unbekannt',
    ],
    caveat: [
      'allerdings, jedoch, zu beachten, zu beachten ist, beachten sie, bitte beachten, beachte, achtung, vorsicht, hinweis*, einschränk*, mit der einschränkung, unter vorbehalt, vorbehalt*, gilt nur, gilt nicht, nur wenn, nur dann, nur falls, nicht unterstützt, wird nicht unterstützt, funktioniert nicht, ausgenommen, mit ausnahme, ausnahme*, außer, es sei denn, sofern, vorausgesetzt, ohne gewähr, keine garantie, nicht garantiert, veraltet, experimentell, nachteil*, bekannte probleme, nicht zu verwechseln, das bedeutet nicht, heißt nicht',
      'aber, nur, obwohl, zwar, nicht unbedingt, nicht immer',
    ],
    narration: [
      "dann haben wir, danach, anschließend, zuerst haben wir, zuerst, zunächst, am anfang, es war, es gab, es gab kaffee, an diesem tag, am morgen, am vormittag, am nachmittag, am abend, in der nacht, beim mittagessen, nach dem mittagessen, vor dem mittagessen, nach der mittagspause, mittagspause, mittagessen, kaffee, kaffeepause, wetter, die diskussion war, diskussion war, lange diskussion, lebhafte diskussion, längere diskussion, lange diskutiert, wir diskutierten, wurde diskutiert, wurde besprochen, haben besprochen, wir sprachen, sprachen über, wir haben darüber gesprochen, unterhielten uns, sitzung wurde eröffnet, eröffnet die sitzung, eröffnete die sitzung, die sitzung begann, sitzung beginnt, sitzung endet, schließt die sitzung, schloss die sitzung, begrüßt, begrüßte, begrüßt die anwesenden, herzlich willkommen, kam später, kam zu spät, verspätete sich, ging früher, musste früher gehen, rief an, angerufen, telefonierte, erzählte, sagte dass, berichtete dass, erwähnte, dank an alle, danke an alle, bedankt sich, bedankte sich, vielen dank, entschuldigt fehlt, lässt sich entschuldigen, entschuldigt sich, protokoll der letzten sitzung, protokoll wurde genehmigt, tagesordnung wurde genehmigt, tagesordnung genehmigt, ich erinnere mich, ich war, wir waren, wir sind gefahren, als ich, eines tages, vor jahren, vor einiger zeit, letzten sommer, ehrlich gesagt, wie sie wissen, wie ihr wisst, wie wir alle wissen, bekanntlich, in diesem artikel, in diesem beitrag, in diesem abschnitt, in diesem kapitel, schauen wir uns, werfen wir einen blick, gegen mitternacht, lustigerweise, dieser abschnitt beschreibt, dieser abschnitt erklärt, dieses dokument beschreibt, dieses dokument erklärt, dieses kapitel beschreibt, dieser artikel beschreibt, diese seite beschreibt, diese anleitung beschreibt, im folgenden wird, im folgenden werden, die folgenden abschnitte, weitere informationen finden, weitere informationen stehen, weitere einzelheiten, mehr dazu, mehr informationen, näheres dazu, siehe auch, siehe unten, siehe oben, beigetragen von, lesen sie weiter, lies weiter, weiterlesen, probieren sie es aus, probier es aus, viel spaß, los geht's, legen wir los, fangen wir an, bleiben sie dran, schauen sie mal",
      'dann, später, irgendwann, inzwischen, schließlich, ging, hatte, sagte, meinte, danke, hallo',
    ],
  },
  pointsBack: {
    openers:
      'der antrag wird, der antrag wurde, der antrag ist, der vorschlag wird angenommen, der vorschlag wird einstimmig, der vorschlag wurde angenommen, der vorschlag wurde einstimmig, einstimmig angenommen, einstimmig beschlossen, beachte dass dies, beachten sie dass dies, beachte dass diese, beachten sie dass diese, beachten sie dass dieser, zu beachten ist dass diese, dies, diese, dieser, dieses, diesen, diesem, das, jene, jener, jenes, jenen, es, sie, er, ihn, ihm, ihr, ihre, ihren, ihrer, sein, seine, seinen, deren, dessen, denen, solche, solcher, solches, solchen, letztere*, erstere*, beide, beides, die beiden, die anderen, der andere, die andere, das andere, die erste, die zweite, die letzte, letzteres, derselbe, dieselbe, dasselbe, bis dahin, jedoch, doch, aber, allerdings, dennoch, trotzdem, deshalb, deswegen, daher, darum, somit, folglich, demnach, infolgedessen, dadurch, damit, dafür, dagegen, davon, daran, darauf, daraus, darin, dabei, dazu, darüber, darunter, hierbei, hierdurch, hierfür, hierzu, hierin, hier, dort, da, dann, danach, anschließend, daraufhin, seitdem, zuvor, vorher, außerdem, zudem, ferner, weiterhin, darüber hinaus, ebenso, ebenfalls, auch, und, oder, denn, sondern, stattdessen, sonst, andernfalls, ansonsten, hingegen, demgegenüber, im gegensatz dazu, im vergleich dazu, andererseits, umgekehrt, ähnlich, genauso, so, in diesem fall, in diesen fällen, in dem fall, aus diesem grund, aus diesen gründen, zu diesem zweck, auf diese weise, wie oben, wie erwähnt, wie gesagt, wie beschrieben, das oben, die oben, letzten endes, zum beispiel, beispielsweise, was, welche, welcher, welches, wobei, wodurch, weshalb, womit, einige davon, eine davon, einer davon, alle davon, keine davon, manche davon, mit anderen worten, kurz gesagt, also, inzwischen, mittlerweile, erneut, wiederum, zwar, wenn dies*, wenn es, wenn sie nicht, falls dies*, falls es, sobald dies*, sobald es, weil dies*, weil es, weil sie, obwohl dies*, obwohl es, während dies*, in solchen fällen, in einem solchen fall, in beiden fällen, in allen fällen, alle drei, alle vier, alle fünf, all diese, all dies, all das, um dies, um das zu, um dem, die erste variante, die zweite variante, die übrigen, der rest, abgesehen davon, viele davon, die meisten davon, tatsächlich, in der tat, insbesondere, konkret heißt das, genauer gesagt, anders gesagt, anders ausgedrückt, freilich, immerhin, gleichwohl, alternativ, vor diesem hintergrund, nichtsdestotrotz, dementsprechend, gleichzeitig, letztlich, natürlich, das heißt',
    except:
      'auch wer, auch wenn, auch ein, auch eine, auch einer, auch der neueste, auch die neueste, auch der kleinste, auch die kleinste, das war ein, das war das, das ist ein, dieses dokument, diese seite, dieses papier, dieser vorschlag, dieser bericht, diese anleitung, dieses kapitel, diese arbeit, diese studie, dieses projekt, dieses paket, diese bibliothek, dieser plan, dieser vortrag, diese präsentation, dieser artikel, dieser beitrag, dieser abschnitt, diese woche, diesen monat, dieses jahr, dieses quartal, dieses mal, diesmal, das dokument, das projekt, das team, das system, das ziel, das ergebnis, das problem, das budget, das risiko, das jahr, das unternehmen, das produkt, das werkzeug, das programm, das modell, das protokoll, das angebot, das verfahren, das konzept, das paket, das modul, das netz, das kapitel, das wichtigste, es gibt, es gab, es ist wichtig, es ist möglich, es ist notwendig, es ist nicht möglich, es ist geplant, es wird empfohlen, es empfiehlt sich, es werden, es wurde, es wurden, es sind, es fehlt, es fehlen, es geht um, was ist, was sind, was wir, welche rolle, auch wenn, sie können, sie müssen, sie sollten, sie haben, sie brauchen, sie benötigen, sie finden, so viel, so wenig, damit wir, damit sie, hier ist, hier sind, da wir, da die, da der, da das, ob und, so funktioniert, so geht',
    ofHeading: 'dies, diese, dieser, dieses, es, sie, er, das ist, das sind, in diesem fall',
  },
  leans:
    'dies, diese, dieser, dieses, diesen, diesem, auch, ebenfalls, ebenso, dabei, dafür, davon, hierfür, hierbei, hierzu, der obige*, die obige*, das obige*, den obige*, dem obige*, oben genannte*, obengenannte*, vorgenannte*',
  conditions: 'wenn, falls, sofern, sollte, sollten, im falle, solange, selbst wenn, auch wenn, ohne dass',
  leadIn: {
    opens:
      'hier ist, hier sind, hier ein, hier eine, hier einige, im folgenden, nachfolgend, nachstehend, folgende, folgender, folgendes, folgenden, die folgende, die folgenden, der folgende, das folgende, dies sind, das sind, betrachten wir folgende, unten',
    near: 'folgende, folgender, folgendes, folgenden, folgendem, wie folgt, im folgenden, nachfolgende*, nachstehende*, diese schritte, folgendermaßen, so aus, auf diese weise, mehrere optionen, zwei optionen, drei optionen, zwei möglichkeiten, drei möglichkeiten, mehrere möglichkeiten, mehrere gründe, zwei gründe, drei gründe, dieses beispiel',
    ends: 'dass, um, von, für, durch, wie folgt, folgendes, folgende, folgendermaßen, so, unten, zum beispiel, beispielsweise, z.b, etwa, nämlich, das heißt, d.h, und zwar, darunter, sind, ist, mit, einschließlich, siehe unten, weiter unten, wie etwa, wie zum beispiel',
  },
  cited:
    'schritt, schritte, schritten, abschnitt, abschnitte, abschnitten, punkt, punkte, punkten, ziffer, kapitel, teil, nummer, nr.',
  roughly: 'etwa, rund, ungefähr, circa, zirka, ca., ca',
  months:
    'januar, februar, märz, april, mai, juni, juli, august, september, oktober, november, dezember, jan, feb, mär, apr, jun, jul, aug, sep, okt, nov, dez',
  weekdays: 'montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, mo, di, mi, do, fr, sa, so',
  partsOfTime:
    'ende, anfang, mitte, bis ende, bis, ab, seit, um, etwa, vor, nach, spätestens, frühjahr, frühling, sommer, herbst, winter',
  headings: {
    decisions:
      'beschluss, beschlüsse, beschluss*, entscheidung*, beschlossen, entschieden, abstimmung*, vereinbarung*, festlegung*, was wir beschlossen haben',
    actions:
      'maßnahme*, aufgabe*, to do*, todo*, aktion*, aktionspunkte, offene aufgaben, zu erledigen, wer macht was, aufgabenliste, arbeitsaufträge, handlungsbedarf',
    nextSteps:
      'nächste schritte, nächster schritt, die nächsten schritte, weiteres vorgehen, wie geht es weiter, wie es weitergeht, ausblick, weitere schritte, zukünftige arbeiten, nächste sitzung*, nächstes treffen, nächster termin',
    cause:
      'ursache*, grundursache*, fehlerursache*, hauptursache*, ursachenanalyse, warum es passiert ist, was schiefging, grund, gründe, auslöser, hintergrund der störung',
    summary:
      'zusammenfassung, kurzfassung, management summary, überblick, auf einen blick, in kürze, kurz gesagt, kurz und knapp, das wichtigste, das wichtigste in kürze, kernpunkte, abstract, steckbrief, übersicht, kernaussagen',
    conclusion:
      'fazit, schluss, schlussfolgerung*, schlussbemerkung*, schlusswort, resümee, abschluss, bilanz, was bleibt, gesamtfazit',
    background:
      'hintergrund, ausgangslage, ausgangssituation, kontext, einleitung, einführung, vorgeschichte, istzustand, ist zustand, aktueller stand, stand der dinge, status quo, stand der technik, verwandte arbeiten, was geschah, was passiert ist',
    motivation:
      'motivation, warum, warum jetzt, begründung, anlass, zweck, beweggründe, anwendungsfälle, anwendungsfall',
    problem: 'problem*, problemstellung, herausforderung*, schwierigkeit*, fragestellung, schmerzpunkte',
    goals:
      'ziel, ziele, zielsetzung*, nicht ziele, nichtziele, zweck und ziel, erfolgskriterien, aufgabenstellung, umfang, vision, mission',
    alternatives:
      'alternative*, option, optionen, variante*, vergleich, vor und nachteile, abwägung, lösungsvarianten, verworfene ideen, geprüfte alternativen, andere ansätze, möglichkeiten',
    recommendation:
      'empfehlung*, vorschlag, vorschläge, lösungsvorschlag, handlungsempfehlung*, ratschläge, unser vorschlag, antrag',
    risks:
      'risiko, risiken, risiken*, gefahren, bedenken, nachteile, einschränkung*, grenzen, bekannte probleme, stolperfallen, hindernisse, limitationen, was schiefgehen kann, sicherheitsaspekte',
    timeline:
      'zeitplan, zeitleiste, zeitlicher ablauf, ablauf, chronologie, meilenstein*, termine, fahrplan, roadmap, terminplan, phasen, fristen, projektplan, verlauf, kalender',
    results:
      'ergebnis, ergebnisse, resultat*, erkenntnis*, befund*, auswertung, messung*, messergebnisse, benchmark*, evaluation, kennzahlen, zahlen, erfolge, erreichtes, leistung',
    impact: 'auswirkung*, folgen, wirkung*, konsequenz*, betroffene, schaden, nutzen, wer betroffen war',
    budget:
      'budget, kosten, kosten*, finanzen, finanzierung, ausgaben, preise, preis, finanzplan, haushalt, kapitalbedarf, mittelverwendung, aufwand, investition*, mittel',
    lessons:
      'erkenntnisse für die zukunft, gelernt, was wir gelernt haben, lessons learned, lehren, lehren daraus, was gut lief, was schlecht lief, was lief gut, was lief schlecht, retrospektive, rückblick, gelerntes',
    openQuestions:
      'offene frage*, offene punkte, ungeklärte fragen, ungeklärt, noch offen, offen, zu klären, klärungsbedarf, fragen, themenspeicher',
    agenda:
      'agenda, tagesordnung, tagesordnungspunkte, themen, programm, ablaufplan, besprechungspunkte, top',
    record: 'notizen, protokoll, mitschrift, gesprächsnotizen, sitzungsprotokoll',
    attendees:
      'teilnehmer*, teilnehmende*, anwesend*, anwesenheit, entschuldigt, abwesend, gäste, dabei waren, anwesende mitglieder, anwesende personen, abwesende mitglieder, entschuldigte mitglieder',
    contents: 'inhalt, inhaltsverzeichnis, inhaltsübersicht, gliederung, auf dieser seite, verzeichnis',
    appendix: 'anhang, anhänge, anlage, anlagen, ergänzendes material, zusatzmaterial, glossar',
    references:
      'literatur, literaturverzeichnis, quelle, quellen, quellenangaben, referenzen, weiterführende links, relevante links, nützliche links, wichtige links, weiterführende literatur, links, siehe auch, nachweise, fußnoten, einzelnachweise, weblinks, zum weiterlesen, weiterlesen, leseempfehlungen, lesetipps, mehr erfahren, weitere quellen, verwandte links',
    license:
      'lizenz, lizenzen, lizenzhinweis*, urheberrecht*, impressum, rechtliches, rechtliche hinweise, haftungsausschluss, nutzungsbedingungen, datenschutz',
    changelog:
      'änderungsverlauf, änderungshistorie, änderungen, änderungsprotokoll, versionshistorie, versionsverlauf, dokumentenhistorie, versionshinweise, neuerungen, was ist neu',
    acknowledgements:
      'danksagung*, dank, mitwirkende, beitragende, mitmachen, unterstützer*, förderer, sponsoren, danke, autoren, dank an, betreuer, unterstützer, gefördert durch, unsere sponsoren',
  },
  fields: {
    title:
      'titel, name, betreff, thema, projektname, projekt, bezeichnung, gegenstand, dokumenttitel, sitzung, besprechung, anlass, funktion, vorhaben',
    author:
      'autor*, verfasser*, erstellt von, von, vorgelegt von, vortragende*, referent*, antragsteller*, protokoll, protokollant*, protokollführ*, protokoll von, schriftführ*, ansprechpartner*, kontakt, eingereicht von, geschrieben von, betreuer*, sprecher*',
    owner:
      'verantwortlich*, zuständig*, wer, bearbeiter*, zugewiesen, zugewiesen an, federführung, leitung, projektleitung, inhaber, person, verantwortung, wer macht es, team, durchführung',
    date: 'datum, tag, wann, zeit, uhrzeit, zeitpunkt, erstellt am, erstellt, geändert am, aktualisiert, aktualisiert am, stand, letzte änderung, veröffentlicht, termin, sitzungstermin, jahr, monat, quartal, zeitraum, vom, datum und uhrzeit, zuletzt aktualisiert, letzte aktualisierung, zuletzt geändert, nächste überprüfung, nächste prüfung',
    start: 'beginn, start, startdatum, anfang, anfangsdatum, ab, seit, von wann, projektstart',
    due: 'fällig*, fällig am, fällig bis, fälligkeit*, frist, termin bis, bis, bis wann, enddatum, ende, zieltermin, zu erledigen bis, abgabe, abgabetermin, deadline, fertig bis, liefertermin',
    status:
      'status, zustand, stand der bearbeitung, fortschritt, phase, erledigt, bearbeitungsstand, ergebnis',
    version: 'version, fassung, revision, ausgabe, auflage, entwurf, dokumentversion',
    id: 'nummer, nr, nr., kennung, lfd. nr, lfd nr, laufende nummer, id, kennzeichen, aktenzeichen, az, referenz, vorgang, ticket, vorgangsnummer, code, pos, position, artikelnummer, top',
    reviewers:
      'prüfer*, geprüft von, freigegeben von, freigabe, genehmigt von, gutachter*, korrektor*, beteiligte, entscheider*, abnahme, unterschrift, gezeichnet, gez.',
    attendees:
      'teilnehmer*, teilnehmende*, anwesend*, abwesend*, entschuldigt, gäste, eingeladen*, vorsitz*, sitzungsleitung, moderation, verteiler, an, personen, es fehlten, fehlend',
    location:
      'ort, wo, raum, tagungsort, veranstaltungsort, adresse, stadt, sitzungsort, standort, büro, land, region',
    priority:
      'priorität*, prio, dringlichkeit, wichtigkeit, schweregrad, schwere, dringend, stufe, wahrscheinlichkeit, auswirkung',
    task: 'aufgabe*, maßnahme*, was, tätigkeit*, aktion*, schritt, schritte, nächster schritt, beschreibung, arbeitspaket*, punkt, thema, meilenstein*, vorgehen, leistung, to do*',
    cost: 'kosten, preis, betrag, budget, summe, gesamt, aufwand, ausgaben, gebühr, wert, gesamtkosten, euro, eur',
    category:
      'kategorie*, art, typ, schlagwort, schlagworte, schlagwörter, stichworte, stichwörter, bereich, komponente*, klasse, gruppe, abteilung, einstufung, vertraulichkeit',
    link: 'link*, url, verweis*, webseite, website, quelle, repository, diskussion, siehe auch, internetadresse, bezug',
  },
  callouts: {
    note: 'hinweis, anmerkung, notiz',
    tip: 'tipp',
    important: 'wichtig',
    warning: 'achtung, warnung',
    caution: 'vorsicht, gefahr',
  },
  leftovers:
    'keine themen, keine punkte, keine, keine besonderen, keine bekannt, keine bekannten, nicht bekannt, keine bekannten probleme, keine bekannten einschränkungen, keine bekannten risiken, nichts besonderes, nichts bekannt, bisher nichts, derzeit nichts, zurzeit nichts, im moment keine, aktuell keine, vorerst keine, keiner, keines, kein, nichts, nichts zu berichten, keine angabe*, k.a, k. a, ka, entfällt, entfallen, nicht zutreffend, nicht anwendbar, trifft nicht zu, n.a, n. a, n.z, noch offen, offen, folgt, folgt noch, wird nachgereicht, wird noch ergänzt, wird ergänzt, noch zu ergänzen, zu ergänzen, noch auszufüllen, auszufüllen, hier ausfüllen, bitte ausfüllen, platzhalter, beispieltext, blindtext, in arbeit, in bearbeitung, noch nicht bekannt, unbekannt, leer, siehe oben, s.o, wie oben, dito, bisher keine, zurzeit keine, derzeit keine, keine anmerkungen, keine bemerkungen, keine einträge, noch keine, noch nichts, noch zu klären, ausstehend, in kürze, in vorbereitung, keine fragen, nichts neues, keine neuigkeiten, keine weiteren punkte, keine wortmeldungen, nichts weiter, keine ankündigungen, kein bericht',
  ofSection:
    'dieser abschnitt beschreibt, dieser abschnitt erklärt, dieser abschnitt enthält, dieser abschnitt soll, dieser abschnitt nennt, in diesem abschnitt wird, in diesem abschnitt werden, in diesem abschnitt steht, in diesem abschnitt stehen, dieses kapitel beschreibt, dieses kapitel soll, hier wird beschrieben, hier werden beschrieben',
  signOff:
    'mit freundlichen grüßen, freundliche grüße, viele grüße, liebe grüße, beste grüße, herzliche grüße, schöne grüße, mit besten grüßen, mit herzlichen grüßen, mfg, lg, vg, gruß, grüße, hochachtungsvoll, vielen dank, herzlichen dank, danke, danke fürs lesen, danke für die aufmerksamkeit, vielen dank für ihre aufmerksamkeit, danke für eure aufmerksamkeit, bis bald, bis zum nächsten mal, bis dann, viel spaß, viel erfolg, schönes wochenende, schönen tag, ende der sitzung, für das protokoll, gez, protokoll geführt von, sitzungsende, schluss der sitzung, eure, euer, ihr, ihre, wir freuen uns auf',
  thanks:
    'titelbild, bild von, foto von, fotos von, illustration von, redaktion:, lektorat:, zuerst erschienen, danke, danke an, dank an, dank gilt, vielen dank, herzlichen dank, besten dank, großen dank, ein dank, ein großer dank, ein großes dankeschön, ein herzliches dankeschön, ein besonderer dank, besonderer dank, mein dank, unser dank, wir danken, ich danke, wir bedanken uns, ich bedanke mich, wir möchten uns bedanken, wir möchten danken, ich möchte mich bedanken, gedankt sei, dieses projekt wurde gefördert, diese arbeit wurde gefördert, gefördert durch',
  sequence:
    'dann, danach, anschließend, zunächst, zuerst, zuletzt, schließlich, abschließend, sobald, im anschluss, wiederholen, schritt*',
  unordered:
    'eine der folgenden, einen der folgenden, eines der folgenden, einer der folgenden, zwei möglichkeiten, drei möglichkeiten, möglichkeiten, option*, varianten, alternative*, wählen sie zwischen, faustregel*, gründe, fragen, anforderungen, kriterien, grundsätze, prinzipien, beispiele, arten von, unterschiede, vorteile, nachteile, ziele, risiken, probleme, bedenken, merkmale, ergebnisse',
  warns: {
    always:
      'vergiss nicht, vergessen sie nicht, nicht vergessen, darf nicht, dürfen nicht, darf nie, auf keinen fall, unter keinen umständen, keinesfalls',
    loud: 'nicht, nie, niemals, kein, keine, achtung',
  },
  replaces: {
    anywhere:
      'stattdessen, wird zu, wird nun, wird jetzt, lässt sich schreiben als, kann geschrieben werden als, ersetzen durch, ersetzt durch, nach der änderung, mit dieser änderung, mit diesem vorschlag',
    alone: 'nachher, danach, neu, neue fassung, in der neuen version, jetzt',
  },
  moved: {
    what: 'repository, repo, seite*, dokument*, dokumentation, projekt*, paket, bibliothek, wiki, website, webseite, artikel, beitrag, datei*, anleitung, inhalt*',
    gone: 'ist umgezogen, sind umgezogen, wurde verschoben, wurden verschoben, wurde verlegt, wurde archiviert, wurden archiviert, ist archiviert, sind archiviert, neuen ort, neue adresse, neue heimat, wird jetzt gepflegt, wird nun gepflegt, befindet sich jetzt, befindet sich nun, finden sich jetzt, nur noch zum nachschlagen',
  },
  elsewhere: {
    here: 'hier, dieser link, diesem link, diese seite, dieser seite, link, dieses repository, diesem repository, dieses dokument, diesem dokument, dieses video, diesem video',
    always:
      'siehe, siehe auch, vergleiche, vgl., s. a., mehr dazu, mehr darüber, mehr hierzu, mehr infos, mehr informationen, mehr details, weitere infos, weitere informationen, weitere details, weitere einzelheiten, nähere infos, nähere informationen, näheres, details dazu, einzelheiten dazu, ausführliche informationen, zum weiterlesen, weiterlesen, lies mehr, lesen sie mehr, erfahren sie mehr, erfahre mehr, für mehr informationen, für weitere informationen, für weitere details, für details siehe, eine vollständige liste, die vollständige dokumentation, die dokumentation finde*, bitte siehe, bitte lesen sie die, wer mehr wissen',
    withAddress:
      'besuchen sie, besuche, lesen sie, lies, gehen sie, schau, schaut, schauen sie, finden sie, eine anleitung, die anleitung, die dokumentation, dokumentation, beispiele, hier geht es, hier finde*, folgen sie',
    except: 'siehe da, mehr dazu erst, näheres folgt, mehr details folgen',
  },
};

import type { Talk } from '../talk.ts';

export const talk: Talk = {
  ofPage:
    'diese seite beschreibt, diese seite erklärt, diese seite listet, dieses dokument beschreibt, dieses dokument erklärt, dieser artikel beschreibt, dieser beitrag beschreibt, dieser abschnitt beschreibt, dieser abschnitt erklärt, dieses kapitel beschreibt, hier ist eine liste, hier eine liste, hier sind einige, hier steht, im folgenden wird beschrieben, im folgenden werden, im folgenden ein, im folgenden eine, nachfolgend ein, nachfolgend eine, nachfolgend werden',
  ofDocument:
    'zuletzt geändert, zuletzt aktualisiert, zuletzt geprüft, zuletzt bearbeitet, zuletzt überarbeitet, letzte änderung, letzte aktualisierung, letzter stand, verfasst von, geschrieben von, erstellt von, zusammengestellt von, protokolliert von, mitgeschrieben von, kommentare bitte, kommentare an, kommentare im dokument, anmerkungen bitte, anmerkungen an, rückmeldungen bitte, rückmeldungen an, rückmeldung bitte, korrekturen bitte, korrekturen an, diese version ersetzt, ersetzt die version, diese fassung ersetzt, ersetzt die fassung, noch ein entwurf, erster entwurf, rohfassung, nur für den internen gebrauch, nur zum internen gebrauch, bitte nicht weitergeben, bitte nicht weiterleiten',
  toReader:
    'wer nur eine seite liest, wer nur einen abschnitt liest, wer es eilig hat, wer wenig zeit hat, für eilige, für alle die es eilig haben, ich fasse mich kurz, ich halte mich kurz, wir fassen uns kurz, lies weiter, lesen sie weiter, lest weiter, weiterlesen, bitte weiterlesen, siehe unten, siehe oben, siehe tabelle, siehe abbildung, siehe abschnitt, schauen wir uns, sehen wir uns, werfen wir einen blick, hier geht es weiter, im nächsten abschnitt, im folgenden abschnitt, in den folgenden abschnitten, im nächsten kapitel, im folgenden kapitel, mehr dazu später, mehr dazu unten, mehr dazu im nächsten, dazu später mehr, dazu unten mehr, details weiter unten, ergänzt gerne, ergänze gerne, ergänzen sie gerne, gerne ergänzen, bitte ergänzen, wer mag kann ergänzen, fällt dir etwas auf, fällt euch etwas auf, viel spaß, bleibt dran, bleiben sie dran',
  ends: 'auf der nächsten seite, auf der folgenden seite, im nächsten abschnitt, im folgenden abschnitt, in den folgenden abschnitten, im nächsten kapitel, im folgenden kapitel, im folgenden beschrieben, im folgenden erklärt, im folgenden erläutert, unten beschrieben, unten erklärt, unten aufgeführt, weiter unten, am ende dieser seite, am ende des dokuments, am anfang der seite, oben auf der seite, bitte weiterlesen, lesen sie weiter, lies weiter',
  clauses:
    'wie oben erwähnt, wie oben beschrieben, wie oben gesagt, wie oben dargestellt, wie oben erläutert, wie oben genannt, wie bereits erwähnt, wie bereits gesagt, wie bereits beschrieben, wie schon erwähnt, wie schon gesagt, wie erwähnt, wie gesagt, wie eingangs erwähnt, wie vorhin erwähnt, wie unten beschrieben, wie unten dargestellt, wie unten erläutert, wie weiter oben beschrieben, wie weiter unten beschrieben, wie man sieht, wie man oben sieht, wie man unten sieht, wie wir gesehen haben, wie wir sehen werden, wie sie sehen, wie ihr seht, siehe oben, siehe unten, siehe weiter oben, siehe weiter unten, s. o., s. u., s.o., s.u., mehr dazu unten, mehr dazu später, dazu später mehr, siehe tabelle unten, siehe abbildung unten, oben, unten',
  keepsFirstClause: true,
  greets:
    'hallo, hallo zusammen, hallo alle, hallo ihr lieben, liebe alle, liebe kolleg*, liebe mitglieder, liebe freund*, liebe leser*, liebe team*, liebes team, lieber *, sehr geehrte*, guten tag, guten morgen, moin, hi, hi zusammen, hi alle, servus',
  connectives:
    'außerdem, ferner, des weiteren, darüber hinaus, zudem, jedoch, allerdings, daher, deshalb, somit, folglich, dennoch, trotzdem, nichtsdestotrotz, also, und, aber, schließlich, kurzum, ebenso',
  references: {
    sees: 'siehe, siehe auch, s., s. a., vgl., vergleiche',
    pictures:
      'abbildung, abbildungen, abb., bild, diagramm, grafik, foto, schaubild, screenshot, bildschirmfoto, zeichnung, skizze',
    tables: 'tabelle, tabellen, tab.',
    parts:
      'abschnitt, abschnitte, abschn., kapitel, kap., anhang, anlage, seite, s., teil, punkt, listing, §, §§',
  },
};

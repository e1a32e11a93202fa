import type { Talk } from '../talk.ts';

export const talk: Talk = {
  ofPage:
    'questa pagina descrive, questa pagina spiega, questa pagina elenca, questo documento descrive, questo documento spiega, questo articolo descrive, questo articolo spiega, questa sezione descrive, questa sezione spiega, questo capitolo descrive, di seguito un elenco, di seguito una lista, di seguito sono, di seguito viene, ecco un elenco, ecco alcuni, ecco alcune',
  ofDocument:
    "ultima revisione, ultimo aggiornamento, ultima modifica, aggiornato il, aggiornata il, scritto da, scritta da, l'ha scritta, l'ha scritto, redatto da, redatta da, rivisto da, rivista da, preparato da, preparata da, commenti nel documento, commenti benvenuti, commenti a, correzioni a, questa versione sostituisce, sostituisce la versione, ancora una bozza, prima bozza, non diffondere, non divulgare, uso interno",
  toReader:
    "se leggete solo una, se leggi solo una, se avete fretta, se hai fretta, per chi ha fretta, chi ha fretta può leggere, chi ha poco tempo, sarò breve, saremo brevi, continua a leggere, continuate a leggere, prosegui la lettura, vedi sotto, vedi sopra, vedi oltre, vedi la tabella, vedi la figura, vedi la sezione, si veda sotto, si veda sopra, vediamo insieme, vediamo ora, vediamo come, diamo un'occhiata, nella prossima sezione, nella sezione seguente, nella sezione successiva, nelle sezioni seguenti, nel prossimo capitolo, nel capitolo seguente, senza ulteriori indugi, ne parleremo più avanti, maggiori dettagli sotto, sentiti libero di aggiungere, sentiti libero di modificare, sentitevi liberi di aggiungere, sentitevi liberi di modificare, non esitate ad aggiungere, buona lettura, buon divertimento, notate qualcosa, noti qualcosa, restate sintonizzati",
  ends: 'alla pagina seguente, nella pagina seguente, nella prossima pagina, nella prossima sezione, nella sezione seguente, nella sezione successiva, nelle sezioni seguenti, nelle sezioni successive, nel prossimo capitolo, nel capitolo seguente, sono descritti di seguito, sono descritte di seguito, sono elencati di seguito, sono elencate di seguito, sono riportati di seguito, è descritto di seguito, in fondo alla pagina, in cima alla pagina, alla fine di questo documento',
  clauses:
    'come detto sopra, come detto all’inizio, come accennato all’inizio, come menzionato all’inizio, come già detto, come detto, come detto prima, come detto in precedenza, come accennato, come accennato sopra, come menzionato sopra, come menzionato in precedenza, come già menzionato, come indicato sopra, come indicato in precedenza, come descritto sopra, come descritto sotto, come descritto di seguito, come spiegato sopra, come spiegato in precedenza, come mostrato sopra, come mostrato sotto, come mostrato di seguito, come abbiamo visto, come abbiamo già visto, come vedremo, come vedremo più avanti, come si può vedere, come potete vedere, come puoi vedere, come ho detto, come dicevo, vedi sopra, vedi sotto, vedi oltre, si veda sopra, si veda sotto, vedi la tabella sotto',
  greets:
    'ciao, ciao a tutti, ciao a tutte, buongiorno, buongiorno a tutti, buonasera, salve, salve a tutti, caro *, cara *, cari tutti, cari colleghi, cari amici, gentile *, gentili *, egregio *',
  connectives:
    'inoltre, in aggiunta, per di più, anche, tuttavia, però, comunque, pertanto, perciò, quindi, dunque, di conseguenza, per questo motivo, per questi motivi, per questa ragione, infatti, infine, eppure, ma, e, allora, ciò detto, detto questo, allo stesso modo',
  references: {
    sees: 'vedi, vedere, si veda, vd., v., cfr.',
    pictures: 'figura, figure, fig., grafico, foto, schermata, diagramma, illustrazione, disegno',
    tables: 'tabella, tabelle, tab.',
    parts:
      'sezione, sezioni, paragrafo, par., capitolo, cap., allegato, appendice, pagina, pag., p., parte, punto, §',
  },
};

import type { Cues } from '../cues.ts';

export const cues: Cues = {
  roles: {
    decision: [
      "abbiamo deciso, si è deciso, è stato deciso, è stata decisa, si decide, hanno deciso, ha deciso, decisione, decisioni, abbiamo concordato, si è concordato, è stato concordato, concordato di, concordato che, si concorda, d'accordo su, ci siamo accordati, è stato approvato, è stata approvata, approvat*, approva, all'unanimità, unanim*, deliberat*, delibera, si delibera, votat*, voto favorevole, abbiamo scelto, è stato scelto, è stata scelta, la scelta è caduta, scegliamo, optiamo per, abbiamo optato per, si è optato per, useremo, utilizzeremo, adotteremo, adottat*, procediamo con, si procede con, andiamo avanti con, via libera, scartat*, respint*, bocciat*, esclus*, rinunciamo a, si conferma la",
      'deciso, decide, accordo, scelt*, accettat*, confermat*, selezionat*, risolto, rinviat*, rimandat*',
    ],
    ask: [
      "chiediamo, vi invito a, ti invito a, vi invitiamo a, invito tutti, vi chiedo di, si chiede, chiedo, chiediamo al, chiediamo l'approvazione, richiediamo, si richiede, richiesta di, richiesta di approvazione, richiesta di budget, abbiamo bisogno del vostro, abbiamo bisogno della vostra, abbiamo bisogno di una decisione, serve una decisione, decisione richiesta, decisione necessaria, in attesa di approvazione, da approvare, per approvazione, si prega di, vi preghiamo di, preghiamo di, si prega di approvare, si prega di confermare, budget di, un budget di, finanziamento di, investimento di, cerchiamo, cerchiamo un finanziamento, cerchiamo investitori, raccogliamo, stiamo raccogliendo, round di, raccolta di, il vostro sostegno, il vostro supporto, la vostra approvazione, il vostro parere, invitiamo a, sollecitiamo, sollecitare, occorre l'approvazione",
      'per favore, richiest*, finanziament*, approvazione, autorizzazione, abbiamo bisogno, serve',
    ],
    cause: [
      "a causa di, a causa del, a causa della, a causa dei, a causa delle, a causa dell'*, causa principale, causa radice, cause principali, la causa, le cause, causat* da, causat* dal, causat* dalla, ha causato, hanno causato, dovut* a, dovut* al, dovut* alla, dovut* ai, è dovuto, provocat* da, ha provocato, provocat*, il motivo è, il motivo era, il motivo per cui, la ragione è, la ragione per cui, perché, per colpa di, grazie a, grazie al, grazie alla, in seguito a, a seguito di, a seguito del, a seguito della, per effetto di, scatenat*, innescat*, ha innescato, deriva da, derivava da, derivante da, dipeso da, è dipeso, riconducibil*, imputabil*, attribuibil*, ha portato a, hanno portato a, ha determinato, all'origine, per mancanza di, per via di",
      'poiché, siccome, dato che, in quanto, causa*, motivo, motivi, ragione, ragioni, perchè, visto che',
    ],
    result: [
      "di conseguenza, come risultato, il risultato è, il risultato, i risultati mostrano, risultati mostrano, ha permesso di, è aumentat*, sono aumentat*, aumentat* del, aumento del, è cresciut*, sono cresciut*, cresciut* del, crescita del, è salit*, è sces*, sono sces*, è diminuit*, sono diminuit*, diminuit* del, calat*, è calat*, calo del, ridott* del, ha ridotto, abbiamo ridotto, si è ridott*, riduzione del, migliorat* del, è migliorat*, ha migliorato, abbiamo migliorato, miglioramento del, è passat* da, sono passat* da, si è passati da, abbiamo trovato, abbiamo rilevato, si è rilevato, è emerso, emerge che, abbiamo misurato, misurat*, abbiamo osservato, osservat*, abbiamo ottenuto, ottenut*, abbiamo raggiunto, raggiunt*, conseguit*, superat*, ha superato, raddoppiat*, triplicat*, dimezzat*, volte più veloc*, volte più, punti percentuali, per cento, in media, rispetto all'anno, rispetto al, a confronto con, risparmiat*, risparmio di, dimostra che, mostra che, mostrano che",
      'risultat*, miglior*, aument*, riduzion*, crescita, calo, più veloc*, consegnat*, completat*, rilasciat*',
    ],
    risk: [
      'rischi*, rischio, rischia, rischiamo, minacci*, pericol*, bloccat* da, bloccant*, blocco, blocchi, potrebbe fallire, potrebbero fallire, può fallire, potrebbe rompers*, potrebbe slittare, potrebbe causare, potrebbe ritardare, nel peggiore dei casi, preoccup*, timore, timori, vulnerabil*, singolo punto di guasto, collo di bottiglia, colli di bottiglia, a repentaglio, compromett*, non sarà pronto, criticità, in ritardo',
      'problem*, ritard*, incert*, dipende da, dipendenza, dipendenze, fallir*, ostacol*, difficoltà, critic*',
    ],
    action: [
      "da fare, attività da svolgere, azione:, azioni:, azioni da intraprendere, piano d'azione, piano di azione, prossimo passo, prossimi passi, passo successivo, passi successivi, responsabile:, responsabile di, è responsabile di, si occupa di, si occupano di, si occuperà, si occuperanno, mi occuperò di, se ne occupa, si incarica di, incaricat* di, prende in carico, prende in consegna, a carico di, a cura di, scadenz*, entro il, entro la, entro fine, entro lunedì, entro martedì, entro mercoledì, entro giovedì, entro venerdì, entro la fine, entro e non oltre, al più tardi, invierà, preparerà, scriverà, verificherà, contatterà, organizzerà, aggiornerà, presenterà, convocherà, redigerà, manderà, deve inviare, deve preparare, deve verificare, resta da fare, rimane da, restano da, da completare, da verificare, da inviare, da preparare, da pianificare, assegnat* a, compit*, sollecitare",
      'responsabil*, deve, devono, azione, azioni, entro, attività, farà',
    ],
    conclusion: [
      "la prossima volta, in conclusione, per concludere, concludiamo, si conclude che, la conclusione è, concludendo, in sintesi, in breve, riassumendo, per riassumere, in poche parole, in definitiva, nel complesso, complessivamente, tutto sommato, alla fine, in fin dei conti, pertanto, perciò, quindi, dunque, ne consegue, ne deriva che, ecco perché, in altre parole, ciò significa che, questo significa che, la cosa più importante, l'importante è, la lezione, le lezioni, abbiamo imparato, da ricordare, il punto è, punto chiave, punti chiave, l'essenziale, il messaggio chiave, morale",
      'così, infine, chiave, principal*, important*, essenzial*, crucial*',
    ],
    recommendation: [
      'raccomandiamo, si raccomanda, raccomand*, consigliamo, consiglio, si consiglia, consigliat*, proponiamo, propongo, si propone, la nostra proposta, la proposta è, la proposta, suggeriamo, suggerisco, si suggerisce, sugger*, dovremmo, si dovrebbe, bisognerebbe, conviene, converrebbe, è opportuno, sarebbe opportuno, è meglio, sarebbe meglio, è preferibile, preferiamo, buona pratica, buone pratiche, evitare, evitate, evita, assicurarsi di, assicurati di, è auspicabile, auspichiamo, sollecitiamo a',
      'dovrebbe, dovrebbero, proposta, proposte, propost*, potremmo, potrebbe, prefer*',
    ],
    rule: [
      'deve, devono, devi, dobbiamo, dovete, dovrà, dovranno, si deve, bisogna, occorre, obbligatorio, obbligatoria, obbligatori, obbligatorie, obbligatoriamente, è necessario che, è indispensabile, indispensabile, è richiesto, è richiesta, sono richiesti, sono richieste, è essenziale che, è fondamentale che, non è più, non sono più, non accetta più, non supporta più, non può più, per impostazione predefinita, di default, per default, è vietato, è vietata, sono vietati, vietato, non è consentito, non sono consentiti, non è permesso, è stato rimosso, è stata rimossa, sono stati rimossi, sono state rimosse, non è necessario, non è obbligatorio, non occorre, è facoltativo, è opzionale',
      'puoi, potete, è necessario, necessario, necessaria, richiede, richiedono, sempre, mai, almeno, al massimo',
    ],
    question: [
      'domanda aperta, domande aperte, questione aperta, questioni aperte, punto aperto, punti aperti, questioni in sospeso, punti in sospeso, in sospeso, da decidere, da definire, da chiarire, da stabilire, da confermare, da determinare, da valutare, ancora da decidere, non ancora deciso, non è stato deciso, non è stata decisa, non è ancora stat*, non è ancora decis*, non ancora definito, non è stata presa, nessuna decisione, non risolt*, irrisolt*, resta da capire, resta da vedere, resta da decidere, resta aperta, resta aperto, rimane aperta, rimane aperto, rimane da capire, non è chiaro, non è chiara, poco chiar*, non sappiamo, non si sa, ci si chiede, la domanda è, la questione è, si pone la domanda, cosa succede se, chi si occupa, chi farà, come facciamo a',
      'domanda, domande, dubbi*, se sia, ignot*, sconosciut*',
    ],
    caveat: [
      'attenzione, nota bene, n.b, si noti, si noti che, va notato, da notare, tenere presente, tenere conto, tenga presente, tuttavia, però, ciononostante, limitazion*, limite, limiti, limitat* a, solo se, vale solo, non vale per, non si applica, non supportat*, non supporta, non funziona, salvo, tranne, ad eccezione di, eccetto, eccezion*, a meno che, a condizione che, purché, senza garanzia, non garantit*, non è garantit*, obsolet*, deprecat*, sperimental*, svantaggi*, inconvenient*, non significa, problemi noti, avvertenz*, soggetto a modifiche, con riserva',
      'ma, sebbene, benché, anche se, solo, soltanto, non necessariamente, non sempre',
    ],
    narration: [
      "poi abbiamo, e poi, dopo di che, dopodiché, successivamente, in seguito abbiamo, prima abbiamo, per prima cosa, all'inizio, inizialmente, era, c'era, c'erano, c'è stato, quel giorno, quella mattina, in mattinata, nel pomeriggio, in serata, la sera, a pranzo, durante il pranzo, dopo pranzo, prima di pranzo, dopo il pranzo, pausa pranzo, pranzo, pausa caffè, caffè, cena, il tempo era, la discussione è stata, discussione è stata, lunga discussione, discussione lunga, discussione vivace, ampia discussione, si è discusso, abbiamo discusso, è stato discusso, si è parlato, abbiamo parlato, abbiamo chiacchierato, giro di tavolo, la riunione è iniziata, la riunione inizia, la riunione si apre, apre la seduta, apre la riunione, la seduta è aperta, la riunione si chiude, la riunione termina, la seduta è tolta, chiude la riunione, fine della riunione, dà il benvenuto, benvenut*, arrivat* in ritardo, arriva in ritardo, si collega, si è collegat*, ha lasciato la riunione, è andat* via, ha chiamato, ha telefonato, ci ha detto, ha raccontato, ha detto che, ha menzionato, ha riferito che, ringrazia, ha ringraziato, grazie a tutti, assenti giustificati, verbale della seduta precedente, verbale precedente, approvazione del verbale, ordine del giorno approvato, ricordo, ero, eravamo, quando ho, un giorno, anni fa, tempo fa, l'estate scorsa, ho iniziato, a dire il vero, come sapete, come tutti sanno, in questo articolo, in questo post, in questa sezione, in questo capitolo, vediamo insieme, diamo un'occhiata, senza ulteriori indugi, verso mezzanotte, aneddot*, questa sezione descrive, questa sezione spiega, questa sezione presenta, questo documento descrive, questo documento spiega, questo capitolo descrive, questo articolo descrive, questa pagina descrive, questa guida descrive, questa guida spiega, le sezioni seguenti, per maggiori informazioni, per ulteriori informazioni, per maggiori dettagli, per ulteriori dettagli, per saperne di più, vedi anche, si veda anche, vedi sotto, vedi sopra, contributo di, continua a leggere, continuate a leggere, provalo, provatelo, buon divertimento, divertitevi, cominciamo, iniziamo, restate sintonizzati, date un'occhiata, dai un'occhiata",
      'poi, allora, più tardi, nel frattempo, aveva, diceva, grazie, ciao, buongiorno',
    ],
  },
  pointsBack: {
    openers:
      "la mozione è, la mozione viene, la proposta è approvata, la proposta viene approvata, approvato all'unanimità, approvata all'unanimità, si noti che questo, si noti che questa, si noti che questi, si noti che queste, nota che questo, nota che questi, questo, questa, questi, queste, quest'*, quello, quella, quelli, quelle, quell'*, quel, quei, ciò, esso, essa, essi, esse, lui, lei, egli, loro, lo, gli, suo, sua, suoi, sue, tale, tali, costoro, stesso, lo stesso, la stessa, gli stessi, le stesse, quest'ultimo, quest'ultima, questi ultimi, queste ultime, il primo, la prima, il secondo, la seconda, l'altro, l'altra, gli altri, le altre, entrambi, entrambe, ambedue, uno di essi, una di esse, alcuni di essi, alcuni di loro, ognuno, ognuna, ciascuno, ciascuna, tutto ciò, tutto questo, nessuno di essi, tuttavia, però, ma, e, ed, o, oppure, ovvero, bensì, pertanto, perciò, quindi, dunque, di conseguenza, per questo, per questo motivo, per questa ragione, per ciò, così, in questo modo, in tal modo, in tal caso, in questo caso, in questi casi, a tal fine, a questo scopo, allora, poi, dopo, dopodiché, successivamente, inoltre, anche, pure, altresì, in più, allo stesso modo, analogamente, invece, al contrario, d'altra parte, d'altronde, altrimenti, in caso contrario, viceversa, ciononostante, nonostante ciò, eppure, qui, lì, là, da allora, nel frattempo, a questo punto, a quel punto, prima di ciò, infine, come detto, come indicato, come sopra, come accennato, come visto, quanto sopra, il che, il quale, la quale, i quali, le quali, che, cui, chi, dove, infatti, ad esempio, per esempio, in altre parole, in sintesi, di nuovo, perché, cosicché, ne, vi, se questo, se questa, se ciò, se è così, quando questo, quando ciò, una volta fatto, poiché questo, per farlo, per evitarlo, per riuscirci, in quei casi, in tali casi, in entrambi i casi, in tutti i casi, tutti e tre, tutte e tre, tutti questi, tutte queste, la prima opzione, la seconda opzione, l'altra opzione, il resto, a parte ciò, a parte questo, la maggior parte di essi, molti di essi, molti di loro, in effetti, di fatto, detto questo, ciò detto, detto ciò, in particolare, nello specifico, più precisamente, naturalmente, dopotutto, similmente, in alternativa, in realtà",
    except:
      "anche l'ultimo, anche l'ultima, anche chi, anche se, anche quando, anche un, anche una, anche il più, anche la più, questo documento, questa pagina, questo articolo, questa proposta, questo rapporto, questa relazione, questa guida, questo capitolo, questa tesi, questo studio, questo lavoro, questo progetto, questo pacchetto, questa libreria, questo piano, questa presentazione, questo post, questo tutorial, questa sezione, questa versione, questo repository, questo modulo, questo strumento, questa settimana, questo mese, quest'anno, questo trimestre, questa volta, questa mattina, stamattina, lo scopo, lo stato, lo studio, lo sviluppo, lo strumento, lo sconto, lo spazio, lo schema, gli utenti, gli obiettivi, gli strumenti, gli investitori, gli sviluppatori, gli studenti, gli ospiti, gli incidenti, gli errori, gli effetti, gli autori, ciò che conta, ciò che serve, ciò che abbiamo, il primo trimestre, il secondo trimestre, la prima fase, la seconda fase, il primo passo, la prima settimana, la seconda settimana, che cosa, che cos'è, chi siamo, chi fa, chi è, dove siamo, dove trovare, perché è, perché ora, così funziona, anche se, e adesso, e ora, dopo il, dopo la, dopo l'*, dopo le, dopo i, prima di iniziare, entrambe le, entrambi i, da allora",
    ofHeading: 'questo, questa, questi, queste, esso, essa, essi, esse, in questo caso',
  },
  leans:
    'questo, questa, questi, queste, ciò, anche, inoltre, altrettanto, di cui sopra, suddett*, sopracitat*',
  conditions: 'se, qualora, nel caso, a meno che, purché, anche se, a condizione che',
  leadIn: {
    opens:
      'ecco, di seguito, qui di seguito, i seguenti, le seguenti, il seguente, la seguente, quanto segue, questi sono, queste sono, vediamo, consideriamo',
    near: 'seguente, seguenti, come segue, di seguito, quanto segue, nel modo seguente, in questo modo, questi passi, questi passaggi, diverse opzioni, due opzioni, tre opzioni, diversi motivi, due motivi, tre motivi, così',
    ends: 'di, a, per, da, che, come segue, di seguito, qui sotto, seguente, seguenti, quanto segue, come ad esempio, ad esempio, per esempio, quali, come, ossia, cioè, vale a dire, tra cui, inclusi, incluse, così, sono, è, con, qui di seguito, sotto',
  },
  cited: 'passo, passi, passaggio, sezione, sezioni, punto, punti, parte, capitolo, paragrafo',
  roughly: "circa, approssimativamente, all’incirca, all'incirca",
  months:
    'gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre, gen, feb, mar, apr, mag, giu, lug, ago, set, ott, nov, dic',
  weekdays:
    'lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica, lun, mar, mer, gio, ven, sab, dom',
  partsOfTime:
    'fine, inizio, metà, fine di, inizio di, metà di, entro, entro fine, da, dal, fino a, verso, prima di, dopo, primavera, estate, autunno, inverno',
  headings: {
    decisions:
      'decisione, decisioni, decisioni prese, deliber*, risoluzion*, votazion*, accordi, cosa abbiamo deciso',
    actions:
      "azione, azioni, azioni da intraprendere, attività da svolgere, piano d'azione, da fare, compiti, todo*, cose da fare, chi fa cosa, misure, misure correttive, azioni correttive, incarichi",
    nextSteps:
      'prossimo passo, prossimi passi, passi successivi, i prossimi passi, prospettive, sviluppi futuri, lavori futuri, cosa succede ora, e adesso, prossima riunione, prossimo incontro',
    cause:
      'causa, cause, causa principale, causa radice, origine, perché è successo, cosa è andato storto, analisi delle cause, motivo, motivi, ragioni, fattori contribuenti',
    summary:
      "riassunto, sintesi, sommario esecutivo, in breve, in sintesi, panoramica, quadro generale, punti chiave, l'essenziale, abstract, a colpo d'occhio, riepilogo, punti salienti",
    conclusion:
      'conclusione, conclusioni, per concludere, bilancio, considerazioni finali, riflessioni finali, cosa ricordare, verdetto',
    background:
      "contesto, premessa, premesse, introduzione, antefatto, storia, situazione attuale, stato attuale, stato dell'arte, sfondo, punto di partenza, lavori correlati, cosa è successo, i fatti, inquadramento",
    motivation:
      "motivazione, motivazioni, giustificazione, perché, perché ora, scopo, casi d'uso, caso d'uso, finalità",
    problem:
      'problema, problemi, problematiche, sfida, sfide, difficoltà, il problema, ostacoli, criticità, bisogni',
    goals:
      'obiettivo, obiettivi, traguardi, non obiettivi, criteri di successo, ambito, missione, visione, mete',
    alternatives:
      'alternativa, alternative, opzione, opzioni, variante, varianti, confronto, pro e contro, vantaggi e svantaggi, altri approcci, alternative considerate, alternative valutate, soluzioni scartate, possibilità',
    recommendation:
      'raccomandazion*, proposta, proposte, soluzione proposta, suggeriment*, consigli, consiglio, la nostra proposta, buone pratiche',
    risks:
      'rischio, rischi, minacce, limiti, limitazion*, svantaggi, preoccupazioni, problemi noti, ostacoli, blocchi, criticità, avvertenze, rischi e mitigazioni, punti di attenzione',
    timeline:
      'cronologia, cronoprogramma, calendario, linea temporale, tempistiche, tempi, milestone, tappe, scadenze, tabella di marcia, roadmap, fasi, date chiave, pianificazione',
    results:
      'risultato, risultati, esiti, evidenze, valutazione, misurazion*, misure effettuate, prestazioni, metriche, indicatori, numeri, cifre, traguardi raggiunti, successi',
    impact:
      'impatto, impatti, effetti, conseguenze, ripercussioni, danni, utenti coinvolti, benefici, ricadute',
    budget:
      'budget, costo, costi, bilancio economico, finanze, finanziament*, spese, prezzi, prezzo, tariffe, investiment*, uso dei fondi, risorse, risorse necessarie, preventivo',
    lessons:
      'lezioni apprese, lezioni, cosa abbiamo imparato, insegnamenti, cosa ha funzionato, cosa non ha funzionato, cosa è andato bene, retrospettiva',
    openQuestions:
      'domande aperte, questioni aperte, punti aperti, questioni in sospeso, questioni irrisolte, da definire, da decidere, da chiarire, dubbi, domande',
    agenda: 'ordine del giorno, agenda, argomenti, temi, punti da discutere, programma, scaletta, odg',
    record: 'note, verbale, appunti, note della riunione, verbale della riunione',
    attendees:
      'partecipant*, presenti, assenti, presenze, assenti giustificati, intervenuti, convocati, membri presenti, membri assenti',
    contents: 'indice, contenuti, contenuto, sommario, in questa pagina',
    appendix: 'appendice, appendici, allegat*, materiale aggiuntivo, materiale supplementare, glossario',
    references:
      'riferiment*, bibliografia, fonti, link, link utili, link rilevanti, collegamenti, approfondimenti, vedi anche, per approfondire, risorse utili, note, letture consigliate, da leggere, per saperne di più, link correlati, link esterni, ulteriori risorse',
    license:
      "licenza, licenze, copyright, diritti d'autore, note legali, avvertenze legali, termini di utilizzo, condizioni d'uso",
    changelog:
      'registro delle modifiche, storico delle modifiche, cronologia delle versioni, cronologia delle modifiche, note di rilascio, modifiche, novità, versioni, storico versioni',
    acknowledgements:
      "ringraziament*, grazie, crediti, riconoscimenti, contributori, contribuire, sponsor, sostenitori, collaboratori, manutentori, autori, menzioni d'onore, con il sostegno di, i nostri sponsor",
  },
  fields: {
    title:
      'titolo, nome, oggetto, argomento, tema, nome del progetto, progetto, riunione, titolo del documento, funzionalità, denominazione',
    author:
      'autore, autori, autrice, redatto da, scritto da, preparato da, a cura di, da, presentato da, proposto da, proponente, relator*, contatto, contatti, segretari*, creato da, verbalizzante, verbale a cura di, estensore, richiedente',
    owner:
      'responsabil*, chi, assegnat*, assegnato a, incaricat*, titolare, referente, proprietario, persona, a carico di, coordinator*, squadra, team, capo progetto',
    date: "data, giorno, quando, ora, data e ora, creato, creato il, aggiornato, aggiornato il, ultimo aggiornamento, ultima modifica, modificato, pubblicato, data della riunione, data dell'incidente, anno, mese, trimestre, periodo, orario, ultima revisione, prossima revisione",
    start: 'inizio, data di inizio, data inizio, avvio, da quando, a partire da, dal, partenza',
    due: 'scadenz*, entro, entro il, entro quando, data di scadenza, termine, data di consegna, consegna, fine, data di fine, data fine, data prevista, obiettivo temporale, limite',
    status: 'stato, avanzamento, fase, esito, stato di avanzamento, situazione, fatto',
    version: 'versione, revisione, edizione, bozza, rev',
    id: 'numero, n, n., nr, num, id, identificativo, codice, riferimento, rif, ticket, pratica, protocollo, voce',
    reviewers:
      'revisor*, revisore, revisionato da, approvato da, approvazione, verificato da, validato da, firma, firme, approvator*, parti interessate, visto',
    attendees:
      'partecipant*, presenti, assenti, invitat*, convocat*, presidente, presiede, moderator*, persone, destinatar*, per conoscenza, giustificati',
    location: 'luogo, dove, sede, sala, indirizzo, città, ufficio, paese, regione, aula',
    priority: 'priorità, prio, urgenza, importanza, gravità, livello, criticità, impatto, probabilità',
    task: 'attività, azione, azioni, compito, compiti, cosa, passo, passi, descrizione, da fare, misura, punto, voce, prossimo passo, risultato atteso, tappa, argomenti',
    cost: 'costo, costi, prezzo, importo, budget, totale, somma, spesa, spese, valore, stima, tariffa',
    category:
      'categori*, tipo, tipologia, etichett*, parole chiave, area, component*, classificazione, reparto, gruppo, classe, riservatezza',
    link: 'link, url, collegament*, sito, sito web, fonte, repository, discussione, vedi anche, pagina',
  },
  callouts: {
    note: 'nota',
    tip: 'suggerimento, consiglio',
    important: 'importante',
    warning: 'attenzione, avvertenza',
    caution: 'cautela, pericolo',
  },
  leftovers:
    "da fare, nessun argomento, nessun tema, nessuno, nessuno in particolare, nessuna in particolare, niente in particolare, nulla in particolare, niente di particolare, nulla di particolare, niente per ora, nulla per ora, ancora niente, ancora nulla, nessuno noto, nessuna nota, nessun problema noto, nessun rischio noto, nessuna limitazione nota, nessuna, nessun, niente, nulla, nulla da segnalare, niente da segnalare, non applicabile, non pertinente, n/a, n.a, n.d, nd, non disponibile, da definire, da determinare, da stabilire, da completare, da compilare, da confermare, da aggiungere, da scrivere, da fare, in corso, in corso di stesura, in attesa, in lavorazione, prossimamente, in arrivo, sconosciuto, sconosciuta, vuoto, ignoto, nessuno al momento, nessuna al momento, al momento nessuno, per ora nessuno, non ancora, vedi sopra, come sopra, idem, testo qui, inserire testo, inserire qui, nessun commento, nessuna osservazione, segnaposto, in preparazione, nessuna domanda, nessuna novità, niente di nuovo, nient'altro, nessun annuncio, niente da riferire",
  ofSection:
    'questa sezione descrive, questa sezione spiega, questa sezione contiene, questa sezione deve, questa sezione presenta, questa sezione elenca, questo capitolo descrive, questo paragrafo descrive, in questa sezione si, in questa sezione vengono',
  signOff:
    "cordiali saluti, distinti saluti, saluti, un saluto, un caro saluto, i migliori saluti, cordialmente, in fede, con i migliori saluti, un abbraccio, a presto, alla prossima, ci vediamo, buona giornata, buon lavoro, buona lettura, buon fine settimana, buona serata, grazie, grazie mille, molte grazie, tante grazie, grazie a tutti, grazie per l'attenzione, grazie per la vostra attenzione, grazie per aver letto, grazie della lettura, la seduta è tolta, la riunione si chiude, la riunione termina, fine della riunione, firmato, il team, resto a disposizione, restiamo a disposizione, non esitate a, letto approvato e sottoscritto",
  thanks:
    'a cura di, immagine di copertina, illustrazione di, illustrazioni di, pubblicato originariamente, grazie a tutti, grazie a tutte, grazie per, grazie anche, grazie mille, molte grazie, un grazie, un ringraziamento, un grande grazie, i nostri ringraziamenti, ringraziamenti a, ringraziamo, si ringrazia, si ringraziano, ringrazio, vogliamo ringraziare, desideriamo ringraziare, vorrei ringraziare, vorremmo ringraziare, questo progetto è sostenuto da, questo lavoro è stato finanziato da',
  sequence:
    'poi, dopo, quindi, in seguito, infine, prima di tutto, una volta, appena, ripetere, passo, passaggio, passaggi, finché',
  unordered:
    'uno dei seguenti, una delle seguenti, due modi, tre modi, diversi modi, modi per, modi di, opzione, opzioni, alternativa, alternative, scegliere tra, ragioni, motivi, domande, requisiti, criteri, principi, esempi, tipi di, differenze, vantaggi, svantaggi, obiettivi, rischi, problemi, caratteristiche, risultati',
  warns: {
    always:
      'non dimenticare, non dimenticate, non deve, non devono, non si deve, in nessun caso, per nessun motivo',
    loud: 'non, mai, attenzione',
  },
  replaces: {
    anywhere:
      'invece, al suo posto, diventa, può essere scritto, si può scrivere, sostituire con, è sostituito da, sostituiscilo con, dopo la modifica, con questa modifica, con questa proposta',
    alone: 'dopo, nuovo, nuova versione, ora',
  },
  moved: {
    what: 'repository, pagina, pagine, documento, documenti, documentazione, progetto, progetti, pacchetto, libreria, wiki, sito, articolo, file, guida, contenuti',
    gone: 'è stato spostato, è stata spostata, sono stati spostati, sono state spostate, si è trasferit*, è stato archiviato, è stata archiviata, sono stati archiviati, è archiviat*, nuovo indirizzo, nuova posizione, nuova sede, ora si trova, ora si trovano, è ora mantenut*, è stato migrato',
  },
  elsewhere: {
    here: 'qui, questo link, questa pagina, link, questo repository, questo documento, questo video',
    always:
      "vedi, vedi anche, vedere anche, si veda, si vedano, cfr., per maggiori informazioni, per ulteriori informazioni, per maggiori dettagli, per ulteriori dettagli, per saperne di più, per approfondire, maggiori informazioni, ulteriori informazioni, maggiori dettagli, ulteriori dettagli, leggi di più, leggi anche, scopri di più, si rimanda a, si faccia riferimento, fare riferimento, fai riferimento, dai un'occhiata, dare un'occhiata, la documentazione completa, l'elenco completo si trova",
    withAddress:
      'vedere, consulta, consultare, visita, visitate, leggi, leggete, vai a, vai su, trovi, trovate, puoi trovare, la documentazione, documentazione, esempi, segui, unisciti',
    except: 'vedere se, vedere come, vedi se',
  },
};

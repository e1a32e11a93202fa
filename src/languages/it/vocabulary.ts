import type { Vocabulary } from '../vocabulary.ts';

export const vocabulary: Vocabulary = {
  subjects: {
    context: [
      'Contesto',
      'dove siamo oggi',
      'contesto, introduzione, premessa, motivazione, panoramica, situazione, stato attuale, perché ora',
    ],
    problem: [
      'Problema',
      'che cosa non va, e per chi',
      'problema, sfida, difficoltà, ostacolo, criticità, lacuna, bisogno, esigenza',
    ],
    solution: [
      'Soluzione',
      'che cosa facciamo',
      'soluzione, approccio, la nostra risposta, proposta, cosa facciamo, prodotto',
    ],
    market: [
      'Mercato',
      'chi compra, e quanti sono',
      'mercato, opportunità, cliente, clienti, pubblico, segmento, domanda, settore, crescita',
    ],
    competition: [
      'Concorrenza',
      'chi altro ci prova, e che cosa ci distingue',
      'concorrenza, concorrente, differenziazione, posizionamento, vantaggio competitivo',
    ],
    proof: [
      'Prove',
      'che cosa mostra che funziona',
      'prova, trazione, testimonianza, referenza, pilota, validazione, caso di successo, evidenza',
    ],
    team: [
      'Squadra',
      'chi c’è dietro',
      'squadra, team, fondatore, chi siamo, persone, organizzazione, ruoli',
    ],
    ask: [
      'La nostra richiesta',
      'che cosa chiediamo',
      'richiesta, finanziamento, investimento, raccolta, round, uso dei fondi, chiediamo, approvazione',
    ],
    vision: [
      'Obiettivo',
      'dove vogliamo arrivare',
      'obiettivo, obiettivi, visione, missione, scopo, ambizione, traguardo',
    ],
    features: [
      'Funzioni',
      'che cosa sa fare',
      'funzione, funzionalità, caratteristica, caratteristiche, capacità, novità, in sintesi',
    ],
    howItWorks: [
      'Come funziona',
      'che cosa succede dentro',
      'come funziona, funzionamento, architettura, progettazione, tecnologia, componente, sistema, modello dei dati, interfaccia',
    ],
    demo: ['Dimostrazione', 'che aspetto ha', 'dimostrazione, demo, esempio, esempi, schermata, anteprima'],
    useCases: [
      'Casi d’uso',
      'a che cosa serve',
      'caso d’uso, casi d’uso, scenario, applicazione, chi lo usa',
    ],
    benefits: [
      'Vantaggi',
      'che cosa ci si guadagna',
      'vantaggio, vantaggi, beneficio, benefici, valore, risparmio, perché noi, ritorno',
    ],
    pricing: [
      'Prezzi',
      'quanto costa',
      'prezzo, prezzi, tariffa, abbonamento, pacchetto, offerta, preventivo, listino',
    ],
    cost: [
      'Budget',
      'quanto ci costa',
      'budget, costo, costi, finanze, spesa, spese, impegno, risorse, bilancio',
    ],
    plan: [
      'Piano',
      'che cosa succede, e quando',
      'piano, tabella di marcia, calendario, cronoprogramma, tappa, scadenza, fasi, rilascio, migrazione',
    ],
    scope: [
      'Ambito',
      'che cosa è compreso, e che cosa no',
      'ambito, perimetro, consegna, requisito, requisiti, fuori ambito, specifiche',
    ],
    options: [
      'Opzioni',
      'che cosa potremmo fare invece',
      'opzione, opzioni, alternativa, alternative, confronto, pro e contro, varianti',
    ],
    risks: [
      'Rischi',
      'che cosa potrebbe andare storto',
      'rischio, rischi, minaccia, mitigazione, timore, limite, dipendenza, domanda aperta, sicurezza',
    ],
    nextSteps: [
      'Prossimi passi',
      'che cosa fare adesso',
      'prossimi passi, azione, azioni, da fare, invito all’azione, prospettive',
    ],
    question: [
      'Domanda',
      'che cosa volevamo sapere',
      'domanda di ricerca, ipotesi, quesito, riassunto dello studio, oggetto dello studio',
    ],
    relatedWork: [
      'Stato dell’arte',
      'che cosa si sapeva prima',
      'stato dell’arte, lavori correlati, letteratura, studi precedenti, teoria',
    ],
    method: [
      'Metodo',
      'come l’abbiamo scoperto',
      'metodo, metodologia, esperimento, dati, campione, procedura, disegno dello studio',
    ],
    results: [
      'Risultati',
      'che cosa abbiamo trovato',
      'risultato, risultati, esito, analisi, misurazione, prestazioni',
    ],
    discussion: [
      'Discussione',
      'che cosa significa, e che cosa no',
      'discussione, interpretazione, implicazione, limiti',
    ],
    conclusion: [
      'Conclusione',
      'che cosa ricordare',
      'conclusione, conclusioni, sintesi, riepilogo, lezioni, raccomandazione',
    ],
    prerequisites: [
      'Prima di iniziare',
      'che cosa serve',
      'prerequisito, prerequisiti, prima di iniziare, cosa serve, compatibilità',
    ],
    gettingStarted: [
      'Primi passi',
      'i primi minuti',
      'primi passi, avvio rapido, installazione, installare, configurazione iniziale, scaricare',
    ],
    steps: [
      'Passo per passo',
      'come si fa',
      'passo per passo, uso, utilizzo, istruzioni, procedura, come usare, tutorial',
    ],
    reference: [
      'Riferimento',
      'i dettagli da consultare',
      'riferimento, api, opzioni, configurazione, comando, parametro, sintassi, impostazioni',
    ],
    troubleshooting: [
      'Risoluzione dei problemi',
      'che cosa fare quando non va',
      'risoluzione dei problemi, domande frequenti, faq, problemi noti, errore, errori, aiuto',
    ],
    status: [
      'A che punto siamo',
      'che cosa è successo dall’ultima volta',
      'stato, avanzamento, progresso, bilancio, retrospettiva, il trimestre, resoconto',
    ],
    figures: [
      'Numeri',
      'i numeri che contano',
      'numeri, cifre, indicatore, ricavi, fatturato, vendite, statistica, kpi, metrica',
    ],
    items: [
      'Argomenti',
      'di che cosa parlare',
      'argomento, argomenti, ordine del giorno, punto da discutere, temi',
    ],
    decisions: [
      'Decisioni',
      'che cosa decidere',
      'decisione, decisioni, decidere, delibera, voto, approvazione',
    ],
    profile: ['Profilo', 'chi è', 'chi sono, profilo, biografia, percorso, presentazione, esperienza'],
    skills: [
      'Competenze',
      'che cosa sappiamo fare',
      'competenza, competenze, servizio, servizi, specialità, punti di forza, strumenti',
    ],
    works: [
      'Lavori',
      'che cosa è stato fatto',
      'lavoro, lavori, progetto, progetti, portfolio, caso di studio, selezione, clienti, pubblicazione, mostra',
    ],
    contact: ['Contatti', 'dove trovarci', 'contatto, contatti, scrivici, posta, indirizzo'],
  },
  narratives: {
    Pitch: 'pitch, investitore, investitori, startup, raccolta fondi, capitale di rischio, finanziatori',
    Showcase: 'lancio, presentazione del prodotto, dimostrazione, novità, vetrina, libreria software',
    Sales: 'vendita, vendite, acquirente, cliente potenziale, offerta commerciale',
    Proposal: 'proposta, progetto tecnico, gara, bando, richiesta di finanziamento, studio di fattibilità',
    Research: 'ricerca, studio, tesi, esperimento, sondaggio, ipotesi, scientifico, articolo',
    Guide:
      'guida, tutorial, manuale, come fare, formazione, corso, laboratorio, documentazione, inserimento, installazione, installare',
    Meeting:
      'riunione, verbale, trimestre, trimestrale, rapporto di avanzamento, settimanale, mensile, retrospettiva, consiglio, resoconto',
    Portfolio:
      'portfolio, curriculum, i miei lavori, i nostri lavori, agenzia, libero professionista, chi sono',
  },
};

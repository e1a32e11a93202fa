import type { Cues } from '../cues.ts';

export const cues: Cues = {
  roles: {
    decision: [
      "nous avons décidé, il a été décidé, a été décidé, on a décidé, avons décidé, a décidé, ont décidé, décision*, nous avons convenu, il a été convenu, convenu de, convenu que, il est convenu, d'un commun accord, nous sommes d'accord, s'accord*, se sont accordé*, se sont mis d'accord, nous nous sommes mis d'accord, approuvé*, a été approuvé*, adopté*, à l'unanimité, validé*, a été validé*, voté, vote favorable, nous retenons, a été retenu*, retenu*, nous avons choisi, avons choisi, le choix s'est porté, choix retenu, nous optons pour, avons opté pour, opté pour, nous allons utiliser, nous partons sur, on part sur, tranché, a tranché, entériné*, acté, il est acté, feu vert, rejeté*, écarté*, nous renonçons, a été refusé*, nous gardons, nous conservons",
      'décid*, accord, choisi*, accepté*, confirmé*, sélectionné*, résolu*, reporté* à, retient',
    ],
    ask: [
      "nous demandons, je vous invite à, je vous demande, je vous encourage à, je t'invite à, nous vous encourageons à, je demande, demandons au, nous sollicitons, sollicit*, demande de financement, demande d'approbation, demande de budget, demande d'autorisation, nous avons besoin de votre, besoin de votre accord, besoin d'une décision, décision attendue, décision à prendre, décision demandée, décision requise, à approuver, pour approbation, pour validation, merci d'approuver, merci de valider, merci de confirmer, merci de bien vouloir, veuillez approuver, veuillez confirmer, veuillez valider, budget de, un budget de, enveloppe de, financement de, nous levons, nous cherchons à lever, levée de fonds, nous cherchons, nous recherchons, nous recherchons un financement, votre soutien, votre accord, votre avis, vos retours, appel à, nous vous prions, nous vous invitons à, nous proposons au conseil de",
      'veuillez, merci de, demande*, financement, nous avons besoin, approbation, autorisation',
    ],
    cause: [
      "à cause de, à cause du, à cause des, à cause d'un*, en raison de, en raison du, en raison des, en raison d'un*, cause racine, causes racines, cause profonde, causes profondes, cause principale, la cause, les causes, causé* par, a été causé*, a causé, dû à, due à, dus à, dues à, dû au, due au, dû aux, due aux, provoqué* par, provoqué*, a provoqué, ont provoqué, la raison est, la raison en est, la raison pour laquelle, la raison principale, parce que, parce qu'*, du fait de, du fait que, du fait d'un*, grâce à, grâce au, grâce aux, suite à, à la suite de, à la suite d'un*, déclenché* par, déclencheur, s'explique par, expliqué* par, provient de, provenait de, vient de ce que, résulte de, résulte d'un*, découle de, imputable*, attribué* à, a entraîné, ont entraîné, entraîne, a conduit à, a mené à, est à l'origine, à l'origine de, faute de",
      'car, puisque, cause*, raison*, étant donné, pourquoi, comme',
    ],
    result: [
      "en conséquence, résultat :, le résultat, les résultats montrent, les résultats, résultats montrent, il en résulte, a permis de, ont permis de, a augmenté, ont augmenté, augmenté de, augmentation de, a baissé, ont baissé, baissé de, en baisse de, en hausse de, a diminué, ont diminué, diminué de, diminution de, réduit de, a réduit, réduction de, amélioré de, a amélioré, s'est amélioré*, amélioration de, est passé* de, sont passés de, est passé* à, passe de, progressé de, a progressé, a chuté, chute de, nous avons constaté, avons constaté, on constate, nous constatons, nous avons mesuré, avons mesuré, mesuré*, nous avons observé, on observe, observé*, nous avons obtenu, obtenu*, nous avons atteint, atteint, a atteint, dépassé, a dépassé, doublé, a doublé, triplé, divisé par, multiplié par, fois plus rapide*, fois plus, points de pourcentage, pour cent, en moyenne, par rapport à l'an, par rapport à, économisé, gain de, montre que, montrent que, démontre que",
      'résultat*, amélior*, augment*, rédui*, hausse, baisse, croissance, livré*, plus rapide*, gagné, progress*',
    ],
    risk: [
      "risque*, risquer*, risquons, menace*, danger*, bloqué* par, bloquant*, point* de blocage, pourrait échouer, pourraient échouer, peut échouer, pourrait casser, pourrait être retardé, pourrait prendre du retard, au pire, dans le pire des cas, inquiétude*, préoccup*, inquiét*, vulnérab*, faille*, point de défaillance, mettre en péril, met en péril, compromet*, goulot d'étranglement, retard possible, ne sera pas prêt*, alerte",
      'problème*, retard*, incertain*, incertitude*, échec*, dépend de, dépendance*, difficulté*, obstacle*',
    ],
    action: [
      "à faire, à réaliser, action*, action à mener, actions à mener, plan d'action, prochaine étape, prochaines étapes, responsable :, responsable:, échéance*, date limite, pour le, avant le, d'ici le, d'ici la fin, d'ici fin, d'ici lundi, d'ici mardi, d'ici mercredi, d'ici jeudi, d'ici vendredi, avant vendredi, avant lundi, avant la fin, au plus tard, est chargé* de, sont chargés de, se charge de, s'occupe de, s'en occupe, prend en charge, est responsable de, doit préparer, doit envoyer, doit rédiger, doit vérifier, va préparer, va envoyer, va rédiger, va vérifier, va contacter, va organiser, va mettre, prépare, enverra, préparera, rédigera, vérifiera, contactera, organisera, reste à faire, il reste à, à envoyer, à préparer, à vérifier, à valider, à rédiger, à planifier, à relancer, relancer, assigné* à, affecté* à, à traiter, tâche*, pilote :",
      'responsable*, doit, doivent, va, vont, délai*, fera',
    ],
    conclusion: [
      "la prochaine fois, en conclusion, pour conclure, nous concluons, on peut conclure, la conclusion est, notre conclusion, en résumé, pour résumer, en bref, bref, en somme, au final, finalement, dans l'ensemble, globalement, tout compte fait, en fin de compte, en définitive, ainsi donc, par conséquent, donc, c'est pourquoi, ce qu'il faut retenir, à retenir, il faut retenir, l'essentiel, l'essentiel est, la leçon, les leçons, nous avons appris, autrement dit, en d'autres termes, cela signifie que, il s'ensuit que, le plus important, surtout, point clé, points clés, bilan",
      'ainsi, enfin, essentiel*, principal*, important*, clé*, crucial*',
    ],
    recommendation: [
      'nous recommandons, je recommande, recommand*, il est recommandé, nous proposons, je propose, il est proposé, proposition est, notre proposition, la proposition, nous suggérons, je suggère, suggér*, nous conseillons, conseill*, il est conseillé, préconis*, nous préconisons, il convient de, il conviendrait, il serait préférable, il est préférable, mieux vaut, il vaut mieux, nous devrions, on devrait, il faudrait, bonne pratique, bonnes pratiques, privilégi*, nous préférons, éviter, évitez, veillez à, pensez à, il est souhaitable, nous invitons',
      'devrait, devraient, devrions, il faut, proposition*, propos*, pourrait, pourrions, préfér*',
    ],
    rule: [
      "doit, doivent, devez, devons, il faut que, obligatoire, obligatoires, obligatoirement, impératif, impérative, impérativement, est requis, est requise, sont requis, sont requises, est exigé, est exigée, est indispensable, sont indispensables, il est essentiel, il est vital, il est crucial, n'est plus, ne sont plus, n'accepte plus, ne peut plus, ne peuvent plus, ne fonctionne plus, plus possible, par défaut, est interdit, est interdite, sont interdits, sont interdites, interdit de, n'est pas autorisé, n'est pas autorisée, ne sont pas autorisés, a été supprimé, a été supprimée, ont été supprimés, ont été supprimées, n'est pas nécessaire, ne sont pas nécessaires, n'est pas obligatoire, est facultatif, est facultative, est optionnel",
      'vous pouvez, tu peux, pouvez vous, nécessaire, nécessaires, requis, requise, interdit, toujours, jamais, au moins, au maximum',
    ],
    question: [
      "question* ouverte*, question* en suspens, point* ouvert*, point* en suspens, reste à décider, reste à définir, reste à déterminer, reste à savoir, reste à trancher, restent à définir, reste à clarifier, à clarifier, à préciser, à déterminer, à définir, à décider, à trancher, à confirmer, pas encore décidé, n'a pas été décidé, n'est pas encore décidé*, pas encore tranché, aucune décision, pas de décision, pas encore de décision, non résolu*, non tranché*, reste ouvert*, restent ouvert*, reste à voir, en suspens, pas clair, n'est pas clair, peu clair, on ne sait pas, nous ne savons pas, la question est, la question se pose, se pose la question, la question de savoir, faut-il, devons-nous, doit-on, que se passe-t-il si, qui va, qui se charge, comment faire pour",
      'question*, inconnu*, savoir si, si oui ou non',
    ],
    caveat: [
      "attention, à noter, à noter que, notez que, notons que, il faut noter, il convient de noter, toutefois, cependant, néanmoins, pourtant, limite*, limitation*, sous réserve, réserve*, ne s'applique pas, ne s'applique qu'*, uniquement si, seulement si, sauf, sauf si, à l'exception, exception*, hormis, à condition que, à condition de, pas pris* en charge, non pris* en charge, ne fonctionne pas, ne prend pas en charge, sans garantie, non garanti*, obsolète*, déprécié*, expérimental*, inconvénient*, à moins que, cela ne veut pas dire, ne signifie pas, problème* connu*, mise en garde, avertissement*",
      'mais, bien que, quoique, seulement, pas forcément, pas nécessairement',
    ],
    narration: [
      "puis nous, puis on, ensuite, après cela, après quoi, d'abord, tout d'abord, au début, au départ, c'était, il y avait, il y a eu, ce jour-là, ce matin-là, dans la matinée, dans l'après-midi, en fin de journée, le soir, au déjeuner, pendant le déjeuner, après le déjeuner, avant le déjeuner, déjeuner, pause café, café, dîner, météo, la discussion a été, discussion a été, discussion longue, longue discussion, discussion animée, longuement discuté, nous avons discuté, a été discuté*, on a discuté, nous avons parlé, avons parlé de, on a parlé, échanges nourris, tour de table, la séance est ouverte, ouvre la séance, a ouvert la séance, la réunion a commencé, la réunion commence, début de la réunion, la séance est levée, séance levée, lève la séance, fin de la réunion, souhaite la bienvenue, bienvenue, est arrivé* en retard, arrivé* en retard, a rejoint la réunion, a quitté la réunion, est parti*, a appelé, a téléphoné, nous a dit, a raconté, a dit que, a mentionné, a indiqué que, remercie, a remercié, remercie les participants, merci à tous, merci à, excusé*, procès-verbal de la dernière, compte rendu précédent, compte rendu approuvé, ordre du jour adopté, je me souviens, j'étais, nous étions, quand je, lorsque j'ai, un jour, il y a quelques années, il y a longtemps, l'été dernier, j'ai commencé, à vrai dire, comme vous le savez, comme chacun sait, dans cet article, dans ce billet, dans cette section, dans ce chapitre, voyons ensemble, jetons un œil, sans plus attendre, vers minuit, anecdote, cette section décrit, cette section explique, cette section présente, ce document décrit, ce document explique, ce chapitre décrit, cet article décrit, cette page décrit, cette page présente, ce guide décrit, ce guide explique, les sections suivantes, pour plus d'informations, pour plus de détails, pour en savoir plus, plus d'informations sur, voir aussi, voir ci-dessous, voir ci-dessus, contribution de, lisez la suite, poursuivez la lecture, essayez-le, allez-y, amusez-vous, c'est parti, commençons, restez à l'écoute, jetez un œil, jetez un coup d'œil",
      'puis, alors, plus tard, entre-temps, avait, était, disait, merci, bonjour',
    ],
  },
  pointsBack: {
    openers:
      "la motion est, la motion a été, la proposition est adoptée, la proposition a été adoptée, la résolution est adoptée, la résolution a été adoptée, adopté à l'unanimité, adoptée à l'unanimité, approuvé à l'unanimité, approuvée à l'unanimité, notez que ce, notez que cela, notez que ces, notez que cette, notez qu'il, à noter que ces, à noter que cette, à noter que cela, cela, ceci, ça, c'est, c'était, ce sont, ce n'est, ce, cet, cette, ces, celui-ci, celle-ci, ceux-ci, celles-ci, celui-là, celle-là, celui, celle, ceux, celles, il, elle, ils, elles, lui, leur, leurs, son, sa, ses, y, tel, telle, tels, telles, de tels, de telles, un tel, une telle, ce dernier, cette dernière, ces derniers, ces dernières, le premier, la première, le second, la seconde, l'autre, les autres, les deux, tous deux, le même, la même, les mêmes, l'un d'eux, l'une d'elles, certains d'entre eux, certaines d'entre elles, chacun d'eux, chacun, chacune, aucun d'eux, cependant, toutefois, néanmoins, pourtant, or, mais, et, ou, donc, car, ainsi, alors, puis, ensuite, aussi, également, de plus, en outre, par ailleurs, de même, en effet, en revanche, au contraire, à l'inverse, par contre, d'autre part, d'un autre côté, sinon, autrement, autrement dit, en d'autres termes, par conséquent, en conséquence, c'est pourquoi, pour cette raison, pour ces raisons, pour cela, à cet effet, à cette fin, de cette façon, de cette manière, de ce fait, dès lors, dans ce cas, dans ces cas, dans ces conditions, là, là-dessus, ici, après cela, avant cela, depuis, à ce stade, à ce moment, entre-temps, enfin, finalement, comme indiqué, comme mentionné, comme dit, comme ci-dessus, comme vu, ci-dessus, ce qui, ce que, qui, que, dont, où, lequel, laquelle, lesquels, lesquelles, par exemple, notamment, malgré cela, malgré tout, bref, en bref, d'ailleurs, à nouveau, au lieu de cela, si cela, si c'est, si elle, si elles, s'il, s'ils, quand cela, lorsque cela, une fois cela, parce que cela, bien que cela, avec cela, pour ce faire, pour y parvenir, dans ces cas-là, dans un tel cas, dans de tels cas, dans les deux cas, dans tous les cas, tous les trois, les trois, toutes ces, tous ces, la première option, la seconde option, la deuxième option, les autres options, le reste, à part cela, la plupart d'entre eux, la plupart d'entre elles, beaucoup d'entre eux, cela dit, ceci dit, en fait, de fait, effectivement, en particulier, plus précisément, concrètement, bien sûr, bien entendu, après tout, en réalité, de la même manière, de la même façon, en définitive",
    except:
      "ce document, cette page, cet article, cette proposition, ce rapport, ce guide, ce chapitre, cette thèse, cette étude, ce travail, ce projet, ce paquet, cette bibliothèque, ce plan, cette présentation, ce billet, ce tutoriel, cette section, cette version, ce dépôt, ce module, cet outil, cette semaine, ce mois, ce mois-ci, cette année, ce trimestre, cette fois, ce matin, il y a, il y avait, il y aura, il faut, il faudra, il faudrait, il convient, il est important, il est possible, il est nécessaire, il est recommandé, il est prévu, il est proposé, il s'agit de, il reste, il manque, il est interdit, il suffit, ce qu'il faut, ce que nous, ce qui compte, ce qui change, ce qui a, et après, où en, où trouver, où sommes, que faire, que se passe, qui fait, qui est, qui sommes, ici on, les deux parties, depuis janvier, depuis février, depuis mars, depuis avril, depuis mai, depuis juin, depuis juillet, depuis août, depuis septembre, depuis octobre, depuis novembre, depuis décembre, depuis un, depuis une, depuis deux, depuis trois, depuis plus, depuis quelques, depuis peu, depuis longtemps, depuis hier, depuis notre, depuis nos, depuis que, depuis le, depuis la, depuis les, depuis 20*, depuis 19*, aussi bien, notamment grâce, dès lors que, alors que, ainsi que, donc pas",
    ofHeading: "c'est, c'était, ce sont, cela, ceci, cet, cette, ces, il, elle, ils, elles, dans ce cas",
  },
  leans: 'ce, cet, cette, ces, cela, ceci, aussi, également, ci-dessus, susmentionné*, précité*',
  conditions:
    "si, s'il, s'ils, s'elle, s'elles, au cas où, à condition que, dans le cas où, tant que, à moins que",
  leadIn: {
    opens: 'voici, voilà, ci-dessous, ci-après, les suivant*, ce sont, considérons, prenons',
    near: 'suivant, suivante, suivants, suivantes, comme suit, ci-dessous, ci-après, de la façon suivante, de la manière suivante, ces étapes, plusieurs options, deux options, trois options, plusieurs raisons, deux raisons, trois raisons, ressemble à, comme ceci',
    ends: "de, à, que, pour, par, des, du, comme suit, ci-dessous, ci-après, suivant, suivante, suivants, suivantes, tels que, telles que, tel que, telle que, par exemple, notamment, comme ceci, à savoir, c'est-à-dire, sont, est, avec, soit, y compris, comme, plus bas",
  },
  cited: 'étape, étapes, section, sections, point, points, partie, chapitre, paragraphe',
  roughly: 'environ, à peu près, près de',
  months:
    'janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre, janv, févr, avr, juil, sept, oct, nov, déc',
  weekdays: 'lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, lun, mar, mer, jeu, ven, sam, dim',
  partsOfTime:
    "fin, début, mi, courant, à partir de, à partir du, dès, avant, après, vers, d'ici, d'ici fin, jusqu'à, jusqu'en, printemps, été, automne, hiver",
  headings: {
    decisions:
      'décision*, décidé, décisions prises, résolution*, relevé de décisions, votes, délibération*, accords, points actés',
    actions:
      "action*, actions à mener, plan d'action, plan d'actions, à faire, tâche*, todo*, qui fait quoi, suivi, mesures correctives, actions correctives, mesures",
    nextSteps:
      'prochaine étape, prochaines étapes, étapes suivantes, suite, la suite, et après, perspectives, suites à donner, travaux futurs, et maintenant, prochaine réunion, prochaine rencontre',
    cause:
      "cause*, cause racine, causes racines, cause profonde, origine, origine de la panne, pourquoi c'est arrivé, analyse des causes, raison*, facteurs contributifs, ce qui s'est mal passé",
    summary:
      "résumé, synthèse, en bref, en résumé, aperçu, vue d'ensemble, points clés, l'essentiel, abstract, présentation générale, sommaire exécutif, résumé exécutif, en un coup d'œil, faits marquants, à retenir",
    conclusion:
      "conclusion*, pour conclure, bilan, mot de la fin, ce qu'il faut retenir, en conclusion, remarques finales, verdict",
    background:
      "contexte, historique, introduction, situation actuelle, état actuel, état des lieux, état de l'art, rappel, rappels, arrière-plan, point de départ, travaux connexes, que s'est-il passé, les faits, préambule",
    motivation:
      "motivation*, justification, pourquoi, pourquoi maintenant, raison d'être, cas d'usage, cas d'utilisation, finalité, enjeux",
    problem: 'problème*, problématique*, défi*, difficulté*, constat, le problème, obstacles',
    goals:
      'objectif*, but, buts, non-objectifs, cible*, ambition*, critères de succès, mission, périmètre, vision, finalités',
    alternatives:
      'alternative*, option*, variante*, comparaison, comparatif, avantages et inconvénients, autres approches, solutions envisagées, options envisagées, pistes écartées, scénarios, compromis',
    recommendation:
      'recommandation*, préconisation*, proposition*, suggestion*, solution proposée, notre proposition, conseils, bonnes pratiques',
    risks:
      "risque*, menace*, limite*, limitation*, inconvénient*, points de vigilance, points d'attention, problèmes connus, obstacles, préoccupations, freins, risques et mesures, pièges, blocages",
    timeline:
      'calendrier, chronologie, planning, échéancier, jalons, feuille de route, déroulement, étapes, dates clés, frise, phases, fil des événements, échéances',
    results:
      "résultat*, constats, conclusions de l'étude, évaluation, mesure*, analyse des résultats, performances, indicateurs, chiffres, chiffres clés, réalisations, succès",
    impact: 'impact*, conséquence*, effet*, retombées, dégâts, personnes touchées, bénéfices, répercussions',
    budget:
      'budget, coût*, finances, financement, dépenses, tarifs, prix, montant, besoins financiers, plan de financement, investissement*, trésorerie, moyens',
    lessons:
      "leçon*, enseignement*, leçons apprises, retour d'expérience, rex, ce que nous avons appris, ce qui a bien marché, ce qui a bien fonctionné, ce qui n'a pas marché, rétrospective, apprentissages",
    openQuestions:
      'question* ouverte*, question* en suspens, points ouverts, points en suspens, non résolu*, à clarifier, à décider, reste à définir, questions, interrogations',
    agenda: 'ordre du jour, agenda, programme, sujets, points à discuter, points abordés, déroulé',
    record: 'notes, compte rendu, procès verbal, notes de réunion, compte rendu de la réunion',
    attendees:
      'participant*, présent*, présents, absents, excusés, personnes présentes, étaient présents, présence, présences, liste de présence, membres présents, membres excusés, membres absents',
    contents: 'sommaire, table des matières, contenu, index, sur cette page, plan',
    appendix:
      'annexe*, appendice*, complément*, pièces jointes, documents joints, glossaire, matériel supplémentaire',
    references:
      'référence*, bibliographie, sources, liens, liens utiles, liens pertinents, pour aller plus loin, voir aussi, lectures complémentaires, notes de bas de page, ressources, sitographie, à lire, à lire aussi, lectures recommandées, lectures suggérées, en savoir plus, liens connexes, liens externes',
    license:
      "licence*, droits d'auteur, mentions légales, copyright, conditions d'utilisation, avertissement",
    changelog:
      'journal des modifications, historique des versions, historique des modifications, notes de version, changements, modifications, nouveautés, versions, suivi des versions',
    acknowledgements:
      'remerciement*, merci, crédits, contributeurs, contribuer, soutiens, sponsors, mécènes, collaborateurs, mainteneurs, auteurs, mentions honorables, avec le soutien de, nos sponsors, nos mécènes',
  },
  fields: {
    title:
      'titre, nom, objet, sujet, thème, nom du projet, projet, intitulé, réunion, titre du document, fonctionnalité, dossier',
    author:
      'auteur*, autrice*, rédigé par, rédacteur*, rédactrice*, par, préparé par, établi par, proposé par, présenté par, intervenant*, contact, secrétaire, secrétaire de séance, prise de note, prise de notes, notes prises par, créé par, soumis par, de, rapporteur*, rapporteuse*, signataire',
    owner:
      'responsable*, qui, assigné*, assigné à, pilote*, porteur*, en charge, chargé* de, attribué à, personne, référent*, chef de projet, équipe, propriétaire',
    date: "date, jour, quand, heure, date et heure, créé le, créé, mis à jour, mis à jour le, mise à jour, dernière modification, dernière mise à jour, modifié le, publié le, le, date de la réunion, date de l'incident, année, mois, trimestre, période, moment, dernière révision, prochaine révision, horaires, horaire",
    start: 'début, date de début, commence le, départ, démarrage, à partir de, depuis, lancement',
    due: 'échéance*, date limite, délai*, date butoir, pour quand, avant le, fin, date de fin, date cible, terme, à rendre le, date prévue, livraison, pour le',
    status: "statut, état, avancement, phase, étape, état d'avancement, résultat, fait",
    version: 'version, révision, édition, indice, brouillon',
    id: 'numéro, n°, nº, n, no, réf, référence, identifiant, id, code, ticket, dossier n°, rang, matricule',
    reviewers:
      'relecteur*, relectrice*, relu par, relecture, validé par, approuvé par, validation, approbation, vérifié par, approbateur*, valideur*, signature, visa, décideur*, parties prenantes',
    attendees:
      'participant*, présent*, absents, absent, excusé*, invité*, président*, président de séance, animateur*, animatrice*, personnes présentes, destinataire*, diffusion, copie, à',
    location: 'lieu, où, endroit, salle, adresse, ville, site, bureau, pays, région',
    priority:
      'priorité*, prio, urgence, importance, gravité, criticité, niveau, sévérité, impact, probabilité',
    task: 'tâche*, action*, quoi, activité*, mesure*, étape*, description, à faire, livrable*, point, sujet, prochaine étape, jalon*, désignation',
    cost: 'coût*, prix, montant, budget, total, somme, dépense*, tarif, valeur, estimation',
    category:
      'catégorie*, type, nature, étiquette*, mots-clés, mot-clé, domaine, composant*, classement, service, groupe, confidentialité, rubrique',
    link: 'lien*, url, site web, site, source, dépôt, discussion, voir aussi, référence externe, page',
  },
  callouts: {
    note: 'remarque, note',
    tip: 'astuce, conseil',
    important: 'important',
    warning: 'attention, avertissement',
    caution: 'prudence, danger',
  },
  leftovers:
    "aucun sujet, aucun point, aucun, aucun en particulier, aucune en particulier, rien de particulier, rien de spécial, rien pour l'instant, aucun connu, aucune connue, aucun problème connu, aucune limite connue, aucun risque connu, aucun à ce jour, aucune à ce jour, aucune, aucuns, aucunes, néant, rien, rien à signaler, ras, r.a.s, sans objet, s.o, so, n/a, non applicable, non concerné, ne s'applique pas, à définir, à déterminer, à préciser, à compléter, à venir, à remplir, à rédiger, à confirmer, à faire, en cours, en cours de rédaction, en attente, inconnu, inconnue, vide, non renseigné, non renseignée, néant pour l'instant, aucun pour l'instant, aucune pour l'instant, pour l'instant aucun, pas encore, voir ci-dessus, idem, texte ici, votre texte ici, rien pour le moment, pas de commentaire*, aucune remarque, aucun commentaire, bientôt disponible, en préparation, prochainement, pas de questions, aucune question, rien de nouveau, pas de nouvelles, rien de plus, aucune annonce, pas d'annonces, aucun autre point, rien d'autre",
  ofSection:
    'cette section décrit, cette section explique, cette section présente, cette section contient, cette section doit, cette section liste, cette partie décrit, cette partie présente, cette partie doit, dans cette section décrire, dans cette section décrivez, ce chapitre décrit',
  signOff:
    "cordialement, bien cordialement, très cordialement, sincères salutations, salutations, meilleures salutations, bien à vous, bien à toi, amicalement, amitiés, veuillez agréer, je vous prie d'agréer, respectueusement, merci, merci beaucoup, merci à tous, merci de votre attention, merci pour votre attention, merci de m'avoir lu, merci d'avoir lu, à bientôt, à très bientôt, à la prochaine, bonne journée, bonne lecture, bonne continuation, bon week-end, bonne soirée, bisous, la séance est levée, séance levée, fin de la réunion, fait à, signé, l'équipe, au plaisir, n'hésitez pas à",
  thanks:
    'photo de couverture, photo de, photos de, illustration de, illustrations de, relecture par, relu par, merci beaucoup, merci pour, merci encore, merci à, merci aux, un grand merci, mille mercis, tous nos remerciements, nos remerciements, mes remerciements, remerciements à, remerciements aux, nous remercions, nous tenons à remercier, nous voudrions remercier, nous souhaitons remercier, je remercie, je tiens à remercier, je voudrais remercier, que soient remerciés, avec le soutien de, ce projet est soutenu par, ce travail a été soutenu par',
  sequence:
    "puis, ensuite, après cela, enfin, d'abord, pour finir, une fois, dès que, recommencer, répéter, étape*, jusqu'à, alors",
  unordered:
    "l'une des suivantes, l'un des suivants, l'une des options, plusieurs façons, deux façons, trois façons, manières de, deux manières, moyens de, option*, alternative*, choix, au choix, choisir entre, raisons, questions, exigences, critères, principes, exemples, types de, sortes de, différences, avantages, inconvénients, objectifs, risques, problèmes, fonctionnalités, résultats",
  warns: {
    always:
      "n'oubliez pas, n'oublie pas, ne pas oublier, ne doit pas, ne doivent pas, il ne faut pas, en aucun cas, ne jamais",
    loud: 'pas, jamais, ne pas, attention',
  },
  replaces: {
    anywhere:
      "à la place, au lieu de cela, devient, peut s'écrire, peut être remplacé par, remplacer par, est remplacé par, remplacez-le par, après le changement, avec ce changement, avec cette proposition",
    alone: 'après, nouveau, nouvelle version, désormais, maintenant',
  },
  moved: {
    what: 'dépôt*, page*, document*, documentation, projet*, paquet, bibliothèque, wiki, site, article*, fichier*, guide, contenu*',
    gone: 'a déménagé, ont déménagé, a été déplacé*, ont été déplacé*, a été archivé*, ont été archivé*, est archivé*, sont archivé*, nouvelle adresse, nouvel emplacement, se trouve désormais, se trouvent désormais, est désormais maintenu*, a été migré*, ont été migré*, conservé* pour référence',
  },
  elsewhere: {
    here: 'ici, ce lien, cette page, lien, ce dépôt, ce document, cette vidéo',
    always:
      "voir, voir aussi, voyez, cf., pour plus d'informations, pour plus d’informations, pour plus d'information, pour plus de détails, pour en savoir plus, en savoir plus, pour aller plus loin, plus d'informations, plus d’informations, plus de détails, de plus amples informations, pour de plus amples, d'autres informations, d’autres informations, lire aussi, à lire aussi, reportez-vous, se reporter, se référer, référez-vous, veuillez vous référer, veuillez consulter, merci de consulter, vous trouverez plus, la documentation complète, la liste complète se trouve",
    withAddress:
      'consultez, visitez, rendez-vous sur, lisez, allez sur, vous trouverez, vous pouvez consulter, jetez un, la documentation, documentation, des exemples, suivez, rejoignez',
    except: 'voir si, voir comment, voir à, voir un, voir une',
  },
};

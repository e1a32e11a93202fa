import type { Vocabulary } from '../vocabulary.ts';

export const vocabulary: Vocabulary = {
  subjects: {
    context: [
      'Contexte',
      'où nous en sommes aujourd’hui',
      'contexte, introduction, arrière-plan, motivation, vue d’ensemble, situation, état des lieux, pourquoi maintenant',
    ],
    problem: [
      'Problème',
      'ce qui ne va pas, et pour qui',
      'problème, défi, difficulté, obstacle, enjeu, manque, besoin, frein',
    ],
    solution: [
      'Solution',
      'ce que nous y faisons',
      'solution, approche, notre réponse, proposition, ce que nous faisons, produit, offre',
    ],
    market: [
      'Marché',
      'qui achète, et combien ils sont',
      'marché, opportunité, client, public cible, segment, demande, secteur, croissance',
    ],
    competition: [
      'Concurrence',
      'qui d’autre essaie, et ce qui nous distingue',
      'concurrence, concurrent, différenciation, positionnement, avantage concurrentiel',
    ],
    proof: [
      'Preuves',
      'ce qui montre que cela marche',
      'preuve, traction, témoignage, référence, retour client, pilote, validation, étude de cas, succès',
    ],
    team: [
      'Équipe',
      'qui est derrière',
      'équipe, fondateur, qui sommes-nous, personnes, collaborateur, organisation, rôles',
    ],
    ask: [
      'Notre demande',
      'ce que nous demandons',
      'demande, financement, investissement, levée de fonds, tour de table, utilisation des fonds, nous demandons, accord',
    ],
    vision: [
      'Objectif',
      'où nous voulons aller',
      'objectif, vision, mission, but, ambition, finalité, cible',
    ],
    features: [
      'Fonctionnalités',
      'ce qu’il sait faire',
      'fonctionnalité, caractéristique, capacité, fonction, nouveauté, en un coup d’œil, points forts',
    ],
    howItWorks: [
      'Fonctionnement',
      'ce qui se passe à l’intérieur',
      'fonctionnement, comment ça marche, architecture, conception, technologie, composant, système, modèle de données, interface',
    ],
    demo: [
      'Démonstration',
      'à quoi cela ressemble',
      'démonstration, démo, exemple, capture d’écran, visite, aperçu',
    ],
    useCases: [
      'Cas d’usage',
      'à quoi cela sert',
      'cas d’usage, cas d’utilisation, scénario, application, utilisateurs',
    ],
    benefits: [
      'Bénéfices',
      'ce que l’on y gagne',
      'bénéfice, avantage, valeur, gain, pourquoi nous, économies, retour sur investissement',
    ],
    pricing: ['Tarifs', 'ce que cela coûte', 'tarif, prix, abonnement, formule, forfait, offre, devis'],
    cost: [
      'Budget',
      'ce que cela nous coûte',
      'budget, coût, finances, dépense, effort, moyens, ressources, argent',
    ],
    plan: [
      'Calendrier',
      'ce qui se passe, et quand',
      'calendrier, plan, feuille de route, étape, jalon, planning, échéance, déploiement, phases, migration',
    ],
    scope: [
      'Périmètre',
      'ce qui est inclus, et ce qui ne l’est pas',
      'périmètre, livrable, exigence, hors périmètre, cahier des charges, contenu',
    ],
    options: [
      'Options',
      'ce que nous pourrions faire à la place',
      'option, alternative, comparaison, compromis, avantages et inconvénients, variantes, scénarios possibles',
    ],
    risks: [
      'Risques',
      'ce qui pourrait mal tourner',
      'risque, menace, mesure, crainte, limite, dépendance, question ouverte, sécurité',
    ],
    nextSteps: [
      'Prochaines étapes',
      'ce qu’il faut faire maintenant',
      'prochaines étapes, action, à faire, appel à l’action, suite, perspectives',
    ],
    question: [
      'Question',
      'ce que nous voulions savoir',
      'question de recherche, hypothèse, problématique, résumé de l’étude, objet de l’étude',
    ],
    relatedWork: [
      'État de l’art',
      'ce que l’on savait déjà',
      'état de l’art, travaux connexes, littérature, travaux antérieurs, théorie',
    ],
    method: [
      'Méthode',
      'comment nous avons cherché',
      'méthode, méthodologie, expérience, données, échantillon, protocole, démarche',
    ],
    results: [
      'Résultats',
      'ce que nous avons trouvé',
      'résultat, constat, analyse, mesure, observation, performance',
    ],
    discussion: [
      'Discussion',
      'ce que cela signifie, et ce que cela ne dit pas',
      'discussion, interprétation, implication, limites, portée',
    ],
    conclusion: [
      'Conclusion',
      'ce qu’il faut retenir',
      'conclusion, résumé, à retenir, enseignement, recommandation, bilan, synthèse',
    ],
    prerequisites: [
      'Avant de commencer',
      'ce qu’il vous faut',
      'prérequis, pré-requis, avant de commencer, ce qu’il vous faut, compatibilité',
    ],
    gettingStarted: [
      'Premiers pas',
      'les premières minutes',
      'premiers pas, démarrage, démarrage rapide, installation, installer, mise en place, télécharger',
    ],
    steps: [
      'Pas à pas',
      'comment on fait',
      'pas à pas, utilisation, mode d’emploi, instructions, procédure, marche à suivre, tutoriel, comment on',
    ],
    reference: [
      'Référence',
      'les détails à consulter',
      'référence, api, options, configuration, commande, paramètre, syntaxe, réglage',
    ],
    troubleshooting: [
      'Dépannage',
      'que faire quand cela ne marche pas',
      'dépannage, foire aux questions, faq, problèmes connus, erreur, aide',
    ],
    status: [
      'Où nous en sommes',
      'ce qui s’est passé depuis la dernière fois',
      'état d’avancement, avancement, point, bilan, rétrospective, le trimestre, compte rendu, suivi',
    ],
    figures: [
      'Chiffres',
      'les chiffres qui comptent',
      'chiffre, indicateur, chiffre d’affaires, ventes, statistique, kpi, mesure',
    ],
    items: ['Sujets', 'de quoi parler', 'sujet, ordre du jour, point à discuter, thème, à discuter'],
    decisions: [
      'Décisions',
      'ce qu’il faut décider',
      'décision, décider, résolution, vote, approbation, arbitrage',
    ],
    profile: [
      'Profil',
      'qui c’est',
      'à propos, profil, biographie, parcours, qui je suis, présentation, expérience',
    ],
    skills: [
      'Compétences',
      'ce que nous faisons bien',
      'compétence, service, expertise, savoir-faire, points forts, outils',
    ],
    works: [
      'Réalisations',
      'ce qui a été fait',
      'réalisation, projet, portfolio, étude de cas, sélection, clients, publication, exposition',
    ],
    contact: ['Contact', 'où nous joindre', 'contact, nous joindre, écrire, courriel, adresse'],
  },
  narratives: {
    Pitch: 'pitch, investisseur, startup, start-up, jeune pousse, levée de fonds, capital-risque, amorçage',
    Showcase:
      'vitrine, lancement, présentation de produit, démonstration, nouveauté, bibliothèque, découverte du produit',
    Sales: 'vente, commercial, prospect, acheteur, offre commerciale, rendez-vous client',
    Proposal:
      'proposition, projet de, conception technique, appel d’offres, dossier, demande de subvention, note de cadrage',
    Research: 'recherche, étude, thèse, mémoire, expérience, enquête, hypothèse, scientifique, article',
    Guide:
      'guide, tutoriel, manuel, mode d’emploi, formation, cours, atelier, prise en main, documentation, comment, installation, installer',
    Meeting:
      'réunion, compte rendu, trimestre, trimestriel, point d’étape, rapport d’avancement, hebdomadaire, mensuel, rétrospective, conseil d’administration, bilan, lancement de projet',
    Portfolio: 'portfolio, curriculum vitae, réalisations, mes travaux, agence, indépendant, à propos de moi',
  },
};

import type { Talk } from '../talk.ts';

export const talk: Talk = {
  ofPage:
    'cette page décrit, cette page présente, cette page explique, cette page liste, ce document décrit, ce document présente, ce document explique, cet article décrit, cet article présente, ce billet décrit, cette section décrit, cette section présente, cette section explique, ce chapitre décrit, ce chapitre présente, voici une liste, voici la liste, voici quelques, ci-dessous une, ci-dessous la liste, vous trouverez ci-dessous',
  ofDocument:
    'dernière mise à jour, dernière modification, dernière révision, dernière relecture, mis à jour le, mise à jour le, rédigé par, rédigée par, écrit par, écrite par, relu par, relue par, préparé par, préparée par, commentaires bienvenus, vos commentaires, vos remarques, remarques bienvenues, corrections bienvenues, cette version remplace, remplace la version, annule et remplace, encore un brouillon, premier jet, ne pas diffuser, merci de ne pas diffuser, usage interne',
  toReader:
    "si vous ne lisez qu'une, si vous ne lisez qu'un, si vous êtes pressé, si vous êtes pressés, pour les plus pressés, pour les lecteurs pressés, je serai bref, je serai brève, je fais court, nous serons brefs, lisez la suite, lire la suite, poursuivez la lecture, continuez la lecture, voir ci-dessous, voir ci-dessus, voir plus bas, voir plus haut, voir le tableau, voir la figure, voir la section, voyons ensemble, voyons maintenant, jetons un œil, jetons un coup d'œil, dans la section suivante, dans les sections suivantes, dans le chapitre suivant, dans la suite de ce, sans plus attendre, nous y reviendrons, on y reviendra, plus de détails ci-dessous, n'hésitez pas à ajouter, n'hésitez pas à compléter, n'hésitez pas à modifier, n'hésitez pas à éditer, afficher la slide, afficher la diapo, afficher la diapositive, afficher le slide, passer à la slide, passer à la diapo, bonne lecture, bon code, remarquez-vous, restez à l'écoute, amusez-vous bien",
  ends: 'à la page suivante, dans la section suivante, dans les sections suivantes, dans le chapitre suivant, ci-dessous dans le détail, sont décrits ci-dessous, est décrit ci-dessous, sont listés ci-dessous, sont présentés ci-dessous, sont détaillés ci-dessous, en bas de page, en bas de cette page, en haut de la page, à la fin de ce document, à la fin de cette page',
  clauses:
    "comme mentionné ci-dessus, comme mentionné en introduction, comme mentionné au début, comme dit en introduction, comme dit au début, comme mentionné plus haut, comme mentionné précédemment, comme indiqué ci-dessus, comme indiqué plus haut, comme indiqué précédemment, comme indiqué, comme dit plus haut, comme dit précédemment, comme déjà dit, comme déjà mentionné, comme expliqué ci-dessus, comme expliqué plus haut, comme expliqué précédemment, comme décrit ci-dessus, comme décrit ci-dessous, comme décrit plus haut, comme vu précédemment, comme vu plus haut, comme on l'a vu, comme nous l'avons vu, comme nous le verrons, comme je l'ai dit, comme je le disais, comme vous pouvez le voir, comme on peut le voir, comme montré ci-dessus, comme montré ci-dessous, voir ci-dessus, voir ci-dessous, voir plus haut, voir plus bas, cf. ci-dessus, cf. ci-dessous, cf ci-dessus, cf ci-dessous, cf. supra, cf. infra, voir le tableau ci-dessous, voir la figure ci-dessous, ci-dessus, ci-dessous",
  greets:
    'bonjour, bonjour à tous, bonjour à toutes, bonjour à toutes et à tous, bonjour tout le monde, bonsoir, salut, salut à tous, chers tous, cher*, chère*, chers collègues, chers amis, madame, monsieur, madame monsieur',
  connectives:
    'de plus, en outre, par ailleurs, également, cependant, toutefois, néanmoins, pourtant, donc, ainsi, par conséquent, en conséquence, de ce fait, pour cette raison, pour ces raisons, en effet, enfin, or, mais, et, alors, du coup, bref, cela dit, ceci dit, de même',
  references: {
    sees: 'voir, voir aussi, cf., cf, v.',
    pictures:
      "figure, figures, fig., schéma, graphique, photo, capture d'écran, graphe, dessin, illustration",
    tables: 'tableau, tableaux, tabl.',
    parts: 'section, sections, chapitre, chapitres, chap., annexe, annexes, page, p., partie, point, §',
  },
};

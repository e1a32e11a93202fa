import { sayRoles } from '../../../support/sayRoles.ts';

sayRoles('fr', {
  decision: ['Nous avons décidé de reporter le lancement.', 'Le budget a été approuvé à l’unanimité.'],
  ask: ['Nous demandons 30 000 euros pour la phase 2.', 'Merci de valider le devis avant vendredi.'],
  cause: ['La panne est due à un certificat expiré.', 'La cause principale était un disque plein.'],
  result: ['Le temps de réponse est passé de 900 à 120 ms.', 'Nous avons constaté une baisse de 12 %.'],
  risk: ['Le fournisseur risque de ne pas livrer à temps.', 'Le principal danger reste la fuite de données.'],
  action: ['Claire se charge de réserver la salle.', 'Responsable : Marc. Échéance : le 3 mai.'],
  conclusion: ['En résumé, le projet est rentable.', 'En somme, la démarche a fait ses preuves.'],
  recommendation: [
    'Nous recommandons la deuxième option.',
    'Il est conseillé de tester sur un petit volume.',
  ],
  rule: [
    'Le nom doit être unique.',
    'Cette méthode n’accepte plus de rappel.',
    'La fonction est désactivée par défaut.',
  ],
  question: ['Il reste à déterminer qui paiera la formation.', 'La date n’est pas encore décidée.'],
  caveat: ['Attention, ces chiffres sont provisoires.', 'Cela ne s’applique qu’aux nouveaux contrats.'],
  narration: [
    'Après le déjeuner, la discussion a été longue.',
    'Ensuite, nous avons appelé le prestataire.',
    'Cette section décrit les différentes parties.',
    'Pour en savoir plus, consultez le site.',
  ],
});

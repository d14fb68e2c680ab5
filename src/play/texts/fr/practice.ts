import { plural } from '../../../engine/core/text'
import type { practiceTexts as english } from '../practice'

export const practiceTexts: typeof english = {
  title: 'Entraînement',
  intro: 'Chaque position revient jusqu’à ce que tu la résolves du premier coup deux jours différents.',
  empty: 'Rien à travailler.',
  kinds: { mate: 'Mat manqué', hint: 'Avec indice', mistake: 'Erreur', blunder: 'Gaffe' },
  move: (move) => `Coup ${move}`,
  tomorrow: 'À revoir demain',
  solve: 'Résoudre',
  remove: 'Retirer',
  removeAll: 'Tout retirer',
  removesAll: (count) =>
    plural(count, {
      one: 'Retirer # position\u202f? Cette action est irréversible.',
      many: 'Retirer # de positions\u202f? Cette action est irréversible.',
      other: 'Retirer # positions\u202f? Cette action est irréversible.',
    }),
  cancel: 'Annuler',
  unreadable: 'Cette position vient d’une autre version du jeu.',

  bar: {
    find: 'Trouve le bon coup.',
    findMate: 'Trouve le mat.',
    solved: 'Bien joué. À revoir demain.',
    removed: 'Réussi deux jours différents\u00a0: retiré de ta liste.',
    missed: 'Ce n’est pas le bon coup.',
    missedMate: 'Pas du premier coup. À revoir demain.',
    hinted: 'Avec un indice, ça ne compte pas. À revoir demain.',
    failed: 'Le coup n’a pas pu être évalué.',
    next: 'Suivant',
    list: 'Retour à la liste',
  },
}

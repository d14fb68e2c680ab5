import type { shareTexts as english } from '../share'

export const shareTexts: typeof english = {
  startCopied: 'Lien copié. Il lance exactement cette partie.',
  resultCopied: 'Résultat copié. Colle-le où tu veux.',
  challengeTitle: (game) => `${game} : un défi`,
  challengeCopied: 'Défi copié. Toute personne qui l’ouvre aura le même départ.',
}

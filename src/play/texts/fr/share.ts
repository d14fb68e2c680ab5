import type { shareTexts as english } from '../share'

export const shareTexts: typeof english = {
  startCopied: 'Lien copié. Il lance exactement cette partie.',
  resultCopied: 'Résultat copié. Colle-le où tu veux.',
  challengeTitle: (game) => `${game}\u00a0: un défi`,
  challengeCopied: 'Défi copié. Toute personne qui l’ouvre aura le même départ.',
}

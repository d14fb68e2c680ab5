import type { challengeTexts as english } from '../challenges'

export const challengeTexts: typeof english = {
  waiting: (label, value) => `Défi sur le même départ. À battre : ${label} ${value}.`,
  won: (label, own, value) => `Défi gagné : ${label} ${own} contre ${value}.`,
  lost: (label, own, value) => `Défi perdu : ${label} ${own} contre ${value}.`,
  tied: (label, value) => `Défi à égalité : ${label} ${value}.`,
  unverified: 'Ce résultat n’est pas vérifié.',
  impossible: 'Ce lien de défi est inutilisable : aucune partie ne peut atteindre son résultat.',
  noStart: 'Ce lien de défi est inutilisable : le départ manque.',
  otherResult: (label, value) =>
    `Le résultat de ce lien ne correspond pas à sa rediffusion, qui se termine avec ${label} ${value}.`,
}

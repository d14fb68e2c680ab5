import type { challengeTexts as english } from '../challenges'

export const challengeTexts: typeof english = {
  waiting: (label, value) => `Défi sur le même départ. À battre\u00a0: ${label} ${value}.`,
  won: (label, own, value) => `Défi gagné\u00a0: ${label} ${own} contre ${value}.`,
  lost: (label, own, value) => `Défi perdu\u00a0: ${label} ${own} contre ${value}.`,
  tied: (label, value) => `Défi à égalité\u00a0: ${label} ${value}.`,
  unverified: 'Ce résultat n’est pas vérifié.',
  impossible: 'Ce lien de défi est inutilisable\u00a0: aucune partie ne peut atteindre son résultat.',
  noStart: 'Ce lien de défi est inutilisable\u00a0: le départ manque.',
  otherResult: (label, value) =>
    `Le résultat de ce lien ne correspond pas à sa rediffusion, qui se termine avec ${label} ${value}.`,
}

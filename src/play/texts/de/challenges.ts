import type { challengeTexts as english } from '../challenges'

export const challengeTexts: typeof english = {
  waiting: (label, value) => `Herausforderung mit demselben Start. Zu schlagen: „${label}: ${value}“.`,
  won: (label, own, value) => `Herausforderung gewonnen. ${label}: ${own} gegen ${value}.`,
  lost: (label, own, value) => `Herausforderung verloren. ${label}: ${own} gegen ${value}.`,
  tied: (label, value) => `Herausforderung unentschieden. ${label}: beide ${value}.`,
  unverified: 'Dieses Ergebnis ist nicht überprüft.',
  impossible: 'Dieser Link zur Herausforderung ist unbrauchbar: Kein Spiel kann sein Ergebnis erreichen.',
  noStart: 'Dieser Link zur Herausforderung ist unbrauchbar: Der Start fehlt.',
  otherResult: (label, value) =>
    `Das Ergebnis in diesem Link passt nicht zu seiner Wiederholung, die mit „${label}: ${value}“ endet.`,
}

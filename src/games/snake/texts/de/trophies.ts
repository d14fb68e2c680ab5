import type { trophyTexts as english } from '../trophies'

export const trophyTexts: typeof english = {
  grown: { title: 'Groß geworden', text: 'Erreiche ohne Hindernisse eine Länge von 25.' },
  fast: {
    title: 'Fast Food',
    text: 'Friss 20 Früchte in einem Spiel mit Tempo Schnell, mit Wänden und ohne Hindernisse.',
  },
  third: {
    title: 'Ein Drittel des Feldes',
    text: 'Erreiche auf 20x20 ohne Hindernisse eine Länge von 134, ein Drittel aller Felder.',
  },
  full: {
    title: 'Alles aufgefressen',
    text: 'Fülle ohne Hindernisse ein ganzes Spielfeld mit 20x20 Feldern.',
  },
}

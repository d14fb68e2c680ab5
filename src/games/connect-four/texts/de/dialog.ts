import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  position: {
    label: 'Gespielte Spalten, von 1 bis 7',
    button: 'Spalten kopieren',
    done: 'Spalten kopiert.',
  },
  loadHint: 'Füge die gespielten Spalten ein, zum Beispiel 4453.',
  loadEmpty: 'Füge zuerst die gespielten Spalten ein.',
  counts: (red, yellow) =>
    `Diese Stellung ist unmöglich: Rot beginnt und die Seiten wechseln sich ab, aber sie hat ${red} rote und ${yellow} gelbe Steine.`,
  redWon: 'Diese Stellung ist unmöglich: Rot hatte schon vor dem letzten Stein vier in einer Reihe.',
  yellowWon: 'Diese Stellung ist unmöglich: Gelb hatte schon vor dem letzten Stein vier in einer Reihe.',
  noOrder: 'Diese Stellung ist unmöglich: Keine Reihenfolge von Zügen führt zu ihr.',
}

import { plural } from '../../../engine/core/text'
import type { practiceTexts as english } from '../practice'

export const practiceTexts: typeof english = {
  title: 'Üben',
  intro: 'Jede Stellung kommt wieder, bis du sie an zwei verschiedenen Tagen beim ersten Versuch löst.',
  empty: 'Nichts zu üben.',
  kinds: { mate: 'Verpasstes Matt', hint: 'Tipp benutzt', mistake: 'Fehler', blunder: 'Grober Fehler' },
  move: (move) => `Zug ${move}`,
  tomorrow: 'Morgen wieder',
  solve: 'Lösen',
  remove: 'Entfernen',
  removeAll: 'Alle entfernen',
  removesAll: (count) =>
    plural(count, {
      one: '# Stellung entfernen? Das lässt sich nicht rückgängig machen.',
      other: '# Stellungen entfernen? Das lässt sich nicht rückgängig machen.',
    }),
  cancel: 'Abbrechen',
  unreadable: 'Diese Stellung stammt aus einer anderen Version des Spiels.',

  bar: {
    find: 'Finde den richtigen Zug.',
    findMate: 'Finde das Matt.',
    solved: 'Richtig. Kommt morgen wieder.',
    removed: 'An zwei Tagen richtig: von deiner Liste entfernt.',
    missed: 'Nicht der richtige Zug.',
    missedMate: 'Nicht beim ersten Versuch. Kommt morgen wieder.',
    hinted: 'Mit Tipp zählt es nicht. Kommt morgen wieder.',
    failed: 'Der Zug konnte nicht beurteilt werden.',
    next: 'Weiter',
    list: 'Zur Liste',
  },
}

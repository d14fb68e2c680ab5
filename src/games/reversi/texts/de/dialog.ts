import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  moves: {
    label: 'Züge dieser Partie',
    button: 'Züge kopieren',
    done: 'Züge kopiert.',
  },
  position: {
    label: 'Stellung: X ist Schwarz, O ist Weiß, dann die Seite am Zug',
    button: 'Stellung kopieren',
    done: 'Stellung kopiert.',
  },
  loadHint: 'Füge Züge wie f5d6c3 oder eine Stellung ein.',
  loadEmpty: 'Füge zuerst Züge oder eine Stellung ein.',
}

import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  loaded: 'Partie geladen',
  flag: 'Zeit um',
  claimed: 'Remis reklamiert',
  accepted: 'Remis angenommen',
  resigned: 'Aufgegeben',
  wrong: (from, to) => `${from}-${to}: falscher Zug`,
  offered: (move) => `${move}, Remis angeboten`,
}

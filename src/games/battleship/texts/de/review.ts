import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  compared: 'Verglichen mit dem besten Schuss',
  loss: {
    one: '#\u00a0% weniger wahrscheinlich als der beste Schuss',
    other: '#\u00a0% weniger wahrscheinlich als der beste Schuss',
  },
  nextToHits: 'Ein getroffenes Schiff schwimmt noch, also feuere zuerst neben die Treffer.',
  noShip: (cell) => `Kein übriges Schiff kann auf ${cell} liegen.`,
  more: (best, cell) => `Auf ${best} sind mehr Schiffslagen möglich als auf ${cell}.`,
  summary: { shots: 'Schüsse', hits: 'Treffer', best: 'Beste Schüsse' },
}

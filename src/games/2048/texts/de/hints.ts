import { plural } from '../../../../engine/core/text'
import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
  noCorner: 'Schau auf deine höchste Kachel: In einer Ecke ist sie am sichersten.',
  edge: 'Schau auf den hervorgehobenen Rand: In seiner Ecke liegt deine höchste Kachel.',
  oneDirection: 'Die Kacheln lassen sich nur in eine Richtung schieben.',
  frees: (cells) =>
    plural(cells, {
      one: 'Wenn die hervorgehobenen Kacheln verschmelzen, wird # Feld frei.',
      other: 'Wenn die hervorgehobenen Kacheln verschmelzen, werden # Felder frei.',
    }),
  keepsCorner:
    'Beim besten Zug verschmilzt nichts, aber deine höchste Kachel bleibt in der hervorgehobenen Ecke.',
  toCorner: 'Beim besten Zug verschmilzt nichts, aber deine höchste Kachel kommt in die hervorgehobene Ecke.',
  order: 'Halte große Kacheln zusammen: Der beste Zug ordnet die hervorgehobenen besser an.',
  scores: (direction, points) =>
    plural(points, { one: `${direction} bringt # Punkt.`, other: `${direction} bringt # Punkte.` }),
  looksBest: (direction) => `${direction} sieht am besten aus.`,
}

import { plural } from '../../../engine/core/text'
import type * as hints from '../../../games/2048/texts/hints'
import type * as moves from '../../../games/2048/texts/moves'
import type * as review from '../../../games/2048/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
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
  order: 'Halt große Kacheln zusammen: Der beste Zug ordnet die hervorgehobenen besser an.',
  scores: (direction, points) =>
    plural(points, { one: `${direction} bringt # Punkt.`, other: `${direction} bringt # Punkte.` }),
  looksBest: (direction) => `${direction} sieht am besten aus.`,
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  directions: { up: 'Hoch', down: 'Runter', left: 'Links', right: 'Rechts' },
  scored: (direction, points) => `${direction}, +${points}`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  freeCells: 'Freie Felder',
  noMoves: (played) => `Nach „${played}“ ist kein Zug mehr möglich.`,
  corner: (best, played) =>
    `„${best}“ lässt die höchste Kachel in ihrer Ecke. „${played}“ schiebt sie heraus.`,
  fewerFree: (best, free, played, left) => `Freie Felder: ${free} nach „${best}“, ${left} nach „${played}“.`,
  order: (best) => `„${best}“ ordnet die Kacheln besser für künftiges Verschmelzen an.`,
  bestMoves: 'Beste Züge',
}
